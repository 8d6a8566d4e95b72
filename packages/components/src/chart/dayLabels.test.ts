import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataScale } from './dataScale';
import { placeDays, xLabels } from './dayLabels';
import { DAY_MS } from './dayTicks';

const dayOf = (date: string) => Date.parse(date) / DAY_MS;

interface Room {
  width?: number;
  fontSize?: number;
  rtl?: boolean;
  pinned?: number | undefined;
  locale?: string;
}

function labelsOf(days: number[], room: Room = {}) {
  const { width = 318, fontSize = 12, rtl = false, pinned, locale = 'en' } = room;
  const range = rtl ? ([width, 0] as const) : ([0, width] as const);
  const { xOf } = dataScale({ count: days.length, range, days, isBand: false });
  return placeDays({ time: { days, locale }, xOf, width, fontSize, pinned });
}

const textsOf = (dates: string[], room?: Room) =>
  labelsOf(dates.map(dayOf), room).map(({ text }) => text);

describe('the dates of', () => {
  test('a few days are those days, or every second', () => {
    expect(textsOf(['2026-03-01', '2026-03-03'])).toEqual(['Mar 1', 'Mar 2', 'Mar 3']);
    expect(textsOf(['2026-03-01', '2026-03-07'])).toEqual(['Mar 1', 'Mar 3', 'Mar 5', 'Mar 7']);
  });

  test('a month are the days on which weeks begin, by language', () => {
    const march = ['2026-03-01', '2026-03-31'];
    expect(textsOf(march)).toEqual(['Mar 1', 'Mar 8', 'Mar 15', 'Mar 22', 'Mar 29']);
    expect(textsOf(march, { locale: 'en-GB' })).toEqual([
      '2 Mar',
      '9 Mar',
      '16 Mar',
      '23 Mar',
      '30 Mar',
    ]);
    expect(textsOf(march, { width: 200 })).toEqual(['Mar 1', 'Mar 15', 'Mar 29']);
  });

  test('a year are months, which follow the number of the year', () => {
    const year = ['2026-10-05', '2027-09-20'];
    expect(textsOf(year, { width: 600 })).toEqual(
      'Nov Dec 2027 Feb Mar Apr May Jun Jul Aug Sep'.split(' '),
    );
    expect(textsOf(year)).toEqual(['2027', 'Apr', 'Jul']);
    expect(textsOf(year, { locale: 'de' })).toEqual(['2027', 'Apr', 'Jul']);
  });

  test('many years are years', () => {
    expect(textsOf(['2019-05-01', '2026-05-01'], { width: 400 })).toEqual(
      '2020 2021 2022 2023 2024 2025 2026'.split(' '),
    );
    expect(textsOf(['0099-05-01', '2026-05-01'])).toEqual(['500', '1000', '1500', '2000']);
  });

  test('a single day is that day', () => {
    expect(textsOf(['2026-03-15'])).toEqual(['Mar 15']);
  });
});

test('the present day has the pill, and dates that would touch it give way', () => {
  const dates = ['2026-03-01', '2026-03-10', '2026-03-31'];
  expect(textsOf(dates, { pinned: 1 })).toEqual(['Mar 1', 'Mar 22', 'Mar 29', 'Mar 10']);
  expect(textsOf(dates, { pinned: 5 })).toHaveLength(5);
});

test('in right to left the first day is at the right', () => {
  const [first, second] = labelsOf([dayOf('2026-03-02'), dayOf('2026-03-04')], { rtl: true });
  expect(first?.x).toBeGreaterThan(second?.x ?? NaN);
});

test('a date has the index of its datum, or -1', () => {
  const labels = labelsOf(['2026-03-01', '2026-03-03'].map(dayOf));
  expect(labels.map(({ index }) => index)).toEqual([0, -1, 1]);
});

test('without an axis of days the labels are those of the data', () => {
  const data = [{ label: '2026-03-01', value: 1 }];
  const scale = dataScale({ count: 1, range: [0, 318], isBand: true });
  const [label] = xLabels({ data, scale, time: undefined, width: 318, fontSize: 12 });
  expect(label?.text).toBe('2026-03-01');
});

const anyDays = fc
  .tuple(
    fc.integer({ min: -700_000, max: 2_900_000 }),
    fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4000 })), {
      maxLength: 30,
    }),
  )
  .map(([first, gaps]) =>
    gaps.reduce((days, gap) => [...days, (days.at(-1) ?? first) + gap], [first]),
  );
const anyRoom = fc.record({
  width: fc.integer({ min: 60, max: 2000 }),
  fontSize: fc.constantFrom(9, 12, 18, 24, 36),
  rtl: fc.boolean(),
  pinned: fc.oneof(fc.constant(undefined), fc.integer({ min: -2, max: 30 })),
  locale: fc.constantFrom('en', 'de', 'ar-EG', 'ja', 'fi'),
});

test('for any days, dates are in order, inside the span, and never touch or leave the chart', () => {
  fc.assert(
    fc.property(anyDays, anyRoom, (days, room) => {
      const labels = labelsOf(days, room).toSorted((one, other) => one.x - other.x);
      let free = 0;
      for (const { x, width } of labels) {
        expect(x - width / 2).toBeGreaterThanOrEqual(free - 0.001);
        free = x + width / 2;
      }
      expect(free).toBeLessThanOrEqual(room.width + 0.001);
    }),
    { numRuns: 400 },
  );
});

test('for any days over more than one, two or more dates are on a chart of a phone', () => {
  fc.assert(
    fc.property(anyDays, fc.boolean(), (days, rtl) => {
      fc.pre(days.length > 1);
      expect(labelsOf(days, { width: 280, rtl }).length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 400 },
  );
});
