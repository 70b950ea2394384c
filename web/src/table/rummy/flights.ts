import type { Flight } from '../../motion/flights.svelte';
import type { Words } from '../../wire/generated';
import { areaOf, type RummyView } from './view';

/** What flies where when something happens: from places to places, unknown cards face down. `seat` is the reader's. */
export function flightsOf(event: Words, seat: number, view: RummyView | undefined): Flight[] {
  const what = String(event['event']).replaceAll('_', '-');
  return view && MOVES[what] ? MOVES[what](new Told(event, seat, view)) : [];
}

/** An event with the places that it speaks of. */
class Told {
  constructor(
    readonly event: Words,
    readonly reader: number,
    readonly view: RummyView,
  ) {}

  get card(): string | undefined {
    return this.event['card'] as string | undefined;
  }

  get count(): number {
    return (this.event['count'] as number | undefined) ?? 1;
  }

  get road(): string {
    return `road:${String(this.event['place'])}`;
  }

  /** The hand of whom the event is about; my own cards lie there one by one. */
  hand(card?: string, seat = Number(this.event['seat'])): string {
    return seat === this.reader && card ? `hand:${seat}:${card}` : `hand:${seat}`;
  }

  area(card?: string): string {
    const side = areaOf(this.view, Number(this.event['seat']))?.side ?? 0;
    return `area:${side}${card ? `:${card}` : ''}`;
  }

  list(field: string): string[] {
    return (this.event[field] as string[] | undefined) ?? [];
  }

  /** Where an event that was played goes: into the area, in front of the player, or onto the pile. */
  played(): string {
    if ('orang_utan' in this.view) return this.area(this.card);
    return 'road' in this.view ? this.area() : 'pile';
  }
}

const MOVES: Record<string, (told: Told) => Flight[]> = {
  dealt: (told) =>
    told.view.hands.map((_, seat) => ({ from: 'file', to: `hand:${seat}`, count: Math.min(4, told.count) })),
  opened: ({ card }) => [{ from: 'file', to: 'pile', card }],
  drew: (told) => {
    const cards = told.list('cards');
    if (cards.length > 0) return cards.map((card) => ({ from: 'file', to: told.hand(card), card }));
    return told.count > 0 ? [{ from: 'file', to: told.hand(), count: told.count }] : [];
  },
  'took-top': (told) => [{ from: 'pile', to: told.hand(told.card), card: told.card }],
  melded: down,
  'laid-off': down,
  discarded: (told) => [{ from: told.hand(told.card), to: 'pile', card: told.card }],
  event: (told) => [{ from: told.hand(told.card), to: told.played(), card: told.card }],
  filed: (told) => [{ from: told.area(), to: 'pile', card: told.card }],
  gave: (told) => [
    {
      from: told.hand(told.card),
      to: told.hand(told.card, Number(told.event['to'])),
      card: told.card,
      count: told.count,
    },
  ],
  'took-secretly': (told) => [{ from: 'pile', to: told.hand(told.card), card: told.card }],
  'took-set': (told) => [{ from: 'pile', to: told.hand(told.card), card: told.card, count: told.count }],
  'took-from-pile': (told) => [{ from: 'pile', to: told.hand(told.card), card: told.card }],
  'took-from-below': (told) => [{ from: 'orang-utan', to: told.hand(told.card), card: told.card }],
  revealed: (told) => [
    ...told.list('taken').map((card) => ({ from: 'file', to: told.hand(card), card })),
    ...told.list('rest').map((card) => ({ from: 'file', to: 'pile', card })),
  ],
  raided: (told) => raided(told),
  captured: (told) => [{ from: told.road, to: told.area(told.card), card: told.card }],
  'took-hidden': (told) => [{ from: told.road, to: told.hand(told.card), card: told.card }],
  'laid-below': ({ count }) => [{ from: 'file', to: 'orang-utan', count }],
  passed: (told) => [
    { from: told.hand(told.card), to: told.hand(undefined, Number(told.event['to'])), card: told.card },
  ],
  exchanged: (told) => [
    { from: told.hand(), to: told.hand(told.card, Number(told.event['to'])), card: told.card },
    {
      from: told.hand(undefined, Number(told.event['to'])),
      to: told.hand(told.event['back'] as string | undefined),
      card: told.event['back'] as string | undefined,
    },
  ],
  buried: (told) => [{ from: told.hand(told.card), to: 'orang-utan', card: told.card }],
  'fed-from-file': ({ card }) => [{ from: 'file', to: 'orang-utan', card }],
  'fed-from-pile': ({ card }) => [{ from: 'pile', to: 'orang-utan', card }],
  escaped: ({ count }) => [
    { from: 'orang-utan', to: 'file', count },
    { from: 'pile', to: 'file', count },
  ],
  caught: (told) => [
    ...told.list('taken').map((card) => ({ from: 'orang-utan', to: told.area(card), card })),
    ...told.list('rest').map((card) => ({ from: 'orang-utan', to: 'pile', card })),
  ],
  'threw-away': (told) => told.list('cards').map((card) => ({ from: told.hand(card), to: 'pile', card })),
};

function down(told: Told): Flight[] {
  return [{ from: told.hand(told.card), to: told.area(told.card), card: told.card, count: told.count }];
}

/** From every other area where such cards lie. */
function raided(told: Told): Flight[] {
  const to = told.area(told.card);
  return told.view.areas
    .filter((area) => told.card! in area.cards && !to.startsWith(`area:${area.side}`))
    .map((area) => ({
      from: `area:${area.side}:${told.card}`,
      to,
      card: told.card,
      count: area.cards[told.card!],
    }));
}
