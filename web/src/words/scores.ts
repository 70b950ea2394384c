import type { Outcome, Words } from '../wire/generated';
import { dollars, money, pieces, siteName } from './telling';
import { counted, nameOf, say, type Facts } from './words.svelte';

/** A line of a score sheet as the server sends it. */
export interface SheetLine {
  side: number;
  what: string;
  points: number;
  rule: string;
  [fact: string]: unknown;
}

/** A line of a score as it is shown. */
export interface SheetRow {
  side: number;
  who: string;
  what: string;
  rule: string;
  points: string;
}

/** Who a side is: partners share one. */
export function sideName(side: number, sides: number, names: readonly string[]): string {
  return names.filter((_, seat) => seat % sides === side).join(' + ');
}

/** A score sheet, line by line, as src/fallakte/text/scores.py words it. */
export function sheetRows(game: string, sheet: readonly Words[], sides: number, names: readonly string[]): SheetRow[] {
  return (sheet as SheetLine[]).map((line) => ({
    side: line.side,
    who: game === 'capone' ? (names[line.side] ?? '') : sideName(line.side, sides, names),
    what: say(`sheet-${game}-${line.what}`, facts(game, line)),
    rule: line.rule,
    points: game === 'capone' ? money(line.points) : String(line.points),
  }));
}

/** How a match ended, in a sentence. */
export function outcomeSaid(outcome: Outcome, total: number, target: number): string {
  return say(`outcome-${outcome.cause}`, { total, target });
}

/** The standing of a family after a year. */
export function standingSaid(name: string, income: number, cash: number, investments: number): string {
  return say('total-capone', { side: name, income: dollars(income), cash: dollars(cash), investments });
}

function facts(game: string, line: SheetLine): Facts {
  if (game === 'capone') {
    const at = siteName(String(line['business']), Number(line['site']));
    return { at, pieces: pieces((line['members'] as string[]) ?? [], Number(line['bodyguards'] ?? 0)) };
  }
  const card = line['card'] as string | undefined;
  if (line.what === 'pair') return { pair: say(`pair-${String(card).replace('deduction-', '')}`) };
  if (card === undefined) return { card: '', counted: '' };
  return { card: nameOf(card), counted: counted(card, Number(line['count'] ?? 1)) };
}
