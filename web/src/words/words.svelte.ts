import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'de' | 'en';
export type Facts = Record<string, FluentVariable>;

const KEPT = 'fallakte-language';

/** Sentences in the language of the reader. Components read `voice.language` through `say`, so they follow a change. */
class Voice {
  language = $state<Language>(preferred());
  #bundle = $state.raw<FluentBundle>();

  /** Load a language, keep it for the next visit, and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const { default: text } = language === 'de' ? await import('virtual:words/de') : await import('virtual:words/en');
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    remember(language);
  }

  /** Whether there is a sentence for a key. */
  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The sentence for a key. The build has made sure that it is there. */
  say(key: string, facts?: Facts): string {
    const value = this.#bundle?.getMessage(key)?.value;
    if (value == null) throw new Error(`the catalogue has no ${key}`);
    return this.#bundle!.formatPattern(value, facts ?? {});
  }
}

export const voice = new Voice();

/** The sentence for a key of the catalogue. */
export function say(key: string, facts?: Facts): string {
  return voice.say(key, facts);
}

/** The name of a card, a piece, a place: anything with an id. */
export function nameOf(thing: string): string {
  return voice.say(`name-${thing}`);
}

/** One thing, or several of them. */
export function counted(thing: string, count: number): string {
  return count > 1 ? `${count} × ${nameOf(thing)}` : nameOf(thing);
}

/** A list of things, equal ones counted. */
export function namesOf(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => counted(thing, count)).join(', ') || say('nothing');
}

/** A sentence as it stands at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(voice.language) + text.slice(1);
}

/** A truth as the catalogue selects it. */
export function yesNo(value: unknown): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}

function preferred(): Language {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept === 'de' || kept === 'en') return kept;
  } catch {
    // Without storage the browser's own language decides.
  }
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Then it is asked again.
  }
}
