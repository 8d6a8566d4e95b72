import { describe, expect, it } from 'vitest';
import { mergeJournals } from '../../device/rows/mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal } from '../../device/rows/portable';
import type { EntryRow } from '../../device/rows/rows';
import { prepare } from '../transfer.testing';

const DAY = '2026-11-18';
const HEADER = 'full_date,date,weekday,time,mood,activities,note_title,note';
/** Later and earlier than the file. */
const [SINCE, BEFORE] = [Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 1)];

/** A table with rows of one day, each a time, a mood and a note. */
const table = (...rows: (readonly [time: string, mood: string, note?: string])[]) =>
  [HEADER, ...rows.map(([time, mood, note = '']) => `${DAY},,,${time},${mood},,,"${note}"`)].join(
    '\n',
  );

const entry = (id: string, rest: Partial<EntryRow> = {}): EntryRow => ({
  id,
  mood: 4,
  note: '',
  at: SINCE,
  offset: 0,
  ...rest,
});

const journalOf = (...entries: EntryRow[]): PortableJournal => ({
  ...EMPTY_PORTABLE,
  entries: new Map(entries.map((each) => [each.id, each])),
});

/** The entries of a journal after the import of a table, by their ids; importing it again must change nothing. */
async function imported(content: string, before: PortableJournal) {
  const after = mergeJournals(before, (await prepare(content, {}, before)).records);
  const { records, dryRun } = await prepare(content, {}, after);
  expect(dryRun.changes.entries).toMatchObject({ new: 0, changed: 0, removed: 0 });
  expect(mergeJournals(after, records)).toEqual(after);
  return [...after.entries.values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, time = null, mood, note }) => [id, time, mood, note]);
}

describe('an entry of a file', () => {
  it('is the one of its time in the journal', async () => {
    const mine = entry(`${DAY} mine`, { time: '09:00', mood: 2, note: 'Mine' });
    const file = table(['9:00', 'rad', 'Theirs'], ['9:01', 'rad']);
    expect(await imported(file, journalOf(mine))).toEqual([
      [`${DAY} 09:01`, '09:01', 5, ''],
      [`${DAY} mine`, '09:00', 2, 'Mine\n\nTheirs'],
    ]);
  });

  it('is the one that says the same where several are of its time, or without one', async () => {
    const mine = [
      entry(`${DAY} a`, { time: '09:00', mood: 2 }),
      entry(`${DAY} b`, { time: '09:00', mood: 5, note: 'Sun ' }),
      entry(`${DAY} c`, { time: 'evening', mood: 1 }),
      entry(`${DAY} d`, { time: null, mood: 3 }),
    ];
    const file = table(['', 'meh'], ['', 'awful'], ['9:00', 'rad', 'Sun'], ['9:00', 'bad']);
    expect(await imported(file, journalOf(...mine))).toEqual(
      mine.map(({ id, time, mood, note }) => [id, time, mood, note]),
    );
  });

  it('is beside those of other times', async () => {
    const mine = entry(`${DAY} mine`, { time: '20:00', note: 'Mine' });
    expect(await imported(table(['9:00', 'good', 'Mine']), journalOf(mine))).toEqual([
      [`${DAY} 09:00`, '09:00', 4, 'Mine'],
      [`${DAY} mine`, '20:00', 4, 'Mine'],
    ]);
  });

  it('is the one that it made, also where that was changed or removed since', async () => {
    const file = table(['22:00', 'good', 'Late'], ['9:00', 'bad'], ['8:00', 'rad']);
    const { records } = await prepare(file);
    const since = [
      entry(`${DAY} 09:00`, { time: '10:00', mood: 3, note: 'Changed' }),
      entry(`${DAY} 08:00`, { time: '08:00', mood: null }),
    ];
    expect(await imported(file, mergeJournals(records, journalOf(...since)))).toEqual([
      [`${DAY} 08:00`, '08:00', null, ''],
      [`${DAY} 09:00`, '10:00', 3, 'Changed'],
      [`${DAY} 22:00`, '22:00', 4, 'Late'],
    ]);
  });

  it('does not come back in place of another of its minute', async () => {
    const file = table(['9:00', 'good'], ['9:00', 'good']);
    const { records } = await prepare(file);
    const removed = entry(`${DAY} 09:00`, { mood: null });
    const rows = await imported(file, mergeJournals(records, journalOf(removed)));
    expect(rows.map(([id, , mood]) => [id, mood])).toEqual([
      [`${DAY} 09:00`, null],
      [`${DAY} 09:00 002`, 4],
    ]);
  });

  it('without times keeps its place where a later file has one more', async () => {
    const { records } = await prepare(table(['', 'good', 'Second'], ['', 'bad', 'First']));
    const file = table(['', 'good', 'Second'], ['', 'rad', 'Between'], ['', 'bad', 'First']);
    expect(await imported(file, records)).toEqual([
      [`${DAY} 001`, null, 2, 'First'],
      [`${DAY} 002`, null, 4, 'Second'],
      [`${DAY} 002 2`, null, 5, 'Between'],
    ]);
  });

  it('without a time is beside that of a day where the file has several', async () => {
    const mine = entry(DAY, { mood: 2 });
    expect(
      await imported(table(['', 'bad', 'Walk'], ['', 'awful', 'Walk']), journalOf(mine)),
    ).toEqual([
      [DAY, null, 2, ''],
      [`${DAY} 001`, null, 1, 'Walk'],
      [`${DAY} 002`, null, 2, 'Walk'],
    ]);
  });

  it('without a time is the only one of its day', async () => {
    const mine = entry(`${DAY} mine`, { time: '20:00', mood: 2, note: 'Mine' });
    expect(await imported(table(['', 'rad', 'Theirs']), journalOf(mine))).toEqual([
      [`${DAY} mine`, '20:00', 2, 'Mine\n\nTheirs'],
    ]);
  });
});

