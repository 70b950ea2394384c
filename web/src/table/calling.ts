import { settings } from '../state/settings.svelte';
import { say } from '../words/words.svelte';
import { ring } from '../state/sound';

let called = false;

/** It is my turn now: a sound, a short vibration, and a notice where the page is out of sight. Once per turn. */
export function callToTable(myTurn: boolean, game: string): void {
  if (myTurn && !called) {
    ring('turn');
    if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const notice = new Notification(game, { body: say('web-your-turn'), tag: 'turn' });
      notice.onclick = () => window.focus();
    }
  }
  called = myTurn;
}
