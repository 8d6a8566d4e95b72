import { expect, test } from 'vitest';
import { letterPoint, partPath, WEEK_HEIGHT, WEEK_WIDTH } from './weekGeometry';

const ends = (index: number, inset?: number) =>
  (partPath(index, inset).match(/-?[\d.]+/g) ?? []).map(Number);

test('a week is as wide as its box, its fourth day on top', () => {
  const [left = NaN, , , , , , , first = NaN] = ends(0);
  const [last = NaN, , , , , , , right = NaN] = ends(6);
  expect(left).toBeGreaterThan(8);
  expect(right).toBeLessThan(WEEK_WIDTH - 8);
  expect(left + right).toBeCloseTo(WEEK_WIDTH);
  expect(first).toBeLessThan(last);
  // The gap between two days is 5 along the circle.
  expect((ends(4)[0] ?? NaN) - (ends(3)[7] ?? NaN)).toBeCloseTo(5, 1);
  // What is inset is shorter at both ends.
  expect(ends(3, 2)[0]).toBeCloseTo((ends(3)[0] ?? NaN) + 2, 1);
});

test('letters follow the arcs, and the lowest has room for the disc of 24 around it', () => {
  const points = [0, 1, 2, 3, 4, 5, 6].map(letterPoint);
  expect(points[3]).toEqual({ x: WEEK_WIDTH / 2, y: 33 });
  expect(points[0]?.y).toBe(points[6]?.y);
  for (const { y } of points) expect(y + 12).toBeLessThanOrEqual(WEEK_HEIGHT);
});
