import { say } from '../../words/words.svelte';
import type { RulePage } from '../rulebook';

const RULE = /<(p|li)>(?:<p>)?<a id="([\w-]+)"><\/a>\s*<strong>\2<\/strong>/g;
const RULING = /<em>(?=\(?(?:our ruling|unsere Festlegung))/g;
const VALUE = /<em>(?=\(?(?:our value|unser Wert|inferred|erschlossen))/g;

/** A heading of a page, to jump to. */
export interface Heading {
  id: string;
  text: string;
}

/** A page as it is read: rules can be linked and copied, signs stand out, wide tables scroll inside. */
export function laidOut(page: RulePage): string {
  let part = 0;
  let heading = page.title;
  return page.html
    .replaceAll(RULE, (_, element: string, rule: string) => ruleStart(element, rule))
    .replaceAll(RULING, '<em class="ruling">')
    .replaceAll(VALUE, '<em class="value">')
    .replaceAll(/<h([23])>(.*?)<\/h\1>|<table>|<\/table>/g, (found: string, level?: string, text?: string) => {
      if (found === '</table>') return '</table></div>';
      if (found === '<table>')
        return `<div class="scrolls" role="group" tabindex="0" aria-label="${quoted(say('web-table-scrolls', { name: heading }))}"><table>`;
      heading = plain(text ?? '');
      part += 1;
      return `<h${level} id="part-${part}">${text}</h${level}>`;
    });
}

/** The headings of a page that is laid out. */
export function headings(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)].map(([, id, text]) => ({
    id: id!,
    text: plain(text!),
  }));
}

function ruleStart(element: string, rule: string): string {
  const label = quoted(say('web-rule-link', { rule }));
  return `<${element} class="rule" id="${rule}"><a class="number" href="#${rule}" data-rule="${rule}" aria-label="${label}">${rule}</a>`;
}

/** A text without its marks. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
