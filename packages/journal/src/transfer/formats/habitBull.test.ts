import { expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const HEADER = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';

it('reads ticks and comments; 0 is not done and the lowest number is no data', async () => {
  const file = [
    HEADER,
    'Stretch,"slowly, please",Body,2024-02-28,1,stiff',
    'Stretch,"slowly, please",Body,2024-02-29,1,',
    'Stretch,"slowly, please",Body,2024-02-29,1,again',
    'Stretch,"slowly, please",Body,2024-03-01,0,too late',
    'Tea,,,2024-03-01,-2150000000,',
    'Tea,,,2024-03-02,-2147483648,',
  ].join('\n');
  expect(await inspect(file)).toMatchObject({
    format: 'habitbull-csv',
    counts: { habits: 2, ticks: 2, skips: 0, moods: 0, notes: 3 },
    days: ['2024-02-28', '2024-02-29'],
    unread: [],
    remarks: ['duplicates 1', 'no-data 2'],
    questions: [],
  });
});

it('asks for the target where a habit has amounts', async () => {
  const file = [HEADER, 'Water,,,2024-05-01,8,', 'Water,,,2024-05-02,1,', 'Walk,,,2024-05-02,1,'];
  const asked = await inspect(file.join('\n'));
  expect(asked.counts.ticks).toBe(3);
  expect(asked.questions).toEqual([
    { kind: 'target', habit: 'Water', days: 2, lowest: 1, highest: 8, guess: 'any' },
  ]);
  const answered = await inspect(file.join('\n'), { targets: new Map([['Water', 5]]) });
  expect(answered.counts.ticks).toBe(2);
  expect(answered.marks[0]).toEqual({ '2024-05-01': 8, '2024-05-02': 1 });
});

it('takes commas of thousands for such', async () => {
  const file = [HEADER, 'Steps,,,2024-05-01,"10,234",', 'Steps,,,2024-05-02,"7,342",'];
  expect((await inspect(file.join('\n'))).marks).toEqual([
    { '2024-05-01': 10_234, '2024-05-02': 7342 },
  ]);
});

const day = (dates: string[], answers = {}) =>
  inspect([HEADER, ...dates.map((date) => `Walk,,,${date},1,`)].join('\n'), answers);

it('tells the order of day and month by the whole file, and asks where it is open', async () => {
  expect((await day(['4/11/2023', '4/13/2023'])).days).toEqual(['2023-04-11', '2023-04-13']);
  expect((await day(['11/4/2023', '13/4/2023'])).days).toEqual(['2023-04-11', '2023-04-13']);
  expect((await day(['4.5.2023'])).days).toEqual(['2023-05-04', '2023-05-04']);
  const open = await day(['3/4/2023', '3/7/2023', '3/2/2023']);
  expect(open.questions).toEqual([
    { kind: 'date-order', example: '3/4/2023', guess: 'month-first' },
  ]);
  expect(open.days).toEqual(['2023-03-02', '2023-03-07']);
  const answered = await day(['3/4/2023', '3/5/2023'], { dateOrder: 'day-first' });
  expect(answered.days).toEqual(['2023-04-03', '2023-05-03']);
});

it('says what cannot be read, and in which line', async () => {
  const file = [
    HEADER,
    'Walk,,,2023-02-29,1,"two',
    'lines"',
    'Walk,,,0000-01-01,1,',
    'Walk,,,9999-12-31,1,',
    'Walk,,,soon,1,',
    ',,,2023-02-01,1,',
    'Walk,,,2023-02-01,maybe,',
    'Walk,,,2023-02-02,5000000,',
    'Walk,,,,1,',
    'Walk,,,2023-02-03,1,',
  ].join('\n');
  expect(await inspect(file)).toMatchObject({
    counts: { habits: 1, ticks: 1 },
    unread: [
      'date-impossible 2',
      'date-too-early 4',
      'date-to-come 5',
      'date-unknown 6',
      'habit-missing 7',
      'value-unknown 8',
      'amount-too-large 9',
      'date-missing 10',
    ],
  });
});

it('survives what spreadsheets and converters make of it', async () => {
  const rows = [
    'HabitName;HabitDescription;HabitCategory;CalendarDate;Value',
    'Café;;;01.02.2024;1',
  ];
  const expected = { counts: { habits: 1, ticks: 1 }, days: ['2024-02-01', '2024-02-01'] };
  const text = `${rows.join('\r\n')}\r\n;;;;\r\n`;
  expect(await inspect(`\uFEFF${text}`)).toMatchObject({ ...expected, names: ['Café'] });
  const utf16 = Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
  );
  expect(await inspect(utf16)).toMatchObject({ ...expected, names: ['Café'] });
  const latin1 = Uint8Array.from([...text].map((each) => each.charCodeAt(0)));
  expect(await inspect(latin1)).toMatchObject({ ...expected, names: ['Café'] });
});

it('takes any name for a name', async () => {
  const names = ['__proto__', 'constructor', 'toString', '=1+1', '👩‍👩‍👧‍👦 Family'];
  const rows = names.map((name) => `${name},,,2024-01-01,1,`);
  const read = await inspect([HEADER, ...rows].join('\n'));
  expect(read.names).toEqual(names);
  expect(read.counts.ticks).toBe(names.length);
  expect(read.habits.at(-1)?.icon).toBe('👩‍👩‍👧‍👦');
});
