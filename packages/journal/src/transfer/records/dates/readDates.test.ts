import { describe, expect, it } from 'vitest';
import { inZone } from '../../../days/day.testing';
import { type DateContext, readDates } from './readDates';

const TODAY = '2026-11-20';

/** The days of a column, or the problem of a text, with what is asked. */
function read(texts: readonly string[], context: Partial<DateContext> = {}) {
  const dates = readDates(texts, { today: TODAY, ...context });
  const days = texts.map((text) => {
    const day = dates.day(text);
    return 'day' in day ? day.day : day.problem;
  });
  return { days, times: texts.map(dates.time), question: dates.question };
}

describe('the order of day and month', () => {
  it.each([
    ['a day above 12', ['3/4/2024', '3/14/2024'], ['2024-03-04', '2024-03-14']],
    ['a day that is still to come', ['12/1/2026', '11/1/2026'], ['2026-01-12', '2026-01-11']],
    ['dots', ['3.4.2024', '3.5.2024'], ['2024-04-03', '2024-05-03']],
    [
      'steps of one day',
      ['8/10/2025', '8/9/2025', '8/8/2025'],
      ['2025-08-10', '2025-08-09', '2025-08-08'],
    ],
    [
      'the one way in which the days go',
      ['1/2/2024', '1/9/2024', '2/5/2024', '2/12/2024', '3/1/2024'],
      ['2024-01-02', '2024-01-09', '2024-02-05', '2024-02-12', '2024-03-01'],
    ],
    ['a weekday before them', ['Sun 8/9/2020', 'Mon 8/3/2020'], ['2020-08-09', '2020-08-03']],
  ])('is proven by %s', (_, texts, days) => {
    expect(read(texts)).toMatchObject({ days, question: null });
    expect(read(texts, { answer: 'day-first' }).days).toEqual(days);
    expect(read(texts, { answer: 'month-first' }).days).toEqual(days);
  });

  it.each([
    ['a weekday', ['niedziela', 'poniedziałek']],
    ['a month', ['9-Aug', '3-Aug']],
    ['a date in words', ['9 août', '3 août']],
  ])('is proven by %s in another column', (_, column) => {
    const texts = ['8/9/2020', '8/3/2020'];
    const others = ['yes', 'no'];
    expect(read(texts, { beside: [others, column] })).toMatchObject({
      days: ['2020-08-09', '2020-08-03'],
      question: null,
    });
  });

  it('is asked for once where nothing proves it, with the order of smaller steps as a guess', () => {
    const texts = ['5/5/2024', '3/4/2024', '3/9/2024'];
    const question = { kind: 'date-order', example: '3/4/2024', guess: 'month-first' };
    expect(read(texts)).toMatchObject({
      days: ['2024-05-05', '2024-03-04', '2024-03-09'],
      question,
    });
    expect(read(texts, { answer: 'day-first' })).toMatchObject({
      days: ['2024-05-05', '2024-04-03', '2024-09-03'],
      question,
    });
    expect(read(['3/4/2024'], { beside: [['Sunshine']] }).question).not.toBeNull();
    expect(read(['5/5/2024', '6/6/2024']).question).toBeNull();
  });

  it.each([
    ['24-01-05', '24-01-06', '24-01-07'],
    ['05-01-24', '06-01-24', '07-01-24'],
    ['5.1.24', '6.1.24', '7.1.24'],
    ['1/5/24', '1/6/24', '1/7/24'],
  ])('of years with two digits is that of the steps between rows: %s, %s', (...texts) => {
    expect(read(texts)).toMatchObject({
      days: ['2024-01-05', '2024-01-06', '2024-01-07'],
      question: null,
    });
  });
});

it.each([
  ['January 5, 2024', '2024-01-05'],
  ['5 Jan 2024', '2024-01-05'],
  ['05-Jan-24', '2024-01-05'],
  ['Friday, January 5, 2024', '2024-01-05'],
  ['5th of January 2024', '2024-01-05'],
  ['2026 Sun Feb 8 4:04 PM', '2026-02-08'],
  ['viernes, 5 de enero de 2024', '2024-01-05'],
  ['5 stycznia 2024', '2024-01-05'],
  ['5 Ionawr 2024', '2024-01-05'],
  ['2024. január 5.', '2024-01-05'],
  ['2024 m. sausio 5 d.', '2024-01-05'],
  ['5 tháng 1, 2024', '2024-01-05'],
  ['٥ يناير ٢٠٢٤', '2024-01-05'],
  ['2024年1月5日', '2024-01-05'],
  ['2024年1月5日(金) 21:10', '2024-01-05'],
  ['2024년 1월 5일 금요일', '2024-01-05'],
  ['2022. 10. 30', '2022-10-30'],
  ['2022. 10. 30. 오후 9:10', '2022-10-30'],
  ['2023-5-3', '2023-05-03'],
  ['20250424', '2025-04-24'],
  ['Fri 18.05.2023', '2023-05-18'],
  ['45296', '2024-01-05'],
  ['1704412800', '2024-01-05'],
  ['1704412800000', '2024-01-05'],
  ['31 February 2024', 'date-impossible'],
  ['5 Smarch 2024', 'date-unknown'],
  ['soon', 'date-unknown'],
  [' ', 'date-missing'],
  ['1.5', 'date-unknown'],
  ['12', 'date-unknown'],
  ['January 5, 2999', 'date-to-come'],
])('%s is %s', (text, day) => {
  expect(read([text])).toMatchObject({ days: [day], question: null });
});

it('reads months in the language that knows most of them', () => {
  expect(read(['1 listopada 2023', '1 prosinca 2023', '1 studenoga 2023']).days).toEqual([
    '2023-10-01',
    '2023-12-01',
    '2023-11-01',
  ]);
  expect(read(['1 listopada 2023', '1 grudnia 2023']).days).toEqual(['2023-11-01', '2023-12-01']);
});

describe('a point in time', () => {
  const instants = ['2026-11-20T02:30:00.000Z', '2026-11-20 02:30:00 +0000', '1795141800'];

  it('is on the day and at the time that clocks show where the person is', () => {
    inZone('America/Los_Angeles', () => {
      expect(read(instants)).toMatchObject({
        days: ['2026-11-19', '2026-11-19', '2026-11-19'],
        times: ['18:30', '18:30', '18:30'],
      });
    });
  });

  it('beside another offset is on the day of the person who was there', () => {
    inZone('America/Los_Angeles', () => {
      expect(read(['2026-11-19T23:30:00+09:00'])).toMatchObject({
        days: ['2026-11-19'],
        times: ['23:30'],
      });
    });
  });

  it('is a day alone where all are midnights of UTC', () => {
    inZone('America/Los_Angeles', () => {
      expect(read(['2026-01-02T00:00:00Z', '1767312000000'])).toMatchObject({
        days: ['2026-01-02', '2026-01-02'],
        times: [null, null],
      });
    });
  });

  it('of a spreadsheet is by the clock of the person', () => {
    inZone('America/Los_Angeles', () => {
      expect(read(['45296', '45296.875'])).toMatchObject({
        days: ['2024-01-05', '2024-01-05'],
        times: [null, '21:00'],
      });
    });
  });
});
