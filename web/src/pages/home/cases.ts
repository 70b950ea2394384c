import { took } from '../../state/keyring';
import { keepLinks } from '../../state/links';
import { newWord } from '../../state/luck';
import { router } from '../../state/router.svelte';
import { sha256 } from '../../state/sha256';
import { ask, tell } from '../../wire/api';
import type { GameAbout, Me, Opened, OpenTable, SeatGiven, Site, Table } from '../../wire/generated';
import { say } from '../../words/words.svelte';

/** What stands on a folder before anything was asked of the server. */
export interface CaseFacts {
  id: string;
  low: number;
  high: number;
  /** How many play where somebody just wants to play. */
  usual: number;
}

/** The four cases, in the order in which they lie on the desk. */
export const CASES: readonly CaseFacts[] = [
  { id: 'al-capone', low: 2, high: 4, usual: 2 },
  { id: 'bonnie-and-clyde', low: 2, high: 4, usual: 2 },
  { id: 'rue-morgue', low: 2, high: 4, usual: 2 },
  { id: 'capone', low: 3, high: 6, usual: 4 },
];

/** Play at once: I and bots, everything else as usual. */
export async function playNow(one: CaseFacts): Promise<void> {
  const bots = Array.from({ length: one.usual - 1 }, () => ({ kind: 'bot', level: 'greedy' }) as const);
  const { name } = await ask<Me>('/api/me');
  await open({ game: one.id, seats: [{ kind: 'me' }, ...bots], name: name || say('web-nameless') });
}

/** Open a table and go there: to my seat, or to look on. */
export async function open(wish: OpenTable): Promise<void> {
  const word = newWord();
  const opened = await tell<Opened>('/api/tables', { ...wish, word_commitment: sha256(word) });
  keepLinks(opened, word);
  router.go(`/t/${opened.table}`);
}

/** Take a seat back by its code, with a new key and a new code; all that there was before ends. */
export async function recover(table: string, code: string): Promise<void> {
  const given = await tell<SeatGiven>(`/api/tables/${table}/recover`, { code: code.trim() });
  took(table, given.secret, given.recovery);
}

/** The table that a code or a pasted link means. */
export async function tableOf(typed: string): Promise<string | undefined> {
  const there = destination(typed.trim());
  if (!there) return undefined;
  if ('address' in there) return there.address.slice('/t/'.length).split('#')[0];
  return (await ask<Table>(`/api/codes/${there.code}`)).id;
}

/** What can be played, with all options. */
export function games(): Promise<GameAbout[]> {
  return ask<GameAbout[]>('/api/games');
}

let known: Promise<Site> | undefined;

/** Who runs this server; asked once. */
export function site(): Promise<Site> {
  return (known ??= ask<Site>('/api/site'));
}

/** Where a code or a pasted link leads: to an address of ours, or to a code that must be looked up. */
export function destination(typed: string): { address: string } | { code: string } | undefined {
  const link = /\/t\/([\w-]{1,64})\/?(#[\w-]+)?/.exec(typed);
  if (link) return { address: `/t/${link[1]}${link[2] ?? ''}` };
  const code = typed.replaceAll(/[\s-]/g, '');
  return /^\w{4,16}$/.test(code) ? { code } : undefined;
}
