import { describe, expect, test } from 'vitest';
import {
  ringMargin,
  ringRadii,
  ringSegments,
  ringShape,
  ringShare,
  timeShare,
} from './ringGeometry';

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
  [140, 140],
  [NaN, 0],
  [Infinity, 100],
  [-Infinity, 0],
])('a percentage of %d is drawn as %d', (value, drawn) => {
  expect(ringShare(value)).toBe(drawn);
});

test.each([
  [3, 8, 37.5],
  [10, 8, 125],
  [0, 0, 0],
  [3, 0, 100],
])('%d of %d is %d percent', (value, max, share) => {
  expect(ringShare(value, max)).toBe(share);
});

test('undefined, from plain JavaScript, is drawn as 0', () => {
  expect(ringShare(undefined as unknown as number)).toBe(0);
});

describe('the shape of a ring', () => {
  test('has room for its stroke and its glow', () => {
    expect(ringShape(160, undefined, undefined)).toEqual({
      radius: 70,
      margin: 10,
      thickness: undefined,
    });
    expect(ringShape(undefined, 50, 8)).toEqual({ radius: 50, margin: 8, thickness: 8 });
  });

  test.each([16, 24, 32, 47])('of %d has a thin stroke that ends at its edge', (size) => {
    const { radius, margin, thickness = NaN } = ringShape(size, undefined, undefined);
    expect(thickness).toBe(size / 8);
    expect(margin).toBe(thickness / 2);
    expect(2 * radius + thickness).toBe(size);
  });

  test('leaves a gap between several', () => {
    expect(ringRadii(4, 70)).toEqual([70, 56, 42, 28]);
    expect(ringRadii(2, 30, 4)).toEqual([30, 24]);
  });
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
