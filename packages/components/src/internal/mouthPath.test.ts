import { expect, test } from 'vitest';
import { mouthPath } from './mouthPath';

const mouths = (count: number) =>
  Array.from({ length: count }, (_, index) => mouthPath(index + 1, count));

test('five mouths go from a frown over a line to a smile', () => {
  expect(mouths(5)).toEqual([
    'M1.5 6Q8 -3 14.5 6',
    'M2 5Q8 0.5 14 5',
    'M2.5 3Q8 3 13.5 3',
    'M2 1Q8 5.5 14 1',
    'M1.5 0Q8 9 14.5 0',
  ]);
});

test('any number of moods has as many mouths, from the same frown to the same smile', () => {
  for (const count of [2, 3, 6, 7]) {
    expect(new Set(mouths(count)).size).toBe(count);
    expect(mouths(count)[0]).toBe(mouths(5)[0]);
    expect(mouths(count).at(-1)).toBe(mouths(5).at(-1));
  }
});

test('a mood beyond the last smiles like the last', () => {
  expect(mouthPath(9, 5)).toBe(mouthPath(5, 5));
  expect(mouthPath(0, 5)).toBe(mouthPath(1, 5));
  expect(mouthPath(1, 1)).toBe(mouthPath(1, 5));
});

test('the mouth of a number between two moods is bent between theirs', () => {
  expect(mouthPath(3.5, 5)).toBe('M2.25 1.88Q8 4.13 13.75 1.88');
  expect(mouthPath(2.5, 5)).toBe('M2.25 4.13Q8 1.88 13.75 4.13');
  const bends = [1, 1.2, 2, 2.9, 3, 3.1, 4, 4.75, 5].map((mood) =>
    Number(/Q8 (\S+)/.exec(mouthPath(mood, 5))?.[1]),
  );
  expect(bends).toEqual(bends.toSorted((a, b) => a - b));
  expect(new Set(bends).size).toBe(bends.length);
});

test('what is no number has a straight mouth', () => {
  expect(mouthPath(NaN, 5)).toBe(mouthPath(3, 5));
});