it.each([
  ['nothing', [], []],
  ['one that says the same', [entry(DAY, { note: 'Late' })], []],
  ['one without a time', [entry(DAY, { mood: 2, note: 'Mine' })], [[null, 2, 'Mine']]],
  [
    'one of another time',
    [entry(`${DAY} mine`, { time: '20:00', mood: 2, note: 'Mine' })],
    [['20:00', 2, 'Mine']],
  ],
])('a file of two moods beside %s', async (_, before, beside) => {
  const rows = await imported(
    table(['9:00', 'rad', 'Early'], ['21:00', 'good', 'Late']),
    journalOf(...before),
  );
  const wanted = [['09:00', 5, 'Early'], ['21:00', 4, 'Late'], ...beside];
  expect(rows.map(([, ...said]) => said).toSorted()).toEqual(wanted.toSorted());
});

describe('an entry that was imported when a day had one', () => {
  const file = table(['21:00', 'good', 'Late'], ['12:00', 'bad'], ['9:00', 'rad', 'Early']);

  it.each([SINCE, BEFORE])(
    'is divided where it has the last mood and all notes, at %s',
    async (at) => {
      const mine = entry(DAY, { note: 'Early\n\nLate', at });
      expect(await imported(file, journalOf(mine))).toEqual([
        [DAY, '09:00', 5, 'Early'],
        [`${DAY} 12:00`, '12:00', 2, ''],
        [`${DAY} 21:00`, '21:00', 4, 'Late'],
      ]);
    },
  );

  it('gets the time of the row that it holds', async () => {
    const mine = entry(DAY, { note: 'Late' });
    expect(await imported(file, journalOf(mine))).toEqual([
      [DAY, '21:00', 4, 'Late'],
      [`${DAY} 09:00`, '09:00', 5, 'Early'],
      [`${DAY} 12:00`, '12:00', 2, ''],
    ]);
    expect(await imported(table(['21:00', 'good', 'Late']), journalOf(mine))).toEqual([
      [DAY, '21:00', 4, 'Late'],
    ]);
  });

  it('is divided also where the file has no times', async () => {
    const mine = entry(DAY, { note: 'Early\n\nLate' });
    const rows = table(['', 'good', 'Late'], ['', 'rad', 'Early']);
    expect(await imported(rows, journalOf(mine))).toEqual([
      [DAY, null, 5, 'Early'],
      [`${DAY} 002`, null, 4, 'Late'],
    ]);
  });

  it('stays beside the rows where it was changed since', async () => {
    const mine = entry(DAY, { note: 'Early\n\nLate, but fine' });
    expect(await imported(file, journalOf(mine))).toEqual([
      [DAY, null, 4, 'Early\n\nLate, but fine'],
      [`${DAY} 09:00`, '09:00', 5, 'Early'],
      [`${DAY} 12:00`, '12:00', 2, ''],
      [`${DAY} 21:00`, '21:00', 4, 'Late'],
    ]);
  });
});
