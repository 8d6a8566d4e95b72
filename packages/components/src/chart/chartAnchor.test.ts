import { describe, expect, test } from 'vitest';
import { anchorIn } from './chartAnchor';
import type { ChartPlane } from './chartPlane';

const plane = { top: 20, bottom: 180 } as ChartPlane;

describe('the place of a tooltip', () => {
  test('is under a mark of the upper half', () => {
    expect(anchorIn(plane, { x: 40, y: 30 })).toEqual({ x: 40, y: 30, opens: 'below' });
  });

  test('is over a mark of the lower half', () => {
    expect(anchorIn(plane, { x: 40, y: 170 })).toEqual({ x: 40, y: 170, opens: 'above' });
  });

  test('is the middle where a day has no value', () => {
    expect(anchorIn(plane, { x: 40, y: null })).toEqual({ x: 40, y: 100, opens: 'below' });
  });

  test('is within the chart where there is no mark at all', () => {
    expect(anchorIn(plane, undefined)).toEqual({ x: 0, y: 100, opens: 'below' });
  });
});
