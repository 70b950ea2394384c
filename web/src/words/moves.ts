import type { Words } from '../wire/generated';

/** Acts that are done with the card they name; all other cards that a move names are what it is about. */
const WITH_ITS_CARD = new Set([
  'meld',
  'lay_off',
  'discard',
  'pass_card',
  'bury',
  'lay_down',
  'legal',
  'occupy',
  'detain',
]);
/** Acts that are events: the card has the name of the act. */
const EVENTS = new Set([
  'agent_meeting',
  'search_warrant',
  'eliot_ness',
  'raid',
  'ted_hinton',
  'dupins_help',
  'monsieur_dupin',
  'prefect',
  'fbi',
  'protection',
  'takeover',
  'offer',
]);

/** The card of the hand that a move is made with, if any: raiding Nitti is done with the card Raid. */
export function cardOf(move: Words): string | undefined {
  const act = String(move['act']);
  if (WITH_ITS_CARD.has(act)) return String(move['card']);
  if (EVENTS.has(act)) return act.replaceAll('_', '-');
  return act === 'brilliant_deduction' ? `deduction-${String(move['pair'])}` : undefined;
}

/** Moves of one act. */
export function ofAct(moves: readonly Words[], ...acts: string[]): Words[] {
  return moves.filter((move) => acts.includes(String(move['act'])));
}
