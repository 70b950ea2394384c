/** A place of the rulebook that can be found: a rule, a paragraph, a line of a table. */
export interface Place {
  page: string;
  title: string;
  /** The rule or the heading to go to. */
  anchor: string;
  rule?: string;
  text: string;
}

/** A piece of an excerpt; what was searched for is marked. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** How many letters an excerpt has, and how many of them at most before what was searched for. */
const LENGTH = 220;
const AROUND = 90;

/** Every place of a page that is laid out. */
export function placesOf(page: string, title: string, html: string): Place[] {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const places: Place[] = [];
  let anchor = '';
  let rule: string | undefined;
  for (const element of read.querySelectorAll('h2, h3, p, li, tr')) {
    if (/^H/.test(element.tagName)) [anchor, rule] = [element.id, undefined];
    if (element.classList.contains('rule')) anchor = rule = element.id;
    const text = worded(element);
    if (text) places.push({ page, title, anchor, text, ...(rule ? { rule } : {}) });
  }
  return places;
}

/** Where all the words stand; a rule that is named by its number comes first. */
export function found(places: readonly Place[], query: string): Place[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = places.filter((place) => {
    const text = `${place.rule ?? ''} ${place.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = (place: Place): boolean => words.includes((place.rule ?? '').toLocaleLowerCase());
  return [...hits.filter(isNamed), ...hits.filter((place) => !isNamed(place))];
}

/** The part of a text around what was searched for. */
export function excerpt(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  const first = Math.min(...words.map((word) => text.toLocaleLowerCase().indexOf(word)).filter((at) => at >= 0));
  const start = Number.isFinite(first) && first > AROUND ? text.indexOf(' ', first - AROUND) + 1 : 0;
  const end = start + LENGTH < text.length ? text.lastIndexOf(' ', start + LENGTH) : text.length;
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'gi');
  return shown
    .split(pattern)
    .filter(Boolean)
    .map((piece) => ({ text: piece, marked: words.includes(piece.toLocaleLowerCase()) }));
}

/** What an element says; a rule's number stands beside it anyway. */
function worded(element: Element): string {
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return element.classList.contains('rule') ? text.slice(element.id.length).trim() : text;
}

function wordsOf(query: string): string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

function literal(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
