import type { Attachment } from 'svelte/attachments';

/** From so many pixels on, a press is a drag. */
const FAR = 10;

/** A card that is drawn across the board with finger or mouse; whatever has `data-target` takes it. */
export class Drag {
  /** The click that a browser makes of the end of a drag is none. */
  justDropped = false;

  /** Makes an element draggable: `lift` when it leaves its place, `drop` with what lies below it then. */
  handle(lift: () => void, drop: (target: string | undefined) => void): Attachment<HTMLElement> {
    return (element) => {
      const down = (start: PointerEvent): void => {
        if (start.button === 0) this.#follow(element, start, lift, drop);
      };
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #follow(
    element: HTMLElement,
    start: PointerEvent,
    lift: () => void,
    drop: (target: string | undefined) => void,
  ): void {
    const ends = new AbortController();
    const by = { x: 0, y: 0 };
    const grip = element.getBoundingClientRect();
    let away = false;
    const move = (event: PointerEvent): void => {
      if (!away && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      if (!away) {
        away = true;
        element.classList.add('dragged');
        lift();
      }
      // The page may have moved below it: the card stays where it was gripped.
      const now = element.getBoundingClientRect();
      by.x += event.clientX - start.clientX + grip.left - now.left;
      by.y += event.clientY - start.clientY + grip.top - now.top;
      element.style.translate = `${by.x}px ${by.y}px`;
    };
    const end = (event: PointerEvent): void => {
      ends.abort();
      if (!away) return;
      const below = event.type === 'pointerup' ? targetAt(event) : undefined;
      element.classList.remove('dragged');
      element.style.removeProperty('translate');
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      drop(below);
    };
    const during = { signal: ends.signal };
    window.addEventListener('pointermove', move, during);
    window.addEventListener('pointerup', end, during);
    window.addEventListener('pointercancel', end, during);
  }
}

function targetAt(event: PointerEvent): string | undefined {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  return below?.closest<HTMLElement>('[data-target]')?.dataset['target'];
}
