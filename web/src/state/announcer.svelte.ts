/** What a screen reader is told: `polite` waits until it has finished, `urgent` does not. */
class Announcer {
  polite = $state<string[]>([]);
  urgent = $state('');
  #clearing = 0;

  /** Something has happened. */
  tell(text: string): void {
    if (!text) return;
    this.polite.push(text);
    if (this.polite.length > 30) this.polite.splice(0, this.polite.length - 30);
  }

  /** Something is asked, or has gone wrong. */
  call(text: string): void {
    this.urgent = text;
    clearTimeout(this.#clearing);
    this.#clearing = window.setTimeout(() => (this.urgent = ''), 10_000);
  }
}

export const announcer = new Announcer();
