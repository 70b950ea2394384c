import type { Opened, SeatGiven } from '../wire/generated';
import { took } from './keyring';

/** A table that was opened here: the key of one's own seat, and invitations so that they can be handed out. */
export function keepLinks(opened: Opened): void {
  for (const { secret, recovery } of opened.seats) if (recovery) took(opened.table, secret, recovery);
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
