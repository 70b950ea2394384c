import type { Opened, SeatGiven } from '../wire/generated';
import { keepWord, sawCommitment, took } from './keyring';

/** A table that was opened here: one's own seat with its key and word, and invitations so that they can be sent. */
export function keepLinks(opened: Opened, word?: string): void {
  sawCommitment(opened.table, opened.commitment);
  for (const { secret, recovery } of opened.seats) {
    if (!recovery) continue;
    took(opened.table, secret, recovery);
    if (word) keepWord(opened.table, word);
  }
  const invitations = opened.seats.filter((given) => !given.recovery);
  try {
    sessionStorage.setItem(`links-${opened.table}`, JSON.stringify(invitations));
  } catch {
    // Then they are in the answer alone.
  }
}

/** Invitations to a table's seats that were made here. */
export function linksOf(table: string): SeatGiven[] {
  try {
    return JSON.parse(sessionStorage.getItem(`links-${table}`) ?? '[]') as SeatGiven[];
  } catch {
    return [];
  }
}
