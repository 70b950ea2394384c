import type { Spot } from './drops';

/** How far a finger may stray before a touch becomes a drag. */
const SLACK = 9;

/** A card of the hand that follows the finger. */
export class Drag {
  card = $state<string>();
  x = $state(0);
  y = $state(0);
  /** Where it would be put now. */
  over = $state<Spot>();
  #key = -1;
  #pressed: { card: string; key: number; x: number; y: number; pointer: number } | undefined;
  #dragged = false;

  /** `drop` is told where a card was let go: at a spot, or among the cards of the hand. */
  constructor(
    readonly drop: (card: string, spot: Spot | undefined) => void,
    readonly arrange: (key: number, x: number, y: number) => void,
  ) {}

  /** A finger has come down on a card. */
  press(event: PointerEvent, card: string, key: number): void {
    if (event.button !== 0) return;
    this.#dragged = false;
    this.#pressed = { card, key, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    const move = (moved: PointerEvent): void => this.#moved(moved);
    const end = (ended: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      this.#ended(ended);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** Whether the click that follows a drag is to be passed over; asked once. */
  swallow(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  #moved(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    if (!this.card && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
    this.card = pressed.card;
    this.#key = pressed.key;
    this.#dragged = true;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = spotAt(event.clientX, event.clientY);
  }

  #ended(event: PointerEvent): void {
    const { card } = this;
    this.card = undefined;
    this.#pressed = undefined;
    if (!card || event.type === 'pointercancel') return;
    if (this.over === 'hand') this.arrange(this.#key, event.clientX, event.clientY);
    else this.drop(card, this.over);
    this.over = undefined;
  }
}

/** The spot below a point of the window. */
function spotAt(x: number, y: number): Spot | undefined {
  const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return below?.dataset['drop'];
}
