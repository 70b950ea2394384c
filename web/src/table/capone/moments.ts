import type { Words } from '../../wire/generated';
import { say } from '../../words/words.svelte';

const TEN = 10;

/** What is stamped across the city when something weighty happens; nothing else is. */
export function momentOf(event: Words): string | undefined {
  const members = (event['members'] ?? []) as string[];
  const what = String(event['event']);
  if ((what === 'driven-out' || what === 'offer') && members.includes('don')) return say('web-capone-don-lost');
  if (what === 'jailed' && event['member'] === 'don') return say('web-capone-don-jailed');
  if (what === 'invested' && Number(event['investments']) >= TEN) return say('web-capone-respectable');
  return undefined;
}
