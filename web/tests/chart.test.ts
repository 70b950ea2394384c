import { expect, test } from 'vitest';
import { apart, steps } from '../src/table/score/chart';

test('a scale has few and round steps', () => {
  expect(steps(10)).toEqual([0, 5, 10]);
  expect(steps(217)).toEqual([0, 100, 200]);
  expect(steps(3)).toEqual([0, 1, 2, 3]);
  expect(steps(0)).toEqual([0]);
});

test('labels move apart, in their order, and stay above the lowest line', () => {
  expect(apart([10, 100], 17, 170)).toEqual([10, 100]);
  expect(apart([50, 50, 52], 17, 170)).toEqual([50, 67, 84]);
  expect(apart([168, 169], 17, 170)).toEqual([153, 170]);
  expect(apart([90, 20], 17, 170)).toEqual([90, 20]);
});
