import type { Outcome, Words } from '../wire/generated';
import { money, pieces, siteName } from './telling';
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

/** How a round was scored, as its event says it: points and totals, or money and investments by family. */
export interface Score {
  round: number;
  ending: string;
  out?: number | null;
  shut_out?: boolean;
  alone?: boolean;
  caught?: boolean;
  points?: number[];
  totals?: number[];
  cash?: number[];
  investments?: number[];
  income?: number[];
}

/** Where a side stands after a round. */
export interface Standing {
  side: number;
  who: string;
  mine: boolean;
  /** What the chart shows, and the target is held against. */
  value: number;
  figures: { label: string; value: string }[];
  stamps: string[];
}

/** What the chart shows of a round, by side. */
export function valuesOf(score: Score): number[] {
  return score.totals ?? score.investments ?? [];
}

/** What ends the match: points in the cases, investments in Capone. */
export function targetOf(view: Words): number {
  return Number(view['target'] ?? INVESTMENTS);
}

const INVESTMENTS = 10;

/** Who stands where after a round, and what was special about it. */
export function standings(score: Score, names: readonly string[], seat: number): Standing[] {
  const values = valuesOf(score);
  return values.map((value, side) => ({
    side,
    who: sideName(side, values.length, names),
    mine: seat >= 0 && seat % values.length === side,
    value,
    figures: score.totals ? pointFigures(score, side) : moneyFigures(score, side),
    stamps: stampsOf(score, side, values.length),
  }));
}

function pointFigures(score: Score, side: number): Standing['figures'] {
  const points = score.points?.[side] ?? 0;
  return [
    { label: say('web-score-this-round'), value: points > 0 ? `+${points}` : String(points) },
    { label: say('web-score-total'), value: String(score.totals?.[side] ?? 0) },
  ];
}

function moneyFigures(score: Score, side: number): Standing['figures'] {
  return [
    { label: say('web-score-income'), value: money(score.income?.[side] ?? 0) },
    { label: say('web-score-cash'), value: money(score.cash?.[side] ?? 0) },
    { label: say('web-score-investments'), value: String(score.investments?.[side] ?? 0) },
  ];
}

function stampsOf(score: Score, side: number, sides: number): string[] {
  if (score.out == null) return score.ending === 'unsolved' ? [say('web-stamp-unsolved')] : [];
  const isOut = score.out % sides === side;
  if (!isOut) return score.shut_out || score.alone ? [say('web-stamp-shut-out')] : [];
  return [
    say('web-stamp-out'),
    ...(score.alone ? [say('web-stamp-alone')] : []),
    ...(score.caught ? [say('web-stamp-caught')] : []),
  ];
}

/** Who a side is: partners share one. */
export function sideName(side: number, sides: number, names: readonly string[]): string {
  return names.filter((_, seat) => seat % sides === side).join(' + ');
}

/** Who has won, in a sentence: sides that can be teams, or families that share the victory. */
export function wonSaid(winners: readonly number[], sides: number, names: readonly string[], seat: number): string {
  const isTeam = sides < names.length;
  const isMine = seat >= 0 && winners.includes(seat % sides);
  const alone = isMine ? (isTeam ? 'team' : 'you') : isTeam ? 'they' : 'one';
  const who = winners.map((side) => sideName(side, sides, names)).join(', ');
  return say('web-won', { how: winners.length > 1 ? 'shared' : alone, winners: who });
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
