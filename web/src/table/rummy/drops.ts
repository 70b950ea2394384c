import type { Words } from '../../wire/generated';
import { cardOf } from '../../words/moves';

/**
 * Where a card can be put: `area`, `meld:CARD` (one of mine), `pile`, `file`, `orang-utan`, `road:PLACE`, `seat:2`.
 * Which moves fit there is only a matter of meaning: whether they are allowed, the server has said.
 */
export type Spot = string;

const INTO_AREA_NOT = ['discard', 'bury', 'pass_card'];
const ONTO_PILE = ['discard', 'agent_meeting', 'search_warrant', 'eliot_ness', 'raid'];
const TO_PARTNER = ['pass_card'];

/** Those of the legal moves that putting a card there would mean. */
export function fitting(moves: readonly Words[], card: string, spot: Spot, partner?: number): Words[] {
  const [where = '', what = ''] = spot.split(/:(.*)/);
  const means = MEANING[where];
  return means ? moves.filter((move) => cardOf(move) === card && means(move, what, partner)) : [];
}

const MEANING: Record<string, (move: Words, what: string, partner?: number) => boolean> = {
  area: (move) => !INTO_AREA_NOT.includes(String(move['act'])),
  meld: (move, what) => move['card'] === what && !INTO_AREA_NOT.includes(String(move['act'])),
  pile: (move) => ONTO_PILE.includes(String(move['act'])),
  file: (move) => move['do'] === 'draw' || move['do'] === 'reveal',
  'orang-utan': (move) => move['act'] === 'bury' || move['act'] === 'monsieur_dupin',
  road: (move, what) => move['place'] === what || (move['card'] === what && move['act'] !== 'discard'),
  seat: (move, what, partner) => {
    if (move['of'] === Number(what)) return true;
    return Number(what) === partner && (TO_PARTNER.includes(String(move['act'])) || move['do'] === 'consult');
  },
};

/** How each event is said where somebody only wishes to play it. */
const EVENTS: Record<string, Words> = {
  'agent-meeting': { act: 'agent_meeting', ask: 'around', card: 'al-capone' },
  'search-warrant': { act: 'search_warrant', for: 'one' },
  'eliot-ness': { act: 'eliot_ness', do: 'draw' },
  raid: { act: 'raid', card: 'al-capone' },
  'ted-hinton': { act: 'ted_hinton', do: 'draw' },
  'dupins-help': { act: 'dupins_help', do: 'draw' },
  'monsieur-dupin': { act: 'monsieur_dupin' },
  prefect: { act: 'prefect' },
};

/** What somebody tries who puts a card where nothing can be done with it: the server is asked why not. */
export function wish(card: string, spot: Spot, hand: Record<string, number>, game: string): Words {
  const [where, what] = spot.split(/:(.*)/);
  if (where === 'pile') return { act: 'discard', card };
  if (where === 'orang-utan') return { act: 'bury', card };
  if (where === 'seat' && game === 'rue-morgue') return { act: 'pass_card', card };
  if (where === 'road' && card === 'ted-hinton') return { act: 'ted_hinton', do: 'peek', place: what };
  if (card in EVENTS) return EVENTS[card]!;
  if (card.startsWith('deduction-')) return { act: 'brilliant_deduction', pair: card.slice('deduction-'.length) };
  if (where === 'meld' && what === card) return layOff(card, game);
  const count = hand[card] ?? 1;
  return count < 3 ? layOff(card, game) : { act: 'meld', card, count };
}

function layOff(card: string, game: string): Words {
  return game === 'bonnie-and-clyde' ? { act: 'lay_off', card, count: 1 } : { act: 'lay_off', card };
}
