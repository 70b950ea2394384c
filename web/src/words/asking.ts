import type { BonnieAndClydeView, CaponeView, RueMorgueView, Words } from '../wire/generated';
import { dollars, siteName } from './telling';
import { nameOf, say, type Facts } from './words.svelte';

/** What is asked of the seat to act, in a sentence; as the terminal's boards ask it. */
export function question(game: string, view: Words): string {
  return say(`asked-${game}-${String(view['asked'])}`, FACTS[game]?.(view) ?? {});
}

const FACTS: Record<string, (view: Words) => Facts> = {
  'bonnie-and-clyde': (words): Facts => {
    const view = words as unknown as BonnieAndClydeView;
    if (view.asked === 'car') return { place: nameOf(view.road[view.car - 1]!.place) };
    if (view.asked !== 'hidden') return {};
    const looked = view.road.find((place) => place.place === view.looking)!;
    const outlaw = looked.card === 'bonnie' || looked.card === 'clyde' ? 'yes' : 'no';
    return { place: nameOf(looked.place), card: nameOf(looked.card!), outlaw };
  },
  'rue-morgue': (words): Facts => {
    const view = words as unknown as RueMorgueView;
    return { next: nameOrNone(view.next), top: nameOrNone(view.top) };
  },
  capone: (words): Facts => {
    const view = words as unknown as CaponeView;
    if (!view.commit) return { park: view.families[view.seat!]!.park };
    const { exactly, at_least, last_card, business, site } = view.commit;
    const how = exactly !== null ? 'exactly' : last_card ? 'last-card' : 'at-least';
    return { how, at: siteName(business, site), dollars: dollars(exactly ?? at_least ?? 0) };
  },
};

function nameOrNone(card: string | null): string {
  return card === null ? 'none' : nameOf(card);
}
