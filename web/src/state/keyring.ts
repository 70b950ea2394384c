import { newWord, type Sealed } from './luck';
import { sha256 } from './sha256';

/** What this browser needs to come back to a seat (a link is used up by sitting down), and to check its luck. */
interface Kept {
  key?: string;
  recovery?: string;
  /** The link by which the key came. */
  link?: string;
  /** A key that was said with a link and not answered yet: said again, it is the same. */
  next?: { key: string; link: string };
  /** This browser's word in the shuffle. */
  word?: string;
  /** The server's commitment, as it was first seen. */
  commitment?: string;
  sealed?: Sealed;
}

/** What is said to come to a seat: its key, or a link's secret and the key that the seat shall have. */
export interface Way {
  secret?: string | undefined;
  key?: string | undefined;
  word_commitment?: string | undefined;
}

/** The key of one's own seat at a table. */
export function keyOf(table: string): string | undefined {
  return read(table).key;
}

/** The code that brings one's own seat back. */
export function recoveryOf(table: string): string | undefined {
  return read(table).recovery;
}

/** Whether a link has yet to be used; one that was used here leads to one's own seat by its key. */
export function isNew(table: string, link: string): boolean {
  const kept = read(table);
  return kept.key === undefined || (link !== kept.link && link !== kept.key);
}

/** How to come to the seat of a link, or without one to an open seat. */
export function wayTo(table: string, link = ''): Way {
  const kept = read(table);
  if (link && !isNew(table, link)) return { secret: kept.key };
  const next = kept.next?.link === link ? kept.next : { key: newKey(), link };
  const word = kept.word ?? newWord();
  write(table, { ...kept, next, word });
  return { ...(link ? { secret: link } : {}), key: next.key, word_commitment: sha256(word) };
}

/** One sits there, with this key; a code that is not new stays. */
export function took(table: string, key: string, recovery?: string): void {
  const { recovery: before, next, ...kept } = read(table);
  const code = recovery ?? (kept.key === key ? before : undefined);
  const link = next?.link || kept.link;
  write(table, { ...kept, key, ...(code ? { recovery: code } : {}), ...(link ? { link } : {}) });
}

/** The key opens nothing any more. */
export function forgetKey(table: string): void {
  const { key: _, recovery: __, link: ___, ...kept } = read(table);
  write(table, kept);
}

/** One's word at a table that was opened with it. */
export function keepWord(table: string, word: string): void {
  write(table, { ...read(table), word });
}

/** One's word at a table. */
export function wordOf(table: string): string | undefined {
  return read(table).word;
}

/** What the server has committed to; only what was seen first counts. */
export function sawCommitment(table: string, commitment: string | undefined): void {
  const kept = read(table);
  if (commitment && !kept.commitment) write(table, { ...kept, commitment });
}

/** All commitments, as they were shown first, and whether the server has one's word. */
export function seal(table: string, seat: number, commitments: (string | null)[], told: boolean): void {
  const kept = read(table);
  const before = kept.sealed ?? { seat, commitment: kept.commitment, commitments, told };
  write(table, { ...kept, sealed: { ...before, told: before.told || told } });
}

/** What was shown before the deal, where one's word is part of it. */
export function sealedOf(table: string): Sealed | undefined {
  return read(table).sealed;
}

/** A key that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function read(table: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(`seat-${table}`) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(table: string, kept: Kept): void {
  try {
    localStorage.setItem(`seat-${table}`, JSON.stringify(kept));
  } catch {
    // Then the cookie alone must do.
  }
}
