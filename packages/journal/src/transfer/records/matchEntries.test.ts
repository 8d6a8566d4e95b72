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

/** The entries of a journal, with `#` for the key of what a file said in the ids of those that it made. */
const rowsOf = ({ entries }: PortableJournal) =>
  [...entries.values()]
    .map(({ id, time = null, mood, note }) => [
      id.replace(/ [0-9a-f]{8}( \d)?$/, ' #'),
      time,
      mood,
      note,
    ])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** The entries after the import of a table; importing it again must change nothing. */
async function imported(content: string, before: PortableJournal) {
  const after = mergeJournals(before, (await prepare(content, {}, before)).records);
  const { records, dryRun } = await prepare(content, {}, after);
  expect(dryRun.changes.entries).toMatchObject({ new: 0, changed: 0, removed: 0 });
  expect(mergeJournals(after, records)).toEqual(after);
  return rowsOf(after);
}

/** A journal after the import of a table, and changes to the entries with a note in it since. */
async function changedSince(
  content: string,
  changes: Readonly<Record<string, Partial<EntryRow>>>,
  before = EMPTY_PORTABLE,
) {
  const after = mergeJournals(before, (await prepare(content, {}, before)).records);
  const since = [...after.entries.values()].flatMap((each) =>
    changes[each.note] ? [{ ...each, at: SINCE + 1, stamps: {}, ...changes[each.note] }] : [],
  );
  return mergeJournals(after, journalOf(...since));
}

