import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const RULEBOOK = join(import.meta.dirname, '../../src/fallakte/text/rulebook');
/** In the order in which somebody would read them. */
const PAGES = ['al-capone', 'bonnie-and-clyde', 'rue-morgue', 'rummy', 'capone', 'records'];

/** `virtual:rulebook/de` and `virtual:rulebook/en` are the rulebook's pages as HTML. */
export function rulebook(): Plugin {
  return {
    name: 'fallakte-rulebook',
    resolveId: (id) => (id.startsWith('virtual:rulebook/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:rulebook/')) return undefined;
      const folder = join(RULEBOOK, id.slice(-2));
      const pages = PAGES.map((name) => {
        const path = join(folder, `${name}.md`);
        this.addWatchFile(path);
        return page(name, readFileSync(path, 'utf8'));
      });
      return `export default ${JSON.stringify(pages)};`;
    },
  };
}

function page(name: string, text: string): { name: string; title: string; html: string } {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
  const body = text.replace(/^# .*$/m, '').replaceAll(/\]\(([a-z-]+)\.md(#[\w-]*)?\)/g, '](/rules/$1$2)');
  return { name, title, html: marked.parse(body, { async: false }) };
}
