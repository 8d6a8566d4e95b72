import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayTicks } from './dayTicks';

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const rows = (first: string, last: string, locale = 'en') =>
  [...dayTicks(Date.parse(first) / DAY_MS, Date.parse(last) / DAY_MS, locale, 100)].map((row) =>
    row.map(({ day }) => dateOf(day)),
  );

test('rows of ticks go from days to weeks, months and years', () => {
  const [days, second, weeks, fortnights, months] = rows('2026-02-26', '2026-04-02', 'de');
  expect(days).toHaveLength(36);
  expect(second?.slice(0, 2)).toEqual(['2026-02-26', '2026-02-28']);
  expect(weeks).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']);
  expect(fortnights).toEqual(['2026-03-02', '2026-03-16', '2026-03-30']);
  expect(months).toEqual(['2026-03-01', '2026-04-01']);
});

test('months are of quarters and halves of a year, years of tens', () => {
  const all = rows('2019-11-15', '2031-02-01');
  expect(all).toContainEqual(expect.arrayContaining(['2020-01-01', '2020-04-01', '2020-07-01']));
  expect(all).toContainEqual(['2020-01-01', '2025-01-01', '2030-01-01']);
  expect(all.at(-1)).toEqual(['2019-11-15', '2031-02-01']);
});

test('rows with too many ticks are left out', () => {
  const [first] = [...dayTicks(0, 3_000_000, 'en', 20)];
  expect(first?.length).toBeLessThanOrEqual(21);
});

test('for any span and language, ticks are whole days in order inside of it', () => {
  const anyDay = fc.integer({ min: -700_000, max: 2_900_000 });
  const anyLocale = fc.constantFrom('en', 'de', 'ar-EG', 'fr');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 100_000 }), anyLocale, (first, span, locale) => {
      for (const row of dayTicks(first, first + span, locale, 60)) {
        let before = first - 1;
        for (const { day, text } of row) {
          expect(Number.isInteger(day)).toBe(true);
          expect(day).toBeGreaterThan(before);
          expect(text).not.toBe('');
          before = day;
        }
        expect(before).toBeLessThanOrEqual(first + span);
      }
    }),
  );
});
