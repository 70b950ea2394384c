import { ring } from '../../state/sound';
import type { Words } from '../../wire/generated';
import { nameOf, say } from '../../words/words.svelte';

const BIG_ENDINGS = ['shut-out', 'alone'];

/** A stamp across the table when something big has happened. */
export class Moments {
  text = $state<string>();

  /** What happened is heard, and seen where it is big. */
  notice(event: Words): void {
    const what = String(event['event']).replaceAll('_', '-');
    if (what === 'captured') this.show(say('web-rummy-moment-captured', { card: nameOf(String(event['card'])) }));
    else if (what === 'escaped') this.show(say('web-rummy-moment-escaped'));
    else if (what === 'caught') this.show(say('web-rummy-moment-caught'));
    else if (what === 'scored' && BIG_ENDINGS.includes(String(event['ending']))) ring('big');
    else ring('card');
  }

  /** A set has become complete. */
  complete(card: string): void {
    this.show(say('web-rummy-moment-complete', { card: nameOf(card) }));
  }

  show(text: string): void {
    ring('big');
    this.text = text;
  }
}
