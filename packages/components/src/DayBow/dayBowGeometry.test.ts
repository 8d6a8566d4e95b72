import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOf } from '../MonthCalendar/months';
import {
  BOW_HEIGHT,
  BOW_WIDTH,
  bowMonths,
  dayPath,
  daysBetween,
  dotPath,
  letterPoint,
  levelPath,
  slicePath,
} from './dayBowGeometry';

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

/** The points of a path of straight lines, as far from the middle of the circle as they are. */
const radiiOf = (path: string) =>
  [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
    Math.hypot(Number(x) - BOW_WIDTH / 2, Number(y) - BOW_WIDTH / 2),
  );

/** The letters of the line: of a move, a line and a dot. */
const commands = (levels: (number | null | undefined)[]) =>
  levelPath(levels).replaceAll(/[^MLh]/g, '');

const firstDays = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1970-01-01', count));

test('a year has a stroke of 44 for each day, the first at the left and the last at the right', () => {
  const [x1 = NaN, y1 = NaN, x2 = NaN] = numbersIn(dayPath(0, 365));
  expect(x2).toBeCloseTo(30, 0);
  expect(x1).toBeCloseTo(74, 0);
  expect(y1).toBeCloseTo(BOW_WIDTH / 2, 0);
  const [last = NaN] = numbersIn(dayPath(364, 365));
  expect(last).toBeCloseTo(BOW_WIDTH - x1, 1);
  // The day in the middle stands upright.
  const [left, , right] = numbersIn(dayPath(182, 365));
  expect([left, right]).toEqual([BOW_WIDTH / 2, BOW_WIDTH / 2]);
});

test('a dot is half way along the stroke in whose place it is', () => {
  const [dot = NaN] = radiiOf(dotPath(40, 365));
  const [inner = NaN, outer = NaN] = radiiOf(dayPath(40, 365));
  expect(dot).toBeCloseTo((inner + outer) / 2, 1);
});

test('dots are apart, however many days there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), (count) => {
      const dots = Array.from({ length: count }, (_, index) => dotPath(index, count)).filter(
        Boolean,
      );
      const points = dots.map(numbersIn);
      for (const [index, [x = NaN, y = NaN]] of points.entries()) {
        const [beforeX = -9, beforeY = -9] = points[index - 1] ?? [];
        expect(Math.hypot(x - beforeX, y - beforeY)).toBeGreaterThan(2.9);
      }
      expect(dots.length).toBeGreaterThanOrEqual(Math.min(count, 40));
    }),
  );
});

test('the line rises with the level, and never touches the strokes', () => {
  const radii = radiiOf(levelPath([-1, 0, 0.5, 1, 2]));
  expect(radii[0]).toBeCloseTo(136, 1);
  expect(radii[1]).toBeCloseTo(136, 1);
  expect(radii[2]).toBeCloseTo(144, 1);
  expect(radii[3]).toBeCloseTo(152, 1);
  expect(radii[4]).toBeCloseTo(152, 1);
});

test('the line has a gap at a day without a level', () => {
  expect(commands([])).toBe('');
  expect(commands([null, NaN, undefined])).toBe('');
  expect(commands([0.5, 0.5, null, 0.5])).toBe('MhLMh');
});

test('a year has twelve months, and other ranges are cut at their ends', () => {
  const year = bowMonths('2028-01-01', '2028-12-31');
  expect(year).toHaveLength(12);
  expect(year[1]).toEqual({ month: '2028-02', from: 31, to: 60 });
  expect(bowMonths('2026-11-21', '2027-01-02')).toEqual([
    { month: '2026-11', from: 0, to: 10 },
    { month: '2026-12', from: 10, to: 41 },
    { month: '2027-01', from: 41, to: 43 },
  ]);
});

test('months follow one another without a gap from the first day to the last', () => {
  fc.assert(
    fc.property(firstDays, fc.integer({ min: 0, max: 800 }), (min, length) => {
      const max = addDays(min, length);
      const months = bowMonths(min, max);
      expect(months.at(-1)?.to).toBe(daysBetween(min, max) + 1);
      for (const [index, { from, to, month }] of months.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(to - from).toBeLessThanOrEqual(daysOf(month).length);
        expect(from).toBe(index === 0 ? 0 : months[index - 1]?.to);
      }
    }),
  );
});

test('everything is drawn inside the box', () => {
  const level = fc.option(fc.double({ noNaN: false }));
  fc.assert(
    fc.property(firstDays, fc.array(level, { minLength: 1, maxLength: 400 }), (min, levels) => {
      const count = levels.length;
      const months = bowMonths(min, addDays(min, count - 1));
      const paths = [
        levelPath(levels),
        ...levels.map((_, index) => dayPath(index, count) + dotPath(index, count)),
        ...months.map((month) => slicePath(month, count).replaceAll(/A\S+ \S+ 0 0 \d /g, 'L')),
        ...months.map((month) => `M${Object.values(letterPoint(month, count)).join(' ')}`),
      ];
      for (const [, x, y] of paths.join('').matchAll(/[ML](\S+?) ([^\sA-Za-z]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(2);
        expect(Number(x)).toBeLessThanOrEqual(BOW_WIDTH - 2);
        expect(Number(y)).toBeGreaterThanOrEqual(2);
        expect(Number(y)).toBeLessThanOrEqual(BOW_HEIGHT - 2);
      }
    }),
    { numRuns: 30 },
  );
});
