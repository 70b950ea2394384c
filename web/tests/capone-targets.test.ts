import { expect, test } from 'vitest';
import type { CaponeView } from '../src/wire/generated';
import { flightsOf, sceneOf } from '../src/table/capone/flights';
import { targetOf, wishAt, wishFor } from '../src/table/capone/targets';

const site = { value: 30, members: [] as string[], bodyguards: 0, worth: 0 };
const view = {
  seat: 0,
  players: 3,
  families: [{ family: 'armaretto' }, { family: 'mascapone' }, { family: 'vinorosso' }],
  sites: [
    { ...site, business: 'bank', site: 0, holder: 1, members: ['mama'], bodyguards: 2, worth: 70 },
    { ...site, business: 'bank', site: 1, holder: null },
  ],
  fields: [{ field: 'barber', of: 2, member: 'don' }],
  legal: [{ business: 'cinema', of: null }],
} as unknown as CaponeView;

test('a move is aimed at where its pieces stand', () => {
  expect(targetOf(view, { act: 'occupy', card: 'bank', site: 1 })).toBe('site:bank:1');
  expect(targetOf(view, { act: 'fbi', of: 1, member: 'mama' })).toBe('site:bank:0');
  expect(targetOf(view, { act: 'fbi', of: 2, member: 'don' })).toBe('field:barber');
  expect(targetOf(view, { act: 'offer', of: 2, place: 'barber', site: null })).toBe('field:barber');
  expect(targetOf(view, { act: 'protection', of: 2 })).toBe('family:2');
  expect(targetOf(view, { act: 'legal', card: 'cinema' })).toBe('shop:cinema');
  expect(targetOf(view, { act: 'sell' })).toBeUndefined();
});

test('a card put on something is a wish, or none', () => {
  expect(wishAt(view, 'bank', 'site:bank:0')).toEqual({ act: 'occupy', card: 'bank', site: 0 });
  expect(wishAt(view, 'casino', 'site:bank:0')).toBeUndefined();
  expect(wishAt(view, 'fbi', 'site:bank:0')).toEqual({ act: 'fbi', of: 1, member: 'mama' });
  expect(wishAt(view, 'offer', 'field:barber')).toEqual({ act: 'offer', of: 2, place: 'barber', site: null });
  expect(wishFor(view, 'cinema')).toEqual({ act: 'legal', card: 'cinema' });
});

test('who is driven out goes to the harbour, their bodyguards to the park', () => {
  const event = { event: 'driven-out', seat: 0, of: 1, place: 'bank', site: 0, members: ['mama'], bodyguards: 2 };
  expect(flightsOf(event, view)).toEqual([
    { from: 'site:bank:0', to: 'harbour', piece: 'mascapone/mama' },
    { from: 'site:bank:0', to: 'park', piece: 'mascapone/bodyguard', count: 2 },
  ]);
  expect(sceneOf(event)).toBe('site:bank:0');
});
