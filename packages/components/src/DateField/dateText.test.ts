import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../internal/isDay';
import { dayPattern, readDay, writeDay } from './dateText';

const TODAY = '2026-11-21';
const read = (text: string, locale = 'en-GB') => readDay(text, locale, TODAY);

const LOCALES = [
  'en-US',
  'en-GB',
  'de',
  'fr',
  'ja',
  'ko',
  'zh',
  'ar-EG',
  'fa',
  'hu',
  'sv',
  'he',
  'hi',
  'th',
  'cs',
  'bg',
  'lt',
  'vi',
  'en-CA',
  'th-u-nu-thai',
  'fa-u-ca-persian',
];

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const figures = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((n) => String(n).padStart(digits, '0'));

describe.each(LOCALES)('in %s', (locale) => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(read(writeDay(day, locale), locale)).toBe(day);
      }),
    );
  });

  test('days in words are read, with long and with short names of months', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('long', 'short'), (day, month) => {
        fc.pre(day > '1000');
        const format = new Intl.DateTimeFormat(locale, {
          year: 'numeric',
          month,
          day: 'numeric',
          calendar: 'gregory',
          timeZone: 'UTC',
        });
        expect(read(format.format(new Date(day)), locale)).toBe(day);
      }),
    );
  });

  test('ISO 8601 is read', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(read(day, locale)).toBe(day);
      }),
    );
  });
});

test('figures are a day of the calendar, or none', () => {
  fc.assert(
    fc.property(figures(2), figures(2), figures(4), (day, month, year) => {
      const iso = `${year}-${month}-${day}`;
      // A date of JavaScript moves 31 February into March.
      const date = new Date(iso);
      const isMoved = Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(iso);
      const exists = year !== '0000' && !isMoved;
      expect(read(`${day}.${month}.${year}`, 'de')).toBe(exists ? iso : undefined);
      expect(isDay(iso)).toBe(exists);
    }),
  );
});

test('any text is read without an error, as a day or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LOCALES), (text, locale) => {
      const day = read(text, locale);
      expect(day === undefined || day === null || isDay(day)).toBe(true);
    }),
  );
});

test.each([
  ['5/3/2026', 'en-GB'],
  ['3/5/2026', 'en-US'],
  ['5.3.26', 'de'],
  ['5 3 26', 'en-GB'],
  [' 05-03-2026 ', 'en-GB'],
  ['05032026', 'en-GB'],
  ['030526', 'en-US'],
  ['20260305', 'sv'],
  ['2026/3/5', 'en-US'],
  ['2026年3月5日', 'ja'],
  ['2026년 3월 5일', 'ko'],
  ['５／３／２０２６', 'en-GB'],
  ['٥/٣/٢٠٢٦', 'ar-EG'],
  ['۲۰۲۶-۳-۵', 'fa'],
  ['5 Mar 2026', 'en-GB'],
  ['5th march 26', 'en-GB'],
  ['March 5, 2026', 'en-US'],
  ['2026 March 5', 'en-US'],
  ['5/3', 'en-GB'],
  ['5. März', 'de'],
  ['5 de marzo de 2026', 'es'],
  ['5 marzec 2026', 'pl'],
  ['5 מרץ 2026', 'he'],
  ['5 mars 2026', 'sv'],
])('%s in %s is 5 March 2026', (text, locale) => {
  expect(read(text, locale)).toBe('2026-03-05');
});

test.each([
  '31/2/2026',
  '29/2/2027',
  '1/13/2026',
  '0/1/2026',
  '1/1/0000',
  '1/1/202',
  '1/1/6',
  '1/1/12345',
  'soon',
  '5',
  '11',
  '2026',
  '1/2/3/4',
  '2026-03',
  'March 2026',
  '31 Feb 2026',
  '5 Ma 2026',
  '5 March 2026 AD',
  '5 Dez 2026',
  '2026-03-05T10:00',
  '1052026',
  '-',
])('%s is no day', (text) => {
  expect(read(text)).toBeUndefined();
});

test('where the year comes first, a day before it could be either of two', () => {
  expect(read('5/3/2026', 'sv')).toBeUndefined();
});

test('a whole word comes before the beginning of another', () => {
  expect(read('5 červen 2026', 'cs')).toBe('2026-06-05');
  expect(read('5 červenec 2026', 'cs')).toBe('2026-07-05');
});

test('an empty text is no day, on purpose', () => {
  expect(read('')).toBeNull();
  expect(read(' \u200F')).toBeNull();
});

test('a year of two digits is the nearest to today', () => {
  expect(read('1/1/26')).toBe('2026-01-01');
  expect(read('1/1/75')).toBe('2075-01-01');
  expect(read('1/1/77')).toBe('1977-01-01');
  expect(read('1/1/99')).toBe('1999-01-01');
});

test.each([
  ['en-US', 'MM/DD/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['de', 'TT.MM.JJJJ'],
  ['fr', 'JJ/MM/AAAA'],
  ['hu', 'ÉÉÉÉ. HH. NN.'],
  ['sv', 'ÅÅÅÅ-MM-DD'],
  ['ja', '年/月/日'],
])('the pattern in %s is %s', (locale, pattern) => {
  expect(dayPattern(locale)).toBe(pattern);
});
