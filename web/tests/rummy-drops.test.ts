import { describe, expect, it } from 'vitest';
import { fitting, wish } from '../src/table/rummy/drops';

describe('where a card is put', () => {
  const moves = [
    { act: 'meld', card: 'poe', count: 3 },
    { act: 'discard', card: 'poe' },
    { act: 'discard', card: 'sailor' },
    { act: 'dupins_help', do: 'draw' },
    { act: 'dupins_help', do: 'consult' },
    { act: 'ted_hinton', do: 'peek', place: 'alma' },
    { act: 'ted_hinton', do: 'peek', place: 'joplin' },
  ];

  it('says which of the legal moves is meant', () => {
    expect(fitting(moves, 'poe', 'area')).toEqual([moves[0]]);
    expect(fitting(moves, 'poe', 'pile')).toEqual([moves[1]]);
    expect(fitting(moves, 'sailor', 'area')).toEqual([]);
    expect(fitting(moves, 'dupins-help', 'file')).toEqual([moves[3]]);
    expect(fitting(moves, 'ted-hinton', 'road:joplin')).toEqual([moves[6]]);
  });

  it('means the partner only before the partner', () => {
    expect(fitting(moves, 'dupins-help', 'seat:2', 2)).toEqual([moves[4]]);
    expect(fitting(moves, 'dupins-help', 'seat:1', 2)).toEqual([]);
  });

  it('asks for what was tried where nothing fits', () => {
    expect(wish('poe', 'pile', { poe: 1 }, 'rue-morgue')).toEqual({ act: 'discard', card: 'poe' });
    expect(wish('poe', 'area', { poe: 4 }, 'rue-morgue')).toEqual({ act: 'meld', card: 'poe', count: 4 });
    expect(wish('alma', 'area', { alma: 1 }, 'bonnie-and-clyde')).toEqual({ act: 'lay_off', card: 'alma', count: 1 });
    expect(wish('deduction-night', 'area', {}, 'rue-morgue')).toEqual({ act: 'brilliant_deduction', pair: 'night' });
  });
});
