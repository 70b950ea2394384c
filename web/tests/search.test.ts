import { describe, expect, it } from 'vitest';
import { excerpt, found, placesOf } from '../src/pages/rules/search';

const PAGE = placesOf(
  'al-capone',
  'Al Capone',
  '<h2 id="part-1">The raid</h2><p>Chicago.</p><p class="rule" id="AC-17"><a>AC-17</a> Name a gangster.</p>' +
    '<ul><li>All cards move (AC-17).</li></ul><h2 id="part-2">The end</h2><p>See AC-17 for raids.</p>',
);

describe('a search in the rulebook', () => {
  it('leads to the rule that a place belongs to, or to its heading', () => {
    expect(found(PAGE, 'cards move').map((place) => place.anchor)).toEqual(['AC-17']);
    expect(found(PAGE, 'chicago').map((place) => place.anchor)).toEqual(['part-1']);
  });

  it('puts a rule first that is named by its number', () => {
    expect(found(PAGE, 'ac-17').map((place) => place.rule)).toEqual(['AC-17', 'AC-17', undefined]);
  });

  it('finds nothing where a word is missing, and nothing for nothing', () => {
    expect(found(PAGE, 'gangster moon')).toEqual([]);
    expect(found(PAGE, '  ')).toEqual([]);
  });

  it('marks what was searched for', () => {
    expect(excerpt('Name a gangster.', 'GANG')).toEqual([
      { text: 'Name a ', marked: false },
      { text: 'gang', marked: true },
      { text: 'ster.', marked: false },
    ]);
  });

  it('shows the part around it', () => {
    const [before, hit, after] = excerpt(`${'before '.repeat(40)}raid${' after'.repeat(60)}`, 'raid');
    expect(before!.text).toMatch(/^… before (before )+$/);
    expect(hit).toEqual({ text: 'raid', marked: true });
    expect(after!.text).toMatch(/^( after)+ …$/);
  });
});
