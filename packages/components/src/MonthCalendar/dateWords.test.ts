import { expect, test } from 'vitest';
import { dateWords } from './dateWords';

test('names days and months, and the year where it is another', () => {
  const words = dateWords('en-GB', '2026-11-21');
  expect(words.day('2026-11-02')).toBe('Monday 2 November');
  expect(words.month('2026-10-02')).toBe('October');
  expect(words.day('2025-12-31')).toMatch(/^Wednesday,? 31 December 2025$/);
  expect(words.month('2025-12-31')).toBe('December 2025');
  expect(words.number('2026-11-02')).toBe('2');
});

test('speaks other languages', () => {
  const words = dateWords('ar-EG', '2026-11-21');
  expect(words.number('2026-11-21')).toBe('٢١');
  expect(dateWords('de', '2026-11-21').day('2026-03-02')).toBe('Montag, 2. März');
});
