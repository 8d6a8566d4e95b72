import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPortable } from '../device/rows/fromPortable';
import { mergeJournals } from '../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../device/rows/portable';
import { partitionValues } from '../device/rows/quarantine';
import { prepare } from './transfer.testing';

// Files of other apps with numbers and days that those may hold, and a journal may not.

const number = fc.oneof(
  fc.constantFrom(0, 1, 2, 0.001, -1, 7, 30, 31, 999_999.5, 1_000_000, 1_000_000.01, 5e6, 1e300),
  fc.integer({ min: -3, max: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const written = fc.oneof(
  number.map(String),
  fc.constantFrom('', 'NaN', 'Infinity', '1e999', '-0', '08', '2,5', '٣'),
);
const day = fc.constantFrom('2024-02-29', '2024-01-01', '2026-11-20', '2023-12-31', '1900-01-01');
const start = fc.oneof(day, fc.constantFrom(null, '', 'soon', '9999-12-31', '0000-00-00'));
const rows = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { maxLength: 5 });

const loopZip = fc
  .record({
    times: written,
    days: written,
    target: written,
    type: fc.constantFrom('AT_LEAST', 'AT_MOST', ''),
    kind: fc.constantFrom('NUMERICAL', 'YES_NO'),
    values: rows(fc.tuple(day, fc.oneof(written, fc.constantFrom('NO', 'SKIP', 'YES_MANUAL')))),
  })
  .map(({ times, days, target, type, kind, values }) => ({
    'Habits.csv': [
      'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?',
      `001,Steps,${kind},,,"${times}","${days}",#1976D2,km,${type},"${target}",true`,
    ].join('\n'),
    '001 Steps/Checkmarks.csv': `Date,Value,Notes\n${values.map(([on, value]) => `${on},"${value}",note\n`).join('')}`,
  }));

const tableHabit = fc
  .record({
    type: fc.constantFrom(1, 2),
    daily_goal: number,
    daily_goal_unit: fc.constantFrom('', 'min'),
    freq_type: fc.integer({ min: 0, max: 4 }),
    freq_custom: fc.tuple(number, number).map((pair) => JSON.stringify(pair)),
    records: rows(
      fc.record({
        record_date: fc.integer({ min: -2, max: 20_000 }),
        record_type: fc.constantFrom(1, 2),
        record_value: fc.option(number),
      }),
    ),
  })
  .map((habit) => JSON.stringify({ habits: [{ name: 'Steps', ...habit }] }));

const habitKit = fc
  .record({
    intervals: rows(
      fc.record({
        habitId: fc.constant('a'),
        startDate: start,
        type: fc.constantFrom('none', 'day', 'week', 'month', 'year'),
        requiredNumberOfCompletions: number,
        requiredNumberOfCompletionsPerDay: number,
      }),
    ),
    completions: rows(
      fc.record({ habitId: fc.constant('a'), date: day, amountOfCompletions: number }),
    ),
  })
  .map((file) => JSON.stringify({ habits: [{ id: 'a', name: 'Steps' }], ...file }));

const habitBull = rows(fc.tuple(day, written)).map((values) =>
  ['HabitName,CalendarDate,Value', 'Steps,2024-03-01,1']
    .concat(values.map(([on, value]) => `Steps,${on},"${value}"`))
    .join('\n'),
);

const words = fc.oneof(
  fc.constantFrom(
    '',
    'walk | | tea',
    'x'.repeat(60),
    '\u200B',
    '__proto__',
    'Sleep: -1',
    'Far: 1e9 km',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const daylio = rows(fc.tuple(day, words, words, words)).map((all) =>
  ['full_date,time,mood,activities,scales,mood_name', '2024-03-01,,good,,,']
    .concat(
      all.map(([on, ...cells]) => {
        const [word, ...rest] = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
        return [on, '', word, ...rest].join(',');
      }),
    )
    .join('\n'),
);

/** Rows that would be quarantined as the journal is opened. */
function unreadable(journal: PortableJournal): readonly unknown[] {
  const tables = fromPortable(journal, new Map());
  return (
    ['habits', 'months', 'entries', 'habitNotes', 'periodNotes', 'labels', 'settings'] as const
  ).flatMap((table) => partitionValues(table, tables[table]).unreadable);
}

it('every row of an imported journal is one that a journal can hold', async () => {
  const known = (await prepare('HabitName,CalendarDate,Value\nSteps,2024-03-01,1\n')).records;
  const target = fc.option(fc.oneof(number, fc.constant('any' as const)));
  const file = fc.oneof(loopZip, tableHabit, habitKit, habitBull, daylio);
  await fc.assert(
    fc.asyncProperty(file, target, fc.boolean(), async (content, answer, isKnown) => {
      const answers = answer === null ? {} : { targets: new Map([['Steps', answer]]) };
      const journal = isKnown ? known : EMPTY_PORTABLE;
      const { records, dryRun } = await prepare(content, answers, journal);
      expect(unreadable(mergeJournals(journal, records))).toEqual([]);
      const isOfMoods = dryRun.format.id === 'daylio-csv';
      expect(dryRun.contents.habits).toBe(isOfMoods ? 0 : 1);
    }),
    { numRuns: 200 },
  );
});
