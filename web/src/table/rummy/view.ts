import type { AlCaponeView, Area, BonnieAndClydeView, RueMorgueView, Words } from '../../wire/generated';

/** What all three games show. */
export type RummyView = AlCaponeView | BonnieAndClydeView | RueMorgueView;

/** A position's view, as one of the three games made it. */
export function rummy(view: Words): RummyView {
  return view as unknown as RummyView;
}

/** The area that a seat lays its cards into. */
export function areaOf(view: RummyView, seat: number): Area | undefined {
  return view.areas.find((area) => area.seats.includes(seat));
}

/** The seats other than mine, in the order of play after me; all of them for who watches. */
export function othersOf(view: RummyView, seat: number): number[] {
  const first = Math.max(seat, -1) + 1;
  const count = seat < 0 ? view.players : view.players - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % view.players);
}

/** The partner of a seat, where partners share an area. */
export function partnerOf(view: RummyView, seat: number): number | undefined {
  return areaOf(view, seat)?.seats.find((other) => other !== seat);
}

/** How the cards of an area lie: upright or sideways, and whether a set is complete. */
export interface Lay {
  card: string;
  upright: number;
  sideways: number;
  complete: boolean;
}

/** What lies in an area, kind by kind. */
export function laysOf(view: RummyView, side: number): Lay[] {
  const cards = view.areas[side]?.cards ?? {};
  const turned = 'lying' in view ? (view.lying[side]?.sideways ?? {}) : {};
  const complete = 'complete' in view ? view.complete : [];
  return Object.entries(cards).map(([card, count]) => ({
    card,
    upright: count - (turned[card] ?? 0),
    sideways: turned[card] ?? 0,
    complete: complete.includes(card),
  }));
}
