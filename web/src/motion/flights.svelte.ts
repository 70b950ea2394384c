import { tick } from 'svelte';
import { isStill } from '../state/settings.svelte';
import { rectOf, rects } from './places';

/** Something that goes from one place to another. `card` is what is seen of it; without one, its back. */
export interface Flight {
  from: string;
  to: string;
  card?: string;
  count?: number;
  /** A piece of Capone instead of a card: `family/member` or `family/bodyguard`. */
  piece?: string;
}

export interface Airborne extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

const DURATION = 260;
const STAGGER = 45;
const MOST = 14;

/** What is in the air; a layer above the page draws it. */
class Sky {
  airborne = $state<Airborne[]>([]);
  #next = 0;
  #animations = new Set<Animation>();

  /** Change the page and let things fly from where they lay to where they lie then. */
  async across(flights: readonly Flight[], change: () => void): Promise<void> {
    if (flights.length === 0 || isStill() || document.hidden) {
      change();
      return;
    }
    const before = rects();
    change();
    await tick();
    const all = flights.flatMap((flight) => Array.from({ length: Math.min(flight.count ?? 1, 5) }, () => flight));
    for (const [at, flight] of all.slice(0, MOST).entries()) {
      const start = before(flight.from);
      const end = rectOf(flight.to);
      if (start && end) this.airborne.push({ ...flight, id: this.#next++, start, end, delay: at * STAGGER });
    }
  }

  /** Called by the layer for each thing: moves it, and takes it away when it has arrived. */
  fly(element: Element, flight: Airborne): void {
    const { start, end } = flight;
    const [before, after] = [sizeAt(element, start), sizeAt(element, end)];
    const by = [
      end.left + end.width / 2 - start.left - start.width / 2,
      end.top + end.height / 2 - start.top - start.height / 2,
    ];
    const there = `translate(${by[0]}px, ${by[1]}px) scale(${after})`;
    const animation = element.animate(
      [
        { transform: `scale(${before})`, opacity: 1 },
        { transform: there, opacity: 1, offset: 0.9 },
        { transform: there, opacity: 0 },
      ],
      { duration: DURATION, delay: flight.delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
    );
    this.#animations.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.#animations.delete(animation);
      this.airborne = this.airborne.filter((one) => one.id !== flight.id);
    };
  }

  /** Everything lands at once: somebody wants to go on. */
  land(): void {
    for (const animation of this.#animations) animation.finish();
  }
}

/** How large a thing is shown at a place: about as large as what lies there, within reason. */
function sizeAt(element: Element, place: DOMRect): number {
  const own = element.firstElementChild?.getBoundingClientRect().height ?? 0;
  return own > 0 ? Math.max(0.4, Math.min(1.3, place.height / own)) : 1;
}

export const sky = new Sky();
