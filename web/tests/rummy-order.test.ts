import { describe, expect, it } from 'vitest';
import { HandOrder } from '../src/table/rummy/order.svelte';

describe('the order of a hand', () => {
  const cards = (order: HandOrder, by: 'kind' | 'value' | 'newest' | 'own'): string[] =>
    order.sorted(by).map((one) => one.card);

  it('marks what has come, and keeps what stays where it was put', () => {
    const order = new HandOrder('rue-morgue');
    order.follow({ poe: 1, sailor: 2 }, 1);
    expect(order.held.some((one) => one.isNew)).toBe(false);
    order.move(order.held, order.held[0]!.key, 2);
    expect(cards(order, 'own')).toEqual(['sailor', 'sailor', 'poe']);
    order.follow({ poe: 1, sailor: 1, madame: 1 }, 1);
    expect(cards(order, 'own')).toEqual(['sailor', 'poe', 'madame']);
    expect(order.held.filter((one) => one.isNew).map((one) => one.card)).toEqual(['madame']);
  });

  it('sorts as it is wished', () => {
    const order = new HandOrder('rue-morgue');
    order.follow({ poe: 1, 'deduction-night': 1, 'le-bon': 1 }, 1);
    expect(cards(order, 'kind')).toEqual(['le-bon', 'poe', 'deduction-night']);
    expect(cards(order, 'value')).toEqual(['deduction-night', 'poe', 'le-bon']);
    expect(cards(order, 'newest')).toEqual(['le-bon', 'deduction-night', 'poe']);
  });
});
