import { describe, expect, test } from 'vitest';
import { clampPercentage, ringMargin, ringSegments, timeShare } from './ringGeometry';

const numbersOf = (d: string) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe('the arcs of a ring', () => {
  test('start and end with the first colour at 12 o’clock', () => {
    const segments = ringSegments(70, ringMargin());
    expect(segments).toHaveLength(84);
    expect(segments[0]).toMatchObject({ from: 1, to: 2, mix: 0 });
    expect(segments[83]).toMatchObject({ from: 7, to: 1, mix: 92 });
  });

  test.each([12, 70, 140])('are on a circle of radius %d', (radius) => {
    for (const { d } of ringSegments(radius, ringMargin())) {
      const [x = NaN, y = NaN] = numbersOf(d);
      expect(Math.hypot(x - radius - 10, y - radius - 10)).toBeCloseTo(radius, 1);
    }
  });

  test('run clockwise', () => {
    const [x = NaN, y = NaN] = numbersOf(ringSegments(70, ringMargin())[21]?.d ?? '');
    expect(x).toBeGreaterThan(148);
    expect(y).toBeCloseTo(80, -1);
  });
});

test.each([
  [0, 0],
  [60, 60],
  [100, 100],
  [-5, 0],
  [140, 100],
  [NaN, 0],
  [Infinity, 100],
  [-Infinity, 0],
])('a percentage of %d is drawn as %d', (value, drawn) => {
  expect(clampPercentage(value)).toBe(drawn);
});

test('undefined, from plain JavaScript, is drawn as 0', () => {
  expect(clampPercentage(undefined as unknown as number)).toBe(0);
});

test.each([
  [0, 100, 1],
  [75, 100, 0.5],
  [100, 75, 0.5],
  [52, 56, 0.2],
  [60, 60, 0],
])('the way from %d to %d takes %d of a full turn', (from, to, share) => {
  expect(timeShare(from, to)).toBe(share);
});
