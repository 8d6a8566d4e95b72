import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

/** A table of each format, with a row for each date. */
const TABLES: Readonly<Record<string, (dates: readonly string[]) => string>> = {
  'daylio-csv': (dates) =>
    [
      'full_date,date,weekday,time,mood,activities,note_title,note',
      ...dates.map((date) => `"${date}",,,9:00,good,,,`),
    ].join('\n'),
  'loop-checkmarks-csv': (dates) =>
    ['Date,Value,Notes', ...dates.map((date) => `"${date}",YES_MANUAL,`)].join('\n'),
  'habitbull-csv': (dates) =>
    ['HabitName,CalendarDate,Value', ...dates.map((date) => `Walk,"${date}",1`)].join('\n'),
  'way-of-life-csv': (dates) =>
    ['Date,Walk,Notes (Walk)', ...dates.map((date) => `"${date}",Green,`)].join('\n'),
  'plain-csv': (dates) => ['Date,Walk', ...dates.map((date) => `"${date}",1`)].join('\n'),
};

describe.each(Object.entries(TABLES))('%s', (format, tableOf) => {
  it.each([
    [['8/10/2025', '8/9/2025', '8/8/2025'], '2025-08-08', '2025-08-10'],
    [['10/08/2025', '31/08/2025'], '2025-08-10', '2025-08-31'],
    [['January 5, 2024', 'January 6, 2024'], '2024-01-05', '2024-01-06'],
    [['05-Jan-24', '06-Jan-24'], '2024-01-05', '2024-01-06'],
    [['2024年1月5日', '2024年1月6日'], '2024-01-05', '2024-01-06'],
    [['2022. 10. 30', '2022. 10. 31'], '2022-10-30', '2022-10-31'],
    [['20250424', '20250425'], '2025-04-24', '2025-04-25'],
    [['24-01-05', '24-01-06', '24-01-07'], '2024-01-05', '2024-01-07'],
    [['45296', '45297'], '2024-01-05', '2024-01-06'],
    [['1704412800000', '1704499200000'], '2024-01-05', '2024-01-06'],
  ])('reads the dates %j', async (dates, first, last) => {
    const read = await inspect(tableOf(dates));
    expect(read).toMatchObject({ format, days: [first, last], unread: [] });
    expect(read.questions.filter(({ kind }) => kind === 'date-order')).toEqual([]);
  });

  it('asks for the order of day and month once where it is open', async () => {
    const open = tableOf(['3/4/2024', '3/9/2024', '3/2/2024']);
    const { days, questions } = await inspect(open);
    expect(questions.filter(({ kind }) => kind === 'date-order')).toEqual([
      { kind: 'date-order', example: '3/4/2024', guess: 'month-first' },
    ]);
    expect(days).toEqual(['2024-03-02', '2024-03-09']);
    const answered = await inspect(open, { dateOrder: 'day-first' });
    expect(answered.days).toEqual(['2024-02-03', '2024-09-03']);
  });
});

it('tells the order in a zip of Loop by all of its tables', async () => {
  const habits = 'Position,Name,Question,Description,NumRepetitions,Interval,Color\n';
  const read = await inspect({
    'Habits.csv': `${habits}001,Walk,,,1,1,#000000\n002,Read,,,1,1,#000000\n`,
    '001 Walk/Checkmarks.csv': 'Date,Value,Notes\n8/9/2025,YES_MANUAL,\n',
    '002 Read/Checkmarks.csv': 'Date,Value,Notes\n8/31/2025,YES_MANUAL,\n',
  });
  expect(read).toMatchObject({ days: ['2025-08-09', '2025-08-31'], questions: [], unread: [] });
});

it('tells the order of Daylio by its weekdays', async () => {
  const read = await inspect(
    'full_date,date,weekday,time,mood,activities,note\n8/9/2020,9-Aug,Sunday,2:52 PM,good,,\n',
  );
  expect(read).toMatchObject({ days: ['2020-08-09', '2020-08-09'], questions: [] });
});

const rolesOf = async (file: string) => {
  const question = (await inspect(file)).questions.find(({ kind }) => kind === 'columns');
  return question?.kind === 'columns' ? question.guess : [];
};

describe('the column of dates in a table of anybody', () => {
  it('is no column of amounts', async () => {
    expect(await rolesOf('Date,Steps\n2024-01-01,45001\n2024-01-02,45002\n')).toEqual([
      'date',
      'habit-done',
    ]);
    await expect(inspect('Name,Steps\nMonday,12000\nTuesday,45001\n')).rejects.toMatchObject({
      code: 'unknown',
    });
  });

  it('stands beside notes that speak of dates', async () => {
    const file = 'Date,Note\n5 January 2024,Since 5 May 2020\n6 January 2024,None\n';
    expect(await rolesOf(file)).toEqual(['date', 'note']);
  });
});

it('reads ten thousand rows in words in a moment', async () => {
  const format = new Intl.DateTimeFormat('cy', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: 10_000 }, (_, index) =>
    format.format(Date.UTC(1995, 0, 1 + index)),
  );
  const { counts, unread } = await inspect(TABLES['habitbull-csv']?.(dates) ?? '');
  expect(unread).toEqual([]);
  expect(counts.ticks).toBe(10_000);
});
