import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, missingWords } from '../tools/words';
import { question } from '../src/words/asking';
import { sheetRows } from '../src/words/scores';
import { Teller } from '../src/words/telling';
import { voice, type Language } from '../src/words/words.svelte';
import type { Words } from '../src/wire/generated';

interface Sample {
  game: string;
  what: 'event' | 'move' | 'ending' | 'question' | 'sheet';
  language: Language;
  seat: number;
  names: string[];
  words: Words;
  answer: string | string[][];
}

const SAMPLES = JSON.parse(readFileSync(process.env['FALLAKTE_SAMPLES']!, 'utf8')) as Sample[];

function said({ game, what, seat, names, words }: Sample): string | string[][] {
  if (what === 'question') return question(game, words);
  if (what === 'sheet') {
    const rows = sheetRows(game, words['sheet'] as Words[], Number(words['sides']), names);
    return rows.map((row) => [row.who, row.what, row.rule, row.points]);
  }
  return new Teller(game, names, seat)[what](words);
}

describe.each(['de', 'en'] as const)('in %s', (language) => {
  it('says everything as the server does', async () => {
    await voice.speak(language);
    const samples = SAMPLES.filter((sample) => sample.language === language);
    expect(samples.length).toBeGreaterThan(1000);
    for (const sample of samples) expect(said(sample), JSON.stringify(sample.words)).toEqual(sample.answer);
  });

  it('has a catalogue without comments', () => {
    expect(catalogue(language)).not.toMatch(/^#/m);
    expect(catalogue(language)).toContain('web-home =');
  });
});

it('lacks no words', () => {
  expect(missingWords()).toEqual([]);
});
