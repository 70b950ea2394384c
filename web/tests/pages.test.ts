import { describe, expect, it } from 'vitest';
import { destination } from '../src/pages/home/cases';
import { Wish } from '../src/pages/new/wish.svelte';
import { laidOut } from '../src/pages/rules/layout';
import type { GameAbout } from '../src/wire/generated';
import { voice } from '../src/words/words.svelte';

const GAME: GameAbout = {
  id: 'al-capone',
  name: 'Al Capone',
  text: '',
  rules: '1',
  players: [2, 3, 4],
  options: [
    { name: 'players', kind: 'whole', text: 'players', default: 2, low: 2, high: 4 },
    { name: 'teams', kind: 'yes-no', text: 'teams', default: false },
    { name: 'target', kind: 'whole', text: 'target', default: 200, low: 1 },
    {
      name: 'values',
      kind: 'values-in-parts',
      text: 'values',
      default: {},
      numbers: [
        { name: 'al-capone', part: 'one', printed: 2, low: 1, high: 999 },
        { name: 'al-capone', part: 'set', printed: 50, low: 1, high: 999 },
      ],
    },
  ],
  bots: ['random', 'greedy'],
};

describe('the way to a table', () => {
  it('is a link, with the secret of a seat or without', () => {
    expect(destination('https://play.example/t/HV5atb-q#Zu_1')).toEqual({ address: '/t/HV5atb-q#Zu_1' });
    expect(destination('play.example/t/HV5atb-q')).toEqual({ address: '/t/HV5atb-q' });
  });

  it('is a code, however it is typed', () => {
    expect(destination('s277 bk')).toEqual({ code: 's277bk' });
    expect(destination('')).toBeUndefined();
    expect(destination('no code at all!')).toBeUndefined();
  });
});

describe('the request for a table', () => {
  function wish(): Wish {
    const made = new Wish(GAME);
    made.name = 'Ada';
    return made;
  }

  it('is me and a bot, everything as usual, where nothing was changed', () => {
    const said = wish().said();
    expect(said.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]);
    expect(said.options).toEqual({});
    expect(said.listed).toBe(false);
    expect(said.settings?.clock).toBe(0);
  });

  it('sends only the values that are others than the printed ones', () => {
    const made = wish();
    made.numbers = { 'al-capone.one': 2, 'al-capone.set': 60 };
    expect(made.said().options).toEqual({ values: { 'al-capone': { set: 60 } } });
  });

  it('asks for teams only where four play', () => {
    const made = wish();
    made.chosen = { teams: false };
    expect(made.said().options).toEqual({});
    made.players = 4;
    expect(made.said().options).toEqual({ teams: false });
  });

  it('gives me one seat alone', () => {
    const made = wish();
    made.give(1, 'me');
    expect(made.sitting.map((seat) => seat.kind)).toEqual(['open', 'me']);
  });

  it('counts time in seconds', () => {
    const made = wish();
    made.unit = 'days';
    made.time = 2;
    expect(made.said().settings?.clock).toBe(172_800);
  });
});

describe('a page of the rulebook', () => {
  it('has rules to link to, signs, and tables that scroll', async () => {
    await voice.speak('en');
    const html = laidOut({
      name: 'al-capone',
      title: 'Al Capone',
      html: '<h2>Cards</h2><p><a id="AC-1"></a><strong>AC-1</strong> Ten <em>(our ruling)</em>.</p><table></table>',
    });
    expect(html).toContain('<h2 id="part-1">Cards</h2><p class="rule" id="AC-1"><a class="number" href="#AC-1"');
    expect(html).toContain('<em class="ruling">(our ruling)</em>');
    expect(html).toContain('aria-label="Table: Cards"><table></table></div>');
  });
});
