import { expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const DAY = '2024-05-01';
const bull = 'HabitName,CalendarDate,Value';
const loop = (...values: string[]) => values.map((value) => `${DAY},${value}\n`).join('');
const loopList = 'Position,Name,Description,NumRepetitions,Interval,Color\n001,Walk,,1,1,#AFB42B\n';
const json = JSON.stringify;

const completion = (amountOfCompletions: number) => ({
  habitId: 'a',
  date: `${DAY}T00:00:00.000Z`,
  amountOfCompletions,
});
const record = (record_value: number) => ({
  record_date: Date.parse(DAY) / 86_400_000,
  record_type: 1,
  record_value,
});

/** A day of 'Walk' that is first done, then not. */
const FILES: readonly (readonly [string, Parameters<typeof inspect>[0]])[] = [
  ['habitbull-csv', `${bull}\nWalk,${DAY},1\nWalk,${DAY},0\n`],
  ['habitbull-csv', `${bull}\nWalk,${DAY},4\nWalk,${DAY},0\n`],
  ['plain-csv', `date,habit,done\n${DAY},Walk,yes\n${DAY},Walk,no\n`],
  ['plain-csv', `date,Walk\n${DAY},1\n${DAY},0\n`],
  ['way-of-life-csv', `Date,Walk,Notes (Walk)\n${DAY},Green,\n${DAY},Red,\n`],
  [
    'habitkit-json',
    json({
      habits: [{ id: 'a', name: 'Walk' }],
      intervals: [],
      completions: [completion(1), completion(0)],
    }),
  ],
  [
    'table-habit-json',
    json({ habits: [{ name: 'Walk', freq_type: 1, records: [record(1), record(0)] }] }),
  ],
  [
    'loop-zip-1.5.4',
    { 'Habits.csv': loopList, '001 Walk/Checkmarks.csv': loop('YES_MANUAL', 'NO') },
  ],
  ['loop-zip-1.5.4', { 'Habits.csv': loopList, '001 Walk/Checkmarks.csv': loop('5000', '0') }],
];

it.each(FILES)(
  '%s: the last of several entries of a day counts, also where it is "not done"',
  async (format, content) => {
    expect(await inspect(content)).toMatchObject({
      format,
      counts: { habits: 1, ticks: 0 },
      names: ['Walk'],
      marks: [{}],
      remarks: ['duplicates 1'],
      unread: [],
    });
  },
);

it('an empty cell takes nothing back', async () => {
  const file = `date,Walk,Read\n${DAY},1,\n${DAY},,1\n`;
  expect((await inspect(file)).counts.ticks).toBe(2);
});
