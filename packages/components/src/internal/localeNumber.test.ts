import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatLocaleNumber, parseLocaleNumber } from './localeNumber';

const locales = ['en', 'de', 'fr', 'es', 'pl', 'de-CH', 'en-IN', 'ar-EG', 'fa', 'hi', 'he', 'mr'];

it.each<[string, string, number | null | undefined]>([
  ['1.5', 'en', 1.5],
  ['1,5', 'en', 1.5],
  ['1,500', 'en', 1500],
  ['1,234.5', 'en', 1234.5],
  ['1,5', 'de', 1.5],
  ['1.5', 'de', 1.5],
  ['1.500', 'de', 1500],
  ['1.234,5', 'de', 1234.5],
  ['1 234,5', 'fr', 1234.5],
  ["1'234.5", 'de-CH', 1234.5],
  ['١٫٥', 'ar-EG', 1.5],
  ['1.5', 'ar-EG', 1.5],
  ['−3', 'en', -3],
  ['.5', 'en', 0.5],
  ['2.', 'en', 2],
  [' 7 ', 'en', 7],
  ['', 'en', null],
  ['  ', 'en', null],
  ['٨', 'en', 8],
  ['८', 'en', 8],
  ['８', 'ja', 8],
  ['１．５', 'ja', 1.5],
  ['－３', 'ja', -3],
  ['𝟠', 'en', 8],
  ['۱٫۵', 'en', 1.5],
  ['۸', 'ar-EG', 8],
  ['+8', 'en', 8],
  ['1,234,234', 'en', 1_234_234],
  ['1,234,234', 'de', undefined],
  ['-0', 'en', 0],
  ['八', 'ja', undefined],
  ['-', 'en', undefined],
  ['1.2.3', 'en', undefined],
  ['8 glasses', 'en', undefined],
  ['1e3', 'en', undefined],
])('reads %j in %s as %s', (text, locale, value) => {
  expect(parseLocaleNumber(text, locale)).toBe(value);
});

it('reads what it writes, in each language', () => {
  const numbers = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100);
  fc.assert(
    fc.property(fc.constantFrom(...locales), numbers, (locale, value) => {
      // -0 is 0
      expect(parseLocaleNumber(formatLocaleNumber(value + 0, locale), locale)).toBe(value + 0);
    }),
  );
});
