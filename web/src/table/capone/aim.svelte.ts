import type { Choice } from '../../state/choice.svelte';
import type { Visit } from '../../state/visit.svelte';
import type { CaponeView, Words } from '../../wire/generated';
import { cardOf } from '../../words/moves';
import { nameOf, say } from '../../words/words.svelte';
import { targetOf, wishAt } from './targets';

/** What on the board somebody has pointed at, and what of the legal moves is aimed there. */
export class Aim {
  target = $state<string>();

  constructor(
    readonly visit: Visit,
    readonly choice: Choice,
  ) {}

  get view(): CaponeView {
    return this.visit.position!.view as unknown as CaponeView;
  }

  /** What lies on offer: of the card that is taken up, at the place that was pointed at. */
  get offers(): Words[] {
    const { card, offers } = this.choice;
    if (!this.target) return offers;
    return (card ? offers : this.visit.moves).filter((move) => targetOf(this.view, move) === this.target);
  }

  /** Everything that the card taken up can be used on. */
  get lit(): ReadonlySet<string> {
    if (!this.choice.card) return new Set();
    const targets = this.choice.offers.map((move) => targetOf(this.view, move));
    return new Set(targets.filter((target) => target !== undefined));
  }

  /** Point at something: with a card in hand and one thing to do there, it is done. */
  touch(key: string, card = this.choice.card): void {
    if (!this.visit.myTurn) return;
    const there = this.visit.moves.filter((move) => targetOf(this.view, move) === key);
    const moves = card ? there.filter((move) => cardOf(move) === card) : there;
    if (card && moves.length === 1) void this.choice.make(moves[0]!);
    else if (moves.length > 0) this.target = this.target === key ? undefined : key;
    else if (card) this.#refuse(key, card);
    else this.target = undefined;
  }

  #refuse(key: string, card: string): void {
    const wish = wishAt(this.view, card, key);
    if (wish) void this.visit.why(wish);
    else this.visit.object({ text: say('web-capone-not-there', { card: nameOf(card) }) });
  }
}
