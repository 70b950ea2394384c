import type { Opened, SeatGiven } from '../wire/generated';

/** The links of a table that this browser has opened, so that whoever opened it can hand them out. */
export function keepLinks(opened: Opened): void {
  try {
    sessionStorage.setItem(`links-${opened.table}`, JSON.stringify(opened.seats));
    for (const seat of opened.seats)
      if (seat.recovery) sessionStorage.setItem(`recovery-${opened.table}`, seat.recovery);
  } catch {
    // Then they are in the answer alone.
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
