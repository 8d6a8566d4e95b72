import { describe, expect, test } from 'vitest';
import { tooltipAnchor } from './tooltipAnchor';
import type { PlotArea } from './plotArea';

const plot = { top: 20, bottom: 180 } as PlotArea;

describe('a tooltip', () => {
  test('opens below a mark in the upper half', () => {
    expect(tooltipAnchor(plot, { x: 40, y: 30 })).toEqual({ x: 40, y: 30, side: 'below' });
  });

  test('opens above a mark in the lower half', () => {
    expect(tooltipAnchor(plot, { x: 40, y: 170 })).toEqual({ x: 40, y: 170, side: 'above' });
  });

  test('is in the middle for a day without a value', () => {
    expect(tooltipAnchor(plot, { x: 40, y: null })).toEqual({ x: 40, y: 100, side: 'below' });
  });

  test('is inside the chart without a mark', () => {
    expect(tooltipAnchor(plot, undefined)).toEqual({ x: 0, y: 100, side: 'below' });
  });
});
