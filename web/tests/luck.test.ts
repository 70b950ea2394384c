import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fits, type Sealed } from '../src/state/luck';
import { sha256 } from '../src/state/sha256';

test.each([0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])(
  'SHA-256 of %i letters is what it must be',
  (length) => {
    const text = 'aä9 ☠'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

const WORD = '0123456789abcdef0123456789abcdef';
const SECRET = 'the server’s part';
const sealed: Sealed = {
  seat: 1,
  commitment: sha256(SECRET),
  commitments: [null, sha256(WORD)],
  told: true,
};
const header = { record: 1, commitment: sealed.commitment, word_commitments: sealed.commitments };
const reveal = { reveal: { secret: SECRET, words: ['', WORD] } };

test('a record that is what was shown before the deal fits', () => {
  expect(fits(WORD, sealed, [header, reveal])).toBe(true);
});

test.each([
  ['another commitment of the server', { ...header, commitment: sha256('x') }, reveal],
  ['other commitments of players', { ...header, word_commitments: [sha256('x'), sha256(WORD)] }, reveal],
  ['none', { record: 1, commitment: sealed.commitment }, reveal],
  ['another word', header, { reveal: { secret: SECRET, words: ['', 'x'] } }],
  ['another secret', header, { reveal: { secret: 'x', words: ['', WORD] } }],
  ['a word that was told and left out', { ...header, silent: [1] }, { reveal: { secret: SECRET, words: ['', ''] } }],
  ['no reveal', header, { end: {} }],
])('a record with %s does not', (_, first, last) => {
  expect(fits(WORD, sealed, [first, last])).toBe(false);
});

test('who was silent has nothing to compare', () => {
  const silent = { ...header, silent: [1] };
  const without = { reveal: { secret: SECRET, words: ['', ''] } };
  expect(fits(WORD, { ...sealed, told: false }, [silent, without])).toBe(undefined);
});
