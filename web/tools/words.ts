import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the server keeps its sentences; the browser speaks the same. */
const CATALOGUE = join(import.meta.dirname, '../../src/fallakte/text/catalogue');
const SOURCES = join(import.meta.dirname, '../src');
/** What only the command line and the server say stays there. */
const ELSEWHERE = ['arena', 'cli', 'faults', 'join', 'keeping', 'notices', 'opening', 'research', 'server'];
const LANGUAGES = ['de', 'en'] as const;
const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;
const SAID = /\bsay\(\s*(?:'([\w-]+)'|`([\w-]*)\$\{[^`]*`)/g;

/** `virtual:words/de` and `virtual:words/en` are the catalogue; the build fails where a sentence is missing. */
export function words(): Plugin {
  return {
    name: 'fallakte-words',
    buildStart() {
      const missing = missingWords();
      if (missing.length > 0) this.error(`words are missing: ${missing.join(', ')}`);
    },
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return undefined;
      for (const path of files(id.slice(-2))) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalogue(id.slice(-2)))};`;
    },
  };
}

/** All that the browser can say in a language, without the comments. */
export function catalogue(language: string): string {
  return files(language)
    .map((path) => readFileSync(path, 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** Keys that one language lacks, and keys that the pages ask for and nobody has. */
export function missingWords(): string[] {
  const [german, english] = LANGUAGES.map((language) => new Set(keys(catalogue(language))));
  const asked = sources(SOURCES).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(SAID)]);
  return [
    ...[...german!].filter((key) => !english!.has(key)).map((key) => `${key} (en)`),
    ...[...english!].filter((key) => !german!.has(key)).map((key) => `${key} (de)`),
    ...asked.flatMap(([, whole]) => (whole && !english!.has(whole) ? [whole] : [])),
    ...asked.flatMap(([, , start]) => (start && ![...english!].some((key) => key.startsWith(start)) ? [start] : [])),
  ];
}

function keys(text: string): string[] {
  return [...text.matchAll(MESSAGE)].map(([, key]) => key!);
}

function files(language: string): string[] {
  const folder = join(CATALOGUE, language);
  return readdirSync(folder)
    .filter((name) => !ELSEWHERE.includes(name.replace('.ftl', '')))
    .sort()
    .map((name) => join(folder, name));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}
