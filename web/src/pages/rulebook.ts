/** A page of the rulebook; rules are anchors such as `AC-12` in its HTML. */
export interface RulePage {
  name: string;
  title: string;
  html: string;
}

/** The rulebook in a language. */
export async function rulebook(language: 'de' | 'en'): Promise<RulePage[]> {
  const { default: pages } =
    language === 'de' ? await import('virtual:rulebook/de') : await import('virtual:rulebook/en');
  return pages;
}

/** Where a rule stands: AC on the page of Al Capone, R on the one that the three cases share. */
const PAGE_OF: Record<string, string> = {
  AC: 'al-capone',
  BC: 'bonnie-and-clyde',
  RM: 'rue-morgue',
  CP: 'capone',
  R: 'rummy',
  REC: 'records',
};

/** The address of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${PAGE_OF[rule.split('-')[0] ?? ''] ?? 'rummy'}#${rule}`;
}
