import type { Words } from '../wire/generated';
import { cardOf } from '../words/moves';
import { settings } from './settings.svelte';
import type { Visit } from './visit.svelte';

/** What ends a turn, or cannot be taken back alone: asked twice where the reader wishes so. */
const FINAL = ['discard', 'lay_down', 'commit', 'pass_card', 'bury'];

/**
 * The card that somebody has taken up from the hand. What can be done with it are those of the legal moves that are
 * made with it; whatever else is wished is answered with the rule that forbids it.
 */
export class Choice {
  card = $state<string>();
  /** A move that waits to be confirmed. */
  waiting = $state.raw<Words>();

  constructor(readonly visit: Visit) {}

  /** What can be done now: with the card that is taken up, or without any. */
  get offers(): Words[] {
    return this.visit.moves.filter((move) => cardOf(move) === this.card);
  }

  /** Whether the decision that is open is made with a card of the hand at all. */
  get isAboutHand(): boolean {
    return this.visit.moves.some((move) => cardOf(move) !== undefined);
  }

  /** Whether anything can be done with a card. */
  canPlay(card: string): boolean {
    return this.visit.moves.some((move) => cardOf(move) === card);
  }

  /** Take a card up, or put it down again. Where nothing can be done with it, `wish` is what one would have tried. */
  take(card: string, wish?: Words): void {
    this.waiting = undefined;
    this.visit.object(undefined);
    const wanted = this.card === card ? undefined : card;
    this.card = this.isAboutHand ? wanted : undefined;
    if (wanted && wish && !this.canPlay(card)) void this.visit.why(wish);
  }

  /** Nothing is taken up any more. */
  drop(): void {
    this.card = undefined;
    this.waiting = undefined;
  }

  /** Make a move, or ask once more before it. */
  async make(move: Words): Promise<void> {
    if (settings.confirm && FINAL.includes(String(move['act'])) && this.waiting !== move) {
      this.waiting = move;
      return;
    }
    this.waiting = undefined;
    if (await this.visit.move(move)) this.drop();
  }
}
