/** What this browser needs to come back to a seat: links that sat somebody down are used up. */
interface Kept {
  key?: string;
  recovery?: string;
  /** The link by which the key came. */
  link?: string;
  /** A key that was said with a link and not answered yet: said again, it is the same. */
  next?: { key: string; link: string };
}

/** What is said to come to a seat: its key, or a link's secret and the key that the seat shall have. */
export interface Way {
  secret?: string | undefined;
  key?: string | undefined;
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
  write(table, { ...kept, next });
  return { ...(link ? { secret: link } : {}), key: next.key };
}

/** One sits there, with this key; a code that is not new stays. */
export function took(table: string, key: string, recovery?: string): void {
  const { recovery: before, ...kept } = read(table);
  const code = recovery ?? (kept.key === key ? before : undefined);
  const link = kept.next?.link || kept.link;
  write(table, { key, ...(code ? { recovery: code } : {}), ...(link ? { link } : {}) });
}

/** The key opens nothing any more. */
export function forgetKey(table: string): void {
  write(table, {});
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
