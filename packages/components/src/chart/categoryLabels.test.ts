import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyIndex, anySize } from './arbitraries';
import { placeLabels } from './categoryLabels';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function bandCenters(count: number, width: number, rtl = false): number[] {
  const centers = Array.from({ length: count }, (_, index) => ((index + 0.5) * width) / count);
  return rtl ? centers.toReversed() : centers;
}

function textsAt(width: number, labels = WEEK, fontSize = 12, pinned?: number): string[] {
  const centers = bandCenters(labels.length, width);
  return placeLabels({ labels, centers, width, fontSize, pinned }).map(({ text }) => text);
}

describe('the labels of a week', () => {
  test('are all there on a phone', () => {
    expect(textsAt(256, WEEK, 12, 5)).toEqual(WEEK);
  });

  test('thin out evenly when narrow, and when their type is large', () => {
    expect(textsAt(160)).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
    expect(textsAt(320, WEEK, 24)).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
  });

  test('keep the one in the pill', () => {
    expect(textsAt(160, WEEK, 12, 5)).toEqual(['Tue', 'Thu', 'Sat']);
  });
});

test('labels too long for any thinning are cut at an ellipsis, between characters as people see them', () => {
  const labels = WEEK.map((day) => `${day} 👨‍👩‍👧‍👦 with the whole family, at home or away`);
  const texts = textsAt(360, labels);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/^(Mon|Thu|Sun)( 👨‍👩‍👧‍👦[^�]*)?…$/u);
});

test('labels may repeat', () => {
  expect(textsAt(400, ['M', 'T', 'W', 'T', 'F', 'S', 'S'])).toEqual([
    'M',
    'T',
    'W',
    'T',
    'F',
    'S',
    'S',
  ]);
});

test('labels never overlap and never leave the chart, at any width from 120 to 2000 px', () => {
  fc.assert(
    fc.property(anyData, anySize, anyIndex, (data, { width, fontSize, rtl }, pinned) => {
      const placed = placeLabels({
        labels: data.map(({ label }) => label),
        centers: bandCenters(data.length, width, rtl),
        width,
        fontSize,
        pinned,
      });
      const extents = placed
        .map(({ x, width: own }) => [x - own / 2, x + own / 2] as const)
        .toSorted(([one], [other]) => one - other);
      let free = 0;
      for (const [left, right] of extents) {
        expect(left).toBeGreaterThanOrEqual(free - 0.001);
        free = right;
      }
      expect(free).toBeLessThanOrEqual(width + 0.001);
    }),
    { numRuns: 1000 },
  );
});
