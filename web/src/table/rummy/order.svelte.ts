import { faceOf, orderOf } from '../../art/faces';
import type { Wishes } from '../../state/settings.svelte';

/** One card of the hand: equal cards are told apart by their key. */
export interface Held {
  key: number;
  card: string;
  isNew: boolean;
}

/** The cards of my hand, each with its own place; the server knows only how many of each kind there are. */
export class HandOrder {
  /** In my own order: new cards come last. */
  held = $state.raw<Held[]>([]);
  #next = 0;
  #round = 0;

  constructor(readonly game: string) {}

  /** The hand as it is now. Cards that came are new until others come; with a new round all are alike. */
  follow(hand: Record<string, number>, round: number): void {
    const left = { ...hand };
    const stay = this.held.filter((one) => {
      const here = (left[one.card] ?? 0) > 0;
      if (here) left[one.card]! -= 1;
      return here;
    });
    const came = Object.entries(left).flatMap(([card, count]) => Array.from({ length: count }, () => card));
    const isNew = round === this.#round;
    this.#round = round;
    const kept = came.length > 0 ? stay.map((one) => ({ ...one, isNew: false })) : stay;
    this.held = [...kept, ...came.map((card) => ({ key: this.#next++, card, isNew }))];
  }

  /** The cards in the order that the reader wants to see. */
  sorted(by: Wishes['sort']): Held[] {
    const { game } = this;
    if (by === 'own') return this.held;
    const kind = (one: Held, other: Held): number => orderOf(game, one.card) - orderOf(game, other.card);
    const value = (one: Held, other: Held): number =>
      faceOf(game, other.card).worth - faceOf(game, one.card).worth || kind(one, other);
    const newest = (one: Held, other: Held): number => other.key - one.key;
    return this.held.toSorted(by === 'kind' ? kind : by === 'value' ? value : newest);
  }

  /** Put a card at another place of the order shown, which becomes my own. */
  move(shown: readonly Held[], key: number, to: number): void {
    const moved = shown.find((one) => one.key === key);
    if (!moved) return;
    const rest = shown.filter((one) => one !== moved);
    this.held = rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, moved);
  }
}
