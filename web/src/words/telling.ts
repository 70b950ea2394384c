import type { Words } from '../wire/generated';
import { counted, nameOf, namesOf, say, voice, yesNo, type Facts } from './words.svelte';

const SEATS = ['seat', 'to', 'of', 'to_act', 'dealer', 'out'];
const THINGS = ['card', 'back', 'top', 'wanted', 'place', 'member', 'business', 'field'];
const LISTS = ['cards', 'taken', 'rest', 'members', 'given', 'received'];
const APART = ['from', 'ask', 'for', 'do'];

/**
 * Tells a match to one seat (or, below 0, to a spectator), as the server's own teller does:
 * src/fallakte/text/telling.py says what the facts are, and a test holds the two against each other.
 */
export class Teller {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly seat: number,
  ) {}

  /** What happened, in one sentence; nothing where it is not worth one. */
  event(words: Words): string {
    return this.#told('event', String(words['event']), words).trim();
  }

  /** What a move does, as an offer: "meld 3 Frank Nitti". */
  move(words: Words): string {
    return this.#told('move', moveWord(words), words);
  }

  /** How a round ended, from the words of the event that scored it. */
  ending(words: Words): string {
    return this.#told('ending', String(words['ending']), words);
  }

  #told(what: string, word: string, words: Words): string {
    const own = `${what}-${this.game}-${word}`.replaceAll('_', '-');
    return voice.say(voice.has(own) ? own : `${what}-${word}`.replaceAll('_', '-'), this.facts(words));
  }

  /** The words of an event or a move as Fluent takes them. */
  facts(words: Words): Facts {
    const told: Facts = { you: yesNo(words['seat'] === this.seat), known: yesNo('cards' in words || 'card' in words) };
    for (const field of LISTS) told[field] = '';
    for (const [field, value] of Object.entries(words)) {
      told[field] = this.#fact(field, value);
      if (SEATS.includes(field)) told[`${field}-you`] = yesNo(value === this.seat);
      else if (LISTS.includes(field) && Array.isArray(value)) told[`${field}-count`] = value.length;
    }
    if ('card' in words && 'count' in words) told['counted'] = counted(String(words['card']), Number(words['count']));
    if (this.game === 'capone') Object.assign(told, familyFacts(words, this.seat, String(told['of'])));
    return told;
  }

  #fact(field: string, value: unknown): string | number {
    if (value == null) return 'none';
    if (typeof value === 'boolean') return yesNo(value);
    if (SEATS.includes(field)) return this.#name(field, Number(value));
    if (LISTS.includes(field)) return namesOf(value as string[]);
    if (THINGS.includes(field)) return nameOf(String(value));
    if (field === 'pair') return say(`pair-${String(value)}`);
    return typeof value === 'number' ? value : String(value);
  }

  #name(field: string, seat: number): string {
    if (seat === this.seat && field !== 'seat') return say('you-object');
    return this.names[seat] ?? say('empty-seat', { seat });
  }
}

/** A move's act, with what tells two moves of the same act apart: the option of an event, the pile of a draw. */
export function moveWord(words: Words): string {
  return [words['act'], ...APART.filter((field) => field in words).map((field) => words[field])].join('-');
}

// Capone's own phrases: money, sites, pieces, and whose member somebody is

/** An amount of money as it is written out: it is counted in thousands. */
export function dollars(thousands: number): number {
  return 1000 * thousands;
}

/** An amount of money in words. */
export function money(thousands: number): string {
  return say('money', { dollars: dollars(thousands) });
}

/** One of the two sites of a business, counted from 1 on; a field has none. */
export function siteName(place: string, site: number | null): string {
  return site === null ? nameOf(place) : say('site', { business: nameOf(place), number: site + 1 });
}

/** Members and bodyguards together. */
export function pieces(members: readonly string[], bodyguards: number): string {
  const parts = members.map(nameOf);
  if (bodyguards > 0) parts.push(say('bodyguards', { count: bodyguards }));
  return parts.join(', ') || say('nothing');
}

function familyFacts(words: Words, seat: number, of: string): Facts {
  const told: Facts = {};
  for (const field of ['paid', 'got', 'income']) if (field in words) told['dollars'] = dollars(Number(words[field]));
  if ('site' in words) {
    const place = words['place'] ?? words['business'] ?? words['card'];
    told['at'] = siteName(String(place), words['site'] as number | null);
  }
  if ('bodyguards' in words) told['pieces'] = pieces(words['members'] as string[], Number(words['bodyguards']));
  if ('member' in words) {
    const whose = 'of' in words ? (words['of'] === seat ? 'yours' : 'other') : whoseOwn(words, seat);
    told['whom'] = say(`whom-${String(words['member'])}`, { whose, of });
  }
  if ('field' in words) told['to-field'] = say(`to-${String(words['field'])}`);
  return told;
}

function whoseOwn(words: Words, seat: number): string {
  return (words['seat'] ?? seat) === seat ? 'yours' : 'theirs';
}
