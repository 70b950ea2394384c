import { say, voice } from '../../words/words.svelte';

/** How well a bot plays, in words; levels that have none are called as they are. */
export function levelName(level: string): string {
  return voice.has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}
