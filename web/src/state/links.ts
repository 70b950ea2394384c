import type { Opened, SeatGiven } from '../wire/generated';

/** The links of a table that this browser has opened, so that whoever opened it can hand them out. */
export function keepLinks(opened: Opened): void {
  try {
    sessionStorage.setItem(`links-${opened.table}`, JSON.stringify(opened.seats));
  } catch {
    // Then they are in the answer alone.
  }
  for (const seat of opened.seats) keepRecovery(opened.table, seat);
}

/** Keep the code that brings one's own seat back: it is shown at the table. */
export function keepRecovery(table: string, given: SeatGiven): void {
  try {
    if (given.recovery) sessionStorage.setItem(`recovery-${table}`, given.recovery);
  } catch {
    // Then the link alone must do.
  }
}

/** Links of a table's seats that were handed out here. */
export function linksOf(table: string): SeatGiven[] {
  try {
    return JSON.parse(sessionStorage.getItem(`links-${table}`) ?? '[]') as SeatGiven[];
  } catch {
    return [];
  }
}

/** The code that brings one's own seat back. */
export function recoveryOf(table: string): string | null {
  try {
    return sessionStorage.getItem(`recovery-${table}`);
  } catch {
    return null;
  }
}
