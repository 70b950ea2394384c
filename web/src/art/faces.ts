import { BONNIE_AND_CLYDE } from './bonnie-and-clyde';
import { AL_CAPONE } from './al-capone';
import { RUE_MORGUE } from './rue-morgue';
import type { Face } from './strokes';

/** How the cards of each game look, in the order of their rules page. */
const FACES: Record<string, Record<string, Face>> = {
  'al-capone': AL_CAPONE,
  'bonnie-and-clyde': BONNIE_AND_CLYDE,
  'rue-morgue': RUE_MORGUE,
};

const PLAIN: Face = { hue: 40, pattern: 'bars', copies: 1, worth: 0, emblem: [] };

/** How a card looks. */
export function faceOf(game: string, card: string): Face {
  return FACES[game]?.[card] ?? PLAIN;
}

/** Where a card stands on the rules page of its game. */
export function orderOf(game: string, card: string): number {
  return Object.keys(FACES[game] ?? {}).indexOf(card);
}

/** The clues of a game, in the order of the rules page. */
export function cluesOf(game: string): string[] {
  return Object.entries(FACES[game] ?? {})
    .filter(([, face]) => !face.event)
    .map(([card]) => card);
}