describe('an entry of a file', () => {
  it('is the one without words before another of its time and mood', async () => {
    const before = journalOf(
      entry(`${DAY} a`, { time: '08:30', note: 'Walk', at: BEFORE }),
      entry(`${DAY} b`, { time: '08:30', at: BEFORE }),
    );
    const file = [HEADER, `${DAY},,,08:30,good,,,"Rain"`, `${DAY},,,08:30,bad,tea,,"Rain"`];
    expect(await imported(file.join('\n'), before)).toEqual([
      [`${DAY} a`, '08:30', 2, 'Walk\n\nRain'],
      [`${DAY} b`, '08:30', 4, 'Rain'],
    ]);
  });

  it('is the one of its time in the journal', async () => {
    const mine = entry(`${DAY} mine`, { time: '09:00', mood: 2, note: 'Mine' });
    const file = table(['9:00', 'rad', 'Theirs'], ['9:01', 'rad']);
    expect(await imported(file, journalOf(mine))).toEqual([
      [`${DAY} 09:01 #`, '09:01', 5, ''],
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
      [`${DAY} 09:00 #`, '09:00', 4, 'Mine'],
      [`${DAY} mine`, '20:00', 4, 'Mine'],
    ]);
  });

  it('is the one that it made, also where that was changed or removed since', async () => {
    const file = table(
      ['22:00', 'good', 'Late'],
      ['9:00', 'bad', 'Early'],
      ['8:00', 'rad', 'Dawn'],
    );
    const journal = await changedSince(file, {
      Early: { time: '10:00', mood: 3, note: 'Changed' },
      Dawn: { mood: null, note: '' },
    });
    expect(await imported(file, journal)).toEqual([
      [`${DAY} 08:00 #`, '08:00', null, ''],
      [`${DAY} 09:00 #`, '10:00', 3, 'Changed'],
      [`${DAY} 22:00 #`, '22:00', 4, 'Late'],
    ]);
  });

  it('stays removed, also where the file is saved later', async () => {
    const at = BEFORE;
    const file = table(['9:00', 'bad', 'Early']);
    const { records } = await prepare(file);
    const [id = ''] = records.entries.keys();
    const removed = entry(id, { time: '09:00', mood: null, at });
    expect(await imported(file, journalOf(removed))).toEqual([
      [`${DAY} 09:00 #`, '09:00', null, ''],
    ]);
  });

  it.each(['', '9:00'])(
    'stays known where it was changed and a file has one more before it, at "%s"',
    async (time) => {
      const [early, late] = [[time, 'meh', 'Early'] as const, [time, 'good', 'Late'] as const];
      const journal = await changedSince(table(late, early), { Late: { note: 'Late, edited' } });
      const rows = await imported(table(late, [time, 'bad', 'Between'], early), journal);
      expect(rows.map(([, , mood, note]) => [mood, note]).toSorted()).toEqual([
        [2, 'Between'],
        [3, 'Early'],
        [4, 'Late, edited'],
      ]);
    },
  );

  it('stays known where it was alone on its day, without a time', async () => {
    const [walk, film] = [['', 'good', 'Walk'] as const, ['', 'bad', 'Film'] as const];
    const journal = await changedSince(table(walk), { Walk: { mood: 5, note: 'Long walk' } });
    expect(await imported(table(film, walk), journal)).toEqual([
      [`${DAY} #`, null, 2, 'Film'],
      [`${DAY} #`, null, 5, 'Long walk'],
    ]);
  });

  it('is on two devices the same one, whatever else their files have', async () => {
    const [walk, film] = [['', 'good', 'Walk'] as const, ['', 'bad', 'Film'] as const];
    const [phone, laptop] = [await prepare(table(film, walk)), await prepare(table(film))];
    expect(rowsOf(mergeJournals(phone.records, laptop.records))).toEqual([
      [`${DAY} #`, null, 2, 'Film'],
      [`${DAY} #`, null, 4, 'Walk'],
    ]);
  });

  it('that was changed in the other app is the one of its time', async () => {
    const journal = await changedSince(table(['9:00', 'good', 'Walk']), {});
    expect(await imported(table(['9:00', 'good', 'Walk, long']), journal)).toEqual([
      [`${DAY} 09:00 #`, '09:00', 4, 'Walk\n\nWalk, long'],
    ]);
  });

  it('stays removed where it was one that was written in the journal', async () => {
    const mine = journalOf(entry(`${DAY} mine`, { time: '09:00', note: 'Mine' }));
    const file = table(['9:00', 'good', 'Mine']);
    const journal = await changedSince(file, { Mine: { mood: null, note: '' } }, mine);
    expect(await imported(file, journal)).toEqual([[`${DAY} mine`, '09:00', null, '']]);
  });

  it('does not come back in place of another of its minute', async () => {
    const file = table(['9:00', 'good'], ['9:00', 'good']);
    const { records } = await prepare(file);
    const [id = ''] = records.entries.keys();
    const removed = entry(id, { time: '09:00', mood: null });
    const rows = await imported(file, mergeJournals(records, journalOf(removed)));
    expect(rows.map(([, , mood]) => mood)).toEqual([4, null]);
  });

  it('without a time is beside that of a day where the file has several', async () => {
    const mine = entry(DAY, { mood: 2 });
    expect(
      await imported(table(['', 'bad', 'Walk'], ['', 'awful', 'Walk']), journalOf(mine)),
    ).toEqual([
      [`${DAY} #`, null, 1, 'Walk'],
      [`${DAY} #`, null, 2, 'Walk'],
      [DAY, null, 2, ''],
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
  const there = rows.filter(([, , mood]) => mood !== null);
  expect(there.map(([, ...said]) => said).toSorted()).toEqual(wanted.toSorted());
});

describe('an entry that was imported when a day had one', () => {
  const file = table(['21:00', 'good', 'Late'], ['12:00', 'bad'], ['9:00', 'rad', 'Early']);

  it.each([SINCE, BEFORE])(
    'is divided where it has the last mood and all notes, at %s',
    async (at) => {
      const mine = entry(DAY, { note: 'Early\n\nLate', at });
      expect(await imported(file, journalOf(mine))).toEqual([
        [`${DAY} 09:00 #`, '09:00', 5, 'Early'],
        [`${DAY} 12:00 #`, '12:00', 2, ''],
        [`${DAY} 21:00 #`, '21:00', 4, 'Late'],
        [DAY, null, null, ''],
      ]);
    },
  );

  it('gets the time of the row that it holds', async () => {
    const mine = entry(DAY, { note: 'Late' });
    expect(await imported(file, journalOf(mine))).toEqual([
      [`${DAY} 09:00 #`, '09:00', 5, 'Early'],
      [`${DAY} 12:00 #`, '12:00', 2, ''],
      [`${DAY} 21:00 #`, '21:00', 4, 'Late'],
      [DAY, null, null, ''],
    ]);
    expect(await imported(table(['21:00', 'good', 'Late']), journalOf(mine))).toEqual([
      [`${DAY} 21:00 #`, '21:00', 4, 'Late'],
      [DAY, null, null, ''],
    ]);
  });

  it('is divided also where the file has no times', async () => {
    const mine = entry(DAY, { note: 'Early\n\nLate' });
    const rows = table(['', 'good', 'Late'], ['', 'rad', 'Early']);
    expect(await imported(rows, journalOf(mine))).toEqual([
      [`${DAY} #`, null, 4, 'Late'],
      [`${DAY} #`, null, 5, 'Early'],
      [DAY, null, null, ''],
    ]);
  });

  it('is divided into the entries that another device imports', async () => {
    const mine = journalOf(entry(DAY, { note: 'Early\n\nLate', labels: { calm: 1 } }));
    const divided = mergeJournals(mine, (await prepare(file, {}, mine)).records);
    const both = mergeJournals(divided, (await prepare(file)).records);
    expect([...both.entries.keys()].toSorted()).toEqual([...divided.entries.keys()].toSorted());
    const labelled = [...both.entries.values()].filter(({ labels }) => labels?.['calm'] === 1);
    expect(labelled.map(({ note }) => note)).toEqual(['Early']);
  });

  it('stays beside the rows where it was changed since', async () => {
    const mine = entry(DAY, { note: 'Early\n\nLate, but fine' });
    expect(await imported(file, journalOf(mine))).toEqual([
      [`${DAY} 09:00 #`, '09:00', 5, 'Early'],
      [`${DAY} 12:00 #`, '12:00', 2, ''],
      [`${DAY} 21:00 #`, '21:00', 4, 'Late'],
      [DAY, null, 4, 'Early\n\nLate, but fine'],
    ]);
  });
});
