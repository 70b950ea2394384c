import type { Flight } from '../../motion/flights.svelte';
import type { CaponeView, Words } from '../../wire/generated';
import { placeKey, siteKey } from './targets';

interface Happened extends Words {
  event: string;
  seat: number;
  of: number;
  card: string;
  member: string;
  members: string[];
  bodyguards: number;
  place: string;
  site: number | null;
  field: string;
  count: number;
}

/** How the things of an event move; `view` is what was seen before it. */
export function flightsOf(words: Words, view: CaponeView): Flight[] {
  const event = words as Happened;
  const fly = FLIGHTS[event.event];
  return fly ? fly(event, view) : [];
}

/** Where on the board an event happens, if anywhere. */
export function sceneOf(words: Words): string | undefined {
  const event = words as Happened;
  if (event.event === 'occupies') return siteKey(event.card, event.site!);
  if (event.event === 'legal') return `shop:${event.card}`;
  return 'place' in event ? placeKey(event.place, event.site) : undefined;
}

const FLIGHTS: Record<string, (event: Happened, view: CaponeView) => Flight[]> = {
  dealt: (event, view) =>
    view.families.map((_, seat) => ({ from: 'undealt', to: `hand:${seat}`, count: Math.min(event.count, 2) })),
  exchanged: ({ seat, count }) => [
    { from: `hand:${seat}`, to: 'undealt', count },
    { from: 'undealt', to: `hand:${seat}`, count },
  ],
  'laid-down': (event) => [played(event, event.card)],
  legal: (event, view) => [
    played(event, event.card),
    ...walk(view, event.seat, [], 1, `family:${event.seat}`, `shop:${event.card}`),
  ],
  occupies: (event) => [played(event, event.card)],
  takeover: (event, view) => [
    played(event, 'takeover'),
    ...walk(view, event.of, event.members, event.bodyguards, here(event), `family:${event.of}`),
  ],
  'driven-out': (event, view) => driven(event, view),
  occupied: (event, view) =>
    walk(view, event.seat, event.members, event.bodyguards, `family:${event.seat}`, here(event)),
  detained: (event, view) => [
    played(event, event.card),
    ...walk(view, event.of, [event.member], 0, here(event), `field:${event.field}`),
  ],
  jailed: (event, view) => [played(event, 'fbi'), ...walk(view, event.of, [event.member], 0, here(event), 'prison')],
  protection: (event) => [played(event, 'protection')],
  offer: (event, view) => [played(event, 'offer'), ...driven(event, view)],
  bailed: ({ seat, member }, view) => walk(view, seat, [member], 0, 'prison', `family:${seat}`),
  freed: ({ seat, member }, view) => walk(view, seat, [member], 0, 'prison', `family:${seat}`),
  hired: ({ seat, count }, view) => walk(view, seat, [], count, 'park', `family:${seat}`),
  income: ({ seat }, view) => homeward(view, seat),
};

function here(event: Happened): string {
  return placeKey(event.place, event.site);
}

function played(event: Happened, card: string): Flight {
  return { from: `hand:${event.seat}`, to: 'shown', card };
}

/** Members and bodyguards of a family go from one place to another. */
function walk(
  view: CaponeView,
  seat: number,
  members: readonly string[],
  guards: number,
  from: string,
  to: string,
): Flight[] {
  const family = view.families[seat]!.family;
  const flights: Flight[] = members.map((member) => ({ from, to, piece: `${family}/${member}` }));
  if (guards > 0) flights.push({ from, to, piece: `${family}/bodyguard`, count: guards });
  return flights;
}

/** Members to the harbour, bodyguards to the park. */
function driven(event: Happened, view: CaponeView): Flight[] {
  return [
    ...walk(view, event.of, event.members, 0, here(event), 'harbour'),
    ...walk(view, event.of, [], event.bodyguards, here(event), 'park'),
  ];
}

/** The year is over: whoever stood on a site goes home. */
function homeward(view: CaponeView, seat: number): Flight[] {
  return view.sites
    .filter((site) => site.holder === seat)
    .flatMap((site) =>
      walk(view, seat, site.members, site.bodyguards, siteKey(site.business, site.site), `family:${seat}`),
    );
}
