import type { Choice } from '../../state/choice.svelte';
import type { Visit } from '../../state/visit.svelte';
import type { Words } from '../../wire/generated';
import { ofAct } from '../../words/moves';
import { Drag } from './drag.svelte';
import { fitting, wish, type Spot } from './drops';
import { partnerOf, rummy, type RummyView } from './view';

/** What the discard piles are called in moves. */
const PILES: Record<string, string> = {
  'al-capone': 'underworld',
  'bonnie-and-clyde': 'archive',
  'rue-morgue': 'rue-morgue',
};

/** What touching the table means: a card is put somewhere, or taken from a pile with empty hands. */
export class Reach {
  readonly drag: Drag;

  /** `arrange` is told where in the hand a card was let go. */
  constructor(
    readonly visit: Visit,
    readonly choice: Choice,
    arrange: (key: number, x: number, y: number) => void,
  ) {
    this.drag = new Drag((card, spot) => spot && this.put(card, spot), arrange);
  }

  /** Whether the card that is dragged or taken up can go there; without one, whether a touch there does something. */
  isLit(spot: Spot): boolean {
    const card = this.held;
    return card ? this.#fitting(card, spot).length > 0 : this.#drawing(spot) !== undefined;
  }

  /** The card that is dragged or taken up. */
  get held(): string | undefined {
    return this.drag.card ?? this.choice.card;
  }

  /** A card of the hand is taken up. */
  take(card: string): void {
    this.choice.take(card, this.visit.myTurn ? this.#wish(card, 'area') : undefined);
  }

  touch(spot: Spot): void {
    if (this.choice.card) this.put(this.choice.card, spot);
    else if (spot === 'file' || spot === 'pile') {
      const move = this.#drawing(spot);
      if (move) void this.choice.make(move);
      else if (this.visit.myTurn) void this.visit.why({ act: 'draw', from: spot === 'file' ? 'file' : this.#pile });
    }
  }

  /** A card is put somewhere: what that means is done, chosen from, or said to be forbidden. */
  put(card: string, where: Spot): void {
    const isStray = where.startsWith('meld:') && this.#fitting(card, where).length === 0;
    const spot = isStray ? 'area' : where;
    const fits = this.#fitting(card, spot);
    if (fits.length === 1) void this.choice.make(fits[0]!);
    else if (fits.length > 1) {
      if (this.choice.card !== card) this.choice.take(card);
    } else if (this.visit.seat >= 0) void this.visit.why(this.#wish(card, spot));
  }

  get #view(): RummyView {
    return rummy(this.visit.position!.view);
  }

  get #pile(): string {
    return PILES[this.visit.table!.game]!;
  }

  #fitting(card: string, spot: Spot): Words[] {
    return fitting(this.visit.moves, card, spot, partnerOf(this.#view, this.visit.seat));
  }

  #wish(card: string, spot: Spot): Words {
    return wish(card, spot, this.#view.hand ?? {}, this.visit.table!.game);
  }

  /** The move that touching a spot with empty hands means: drawing, feeding. */
  #drawing(spot: Spot): Words | undefined {
    const from = ofAct(this.visit.moves, 'draw', 'feed').find(
      (move) => (move['from'] === 'file') === (spot === 'file'),
    );
    return spot === 'file' || spot === 'pile' ? from : undefined;
  }
}
