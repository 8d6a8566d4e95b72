import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anyIndex, anySize } from './arbitraries.testing';
import { placeLabels } from './categoryLabels';
import { dataScale } from './dataScale';
import type { Interval } from './scaleLinear';

const bands = (count: number, range: Interval) => dataScale({ count, range, isBand: true });

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function textsAt(width: number, labels = WEEK, fontSize = 12, pinned?: number): string[] {
  const data = labels.map((label) => ({ label, value: 1 }));
  const scale = bands(data.length, [0, width]);
  return placeLabels({ data, scale, width, fontSize, pinned }).map(({ text }) => text);
}

describe('the labels of a week', () => {
  test('all fit on a phone', () => {
    expect(textsAt(256, WEEK, 12, 5)).toEqual(WEEK);
  });

  test('thin out evenly in a narrow chart and with large text', () => {
    expect(textsAt(160)).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
    expect(textsAt(320, WEEK, 24)).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
  });

  test('keep the label in the pill', () => {
    expect(textsAt(160, WEEK, 12, 5)).toEqual(['Tue', 'Thu', 'Sat']);
  });
});

test('short labels take the place of all where one does not fit, or only just', () => {
  const data = WEEK.map((label) => ({ label, shortLabel: label.slice(0, 1), value: 1 }));
  const textsIn = (width: number) => {
    const scale = bands(data.length, [0, width]);
    return placeLabels({ data, scale, width, fontSize: 12, pinned: 5 }).map(({ text }) => text);
  };
  expect(textsIn(304)).toEqual(WEEK);
  // They would fit, but only just.
  expect(textsIn(264)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  expect(textsIn(160)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  expect(textsIn(60)).toEqual(['Sat']);
});

test('labels that are too long are truncated between grapheme clusters', () => {
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

describe('formatted labels', () => {
  const year = Array.from({ length: 365 }, (_, day) => ({
    label: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    value: day,
  }));
  const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const month = (date: string) =>
    date.endsWith('-01') ? (MONTHS[Number(date.slice(5, 7)) - 1] ?? '') : '';

  function monthsAt(width: number): string[] {
    const scale = bands(year.length, [0, width]);
    const room = { data: year, scale, width, fontSize: 12, formatLabel: month };
    return placeLabels(room).map(({ text }) => text);
  }

  test('skip empty labels and thin out among themselves', () => {
    expect(monthsAt(600)).toEqual(MONTHS);
    expect(monthsAt(300)).toEqual(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
    expect(monthsAt(120)).toEqual(['Jan', 'Jul']);
  });
});

test('of a hundred thousand long labels three stay', () => {
  const label = 'A label that goes on and on. '.repeat(7);
  const data = Array.from({ length: 100_000 }, () => ({ label, value: 1 }));
  const placed = placeLabels({
    data,
    scale: bands(data.length, [0, 318]),
    width: 318,
    fontSize: 12,
  });
  expect(placed.map(({ index }) => index)).toEqual([0, 49999, 99998]);
});

test('for any data, labels never overlap or leave the chart', () => {
  fc.assert(
    fc.property(anyData, anySize, anyIndex, (data, { width, fontSize, rtl }, pinned) => {
      const placed = placeLabels({
        data,
        scale: bands(data.length, rtl ? [width, 0] : [0, width]),
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
    { numRuns: 400 },
  );
});
