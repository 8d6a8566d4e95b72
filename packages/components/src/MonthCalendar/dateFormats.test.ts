import { expect, test } from 'vitest';
import { dateFormats } from './dateFormats';

test('names days and months, with the year only if it differs', () => {
  const format = dateFormats('en-GB', '2026-11-21');
  expect(format.day('2026-11-02')).toBe('Monday 2 November');
  expect(format.month('2026-10-02')).toBe('October');
  expect(format.day('2025-12-31')).toMatch(/^Wednesday,? 31 December 2025$/);
  expect(format.month('2025-12-31')).toBe('December 2025');
  expect(format.dayNumber('2026-11-02')).toBe('2');
});

test('names several months at once', () => {
  const { months } = dateFormats('en-GB', '2026-11-21');
  expect(months('2026-11', '2026-11')).toBe('November');
  expect(months('2026-11', '2026-12')).toMatch(/^November\s?–\s?December$/);
  expect(months('2026-12', '2027-01')).toMatch(/^December 2026\s?–\s?January 2027$/);
});

test('supports other languages', () => {
  const format = dateFormats('ar-EG', '2026-11-21');
  expect(format.dayNumber('2026-11-21')).toBe('٢١');
  expect(dateFormats('de', '2026-11-21').day('2026-03-02')).toBe('Montag, 2. März');
});

test.each(['fa', 'ar-SA', 'th'])('has the days and months of its cells in %s', (locale) => {
  const format = dateFormats(locale, '2026-11-21');
  const gregorian = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month: 'long' });
  expect(format.month('2026-11-21')).toBe(gregorian.format(new Date('2026-11-21')));
  expect(format.day('2026-11-21')).toContain(format.dayNumber('2026-11-21'));
});

test('has one calendar, even if a locale asks for another', () => {
  expect(dateFormats('en-GB-u-ca-buddhist', '2026-11-21').month('2025-12-01')).toBe(
    'December 2025',
  );
});
