import { describe, expect, it } from 'vitest';
import { fan, indexAt } from '../src/table/rummy/fan';

describe('a hand on a phone', () => {
  it.each([1, 5, 9, 10, 14, 18, 25])('leaves a strip of each of %i cards in sight', (count) => {
    const laid = fan(count, 344, 66);
    expect(laid.spots).toHaveLength(count);
    expect(Math.max(...laid.spots.map((spot) => spot.x))).toBeLessThanOrEqual(344 - 66);
    expect(Math.min(...laid.spots.map((spot) => spot.x))).toBeGreaterThanOrEqual(0);
    if (count > 1) expect(laid.strip).toBeGreaterThanOrEqual(32);
  });

  it('finds the place of a card that is let go', () => {
    const laid = fan(10, 344, 66);
    expect(laid.perRow).toBe(5);
    expect(indexAt(laid, 10, 66, 33, 20)).toBe(0);
    expect(indexAt(laid, 10, 66, 340, 20)).toBe(4);
    expect(indexAt(laid, 10, 66, 340, laid.pitch + 20)).toBe(9);
  });
});
