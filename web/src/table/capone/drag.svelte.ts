import type { Attachment } from 'svelte/attachments';

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
    let away = false;
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!away && Math.hypot(x, y) < FAR) return;
      if (!away) lift();
      away = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = '30';
      element.style.pointerEvents = 'none';
    };
    const end = (event: PointerEvent): void => {
      ends.abort();
      for (const property of ['translate', 'z-index', 'pointer-events']) element.style.removeProperty(property);
      if (!away) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      if (event.type === 'pointerup') drop(targetAt(event));
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
