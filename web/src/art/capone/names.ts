import { nameOf } from '../../words/words.svelte';

const SOFT = '\u00ad';
/** Second parts of long words, German and English: before them a word may be broken. */
const PARTS =
  /(?<=\p{L}{3})(geschäft|institut|stube|laden|zentrale|platz|stelle|leiher|advokat|tärin|lector|tary|tungs|halter|treiber|übernahme|geld|broker|keeper|taker|easy|club|yard)/gu;

/** The name of a thing as it stands on signs and cards, where space is short. */
export function nameOnSign(thing: string): string {
  return nameOf(thing).replace(PARTS, `${SOFT}$1`);
}

/** How many letters the longest part of a name has that cannot be broken, the hyphen after it included. */
export function longestPart(name: string): number {
  const parts = name.split(/[ -]|(?<=\u00ad)/);
  return Math.max(1, ...parts.map((part) => part.length));
}
