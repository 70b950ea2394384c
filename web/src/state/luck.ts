import type { Words } from '../wire/generated';
import { sha256 } from './sha256';

/** What was shown when all had committed and before any card was dealt; `told`: the word reached the server. */
export interface Sealed {
  seat: number;
  commitment: string | undefined;
  commitments: (string | null)[];
  told: boolean;
}

/** A word that nobody can guess. */
export function newWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a finished record is what was shown before the deal; undefined where this seat was silent. */
export function fits(word: string, sealed: Sealed, record: Words[]): boolean | undefined {
  const header = record[0] ?? {};
  const reveal = (record.at(-1)?.['reveal'] ?? {}) as { secret?: string; words?: string[] };
  const silent = (header['silent'] ?? []) as number[];
  if (silent.includes(sealed.seat) && !sealed.told) return undefined;
  return (
    header['commitment'] === sealed.commitment &&
    sha256(reveal.secret ?? '') === sealed.commitment &&
    JSON.stringify(header['word_commitments']) === JSON.stringify(sealed.commitments) &&
    reveal.words?.[sealed.seat] === word
  );
}
