import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newName,
  readHabitNotes,
  readMood,
  reopen,
  saveMood,
  saveToday,
  start,
} from '../device/device.testing';
import { openIndexedDbStore } from '../device/indexedDb/indexedDbStore';
import type { DeviceJournal } from '../deviceJournal';
import { newEntryId } from '../moods/mood';
import { exportBackup, exportSpreadsheet, openImportFile, undoImport } from './worker/transfer';

const walk = { name: 'Walk', icon: '🚶', completed: true };
const HEADER = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';
const NOW = new Date(2026, 10, 21, 12);

let database: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  database = newName();
  journal = await start([walk], database);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** A file that was saved so many days ago. */
function csv(rows: readonly string[], daysAgo = 1): File {
  const lastModified = NOW.getTime() - daysAgo * 86_400_000;
  return new File([[HEADER, ...rows].join('\n')], 'habits.csv', { lastModified });
}

const tablesOf = async (of: DeviceJournal) => JSON.parse(await of.saveAll()).tables;
const names = () => journal.getView().habits.map(({ name }) => name);

describe('an import', () => {
  it('keeps nothing of a habit that is removed for good, also where it can be taken back', async () => {
    await journal.setHabitNote(1, '2026-11-20', 'secret');
    const opened = await openImportFile(csv(['Sing,,,2026-11-18,1,']), { database });
    await opened.write('merge');
    opened.close();
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing']));
    await journal.deleteHabit(1);
    await journal.removeHabit(1);
    const store = await openIndexedDbStore(database);
    const kept = await store.transact('read', (tables) => tables.get('snapshots', 'rows'));
    expect(JSON.stringify(kept)).toMatch(/Sing/);
    expect(JSON.stringify(kept)).not.toMatch(/Walk|secret/);
    store.close();
    await undoImport({ database });
    await journal.refresh();
    expect(names()).toEqual([]);
    expect(journal.getView().deleted).toEqual([]);
  });

  it('has the habits of the sample once, where two devices kept them', async () => {
    const kept = [{ ...walk, uid: 'sample-1' }];
    const [one, other] = await Promise.all([start(kept, 'kept-here'), start(kept, 'kept-there')]);
    await one.editHabit(1, { name: 'Stroll' });
    const backup = await exportBackup({ database: 'kept-here' });
    const opened = await openImportFile(new File([backup], 'a.json'), { database: 'kept-there' });
    await opened.write('merge');
    opened.close();
    await other.refresh();
    expect(other.getView().habits).toMatchObject([{ name: 'Stroll', completed: true }]);
    one.close();
    other.close();
  });

  it('counts deleted habits apart, as they are in no list', async () => {
    await journal.addHabit({ name: 'Read', icon: '📚' });
    await journal.deleteHabit(1);
    const backup = await exportBackup({ database });
    const other = await start([], 'without-habits');
    const opened = await openImportFile(new File([backup], 'a.json'), {
      database: 'without-habits',
    });
    expect(opened.dryRun).toMatchObject({
      contents: { habits: 1 },
      changes: { habits: { new: 1 }, deletedHabits: { new: 1 } },
    });
    opened.close();
    other.close();
  });

  it('writes nothing before it is made, and then what it said', async () => {
    const before = await tablesOf(journal);
    const file = csv(['Walk,,,2026-11-19,1,far', 'Sing,,,2026-11-18,1,', 'Sing,,,2026-02-30,1,']);
    const opened = await openImportFile(file, { database });
    expect(opened.dryRun).toMatchObject({
      contents: { habits: 2, ticks: 2, notes: 1, first: '2026-11-18', last: '2026-11-19' },
      changes: {
        habits: { new: 1, changed: 0, same: 0, kept: 0 },
        marks: { new: 2, changed: 0, same: 0, kept: 0 },
        habitNotes: { new: 1 },
      },
      unread: [{ file: '', line: 4, why: 'date-impossible', text: '2026-02-30' }],
    });
    expect(await tablesOf(journal)).toEqual(before);

    await opened.write('merge');
    opened.close();
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing']));
    expect(journal.day('2026-11-19').habits[0]).toMatchObject({ name: 'Walk', completed: true });
    expect(readHabitNotes(journal, '2026-01-01', '2026-11-21')).toMatchObject([{ note: 'far' }]);
    // The tick of today stays.
    expect(journal.getView().habits[0]?.completed).toBe(true);
  });

  it('that was made already changes nothing, also under another name of the habit', async () => {
    const rows = ['Sing,,,2026-11-18,1,loud'];
    const first = await openImportFile(csv(rows), { database });
    await first.write('merge');
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing']));
    await journal.editHabit(2, { name: 'Choir' });
    const before = await tablesOf(journal);
    const again = await openImportFile(csv(rows), { database });
    expect(again.dryRun.changes).toMatchObject({
      marks: { new: 0, changed: 0, same: 1, kept: 0 },
      habitNotes: { same: 1 },
    });
    await again.write('merge');
    expect(await tablesOf(journal)).toEqual(before);
  });

  it('without times takes the later of two versions, and joins the words of both', async () => {
    const header = 'full_date,date,weekday,time,mood,activities,note_title,note';
    const rows = ['2026-11-18,,,,rad,,,"Theirs"', '2026-11-17,,,,rad,,,'];
    const lastModified = NOW.getTime() - 86_400_000;
    await saveMood(journal, '2026-11-18', { mood: 2, note: 'Mine' });
    vi.setSystemTime(NOW.getTime() - 2 * 86_400_000);
    await saveMood(journal, '2026-11-17', { mood: 1, note: 'Kept' });
    vi.setSystemTime(NOW);
    const file = new File([[header, ...rows].join('\n')], 'x.csv', { lastModified });
    const opened = await openImportFile(file, { database });
    expect(opened.dryRun.changes.entries).toMatchObject({ new: 0, changed: 2, same: 0, kept: 0 });
    await opened.write('merge');
    await vi.waitFor(async () => {
      expect(readMood(journal, '2026-11-18')).toMatchObject({
        mood: 2,
        note: 'Mine\n\nTheirs',
      });
    });
    await vi.waitFor(async () => {
      expect(readMood(journal, '2026-11-17')).toMatchObject({ mood: 5, note: 'Kept' });
    });
  });

  it('can take the place of everything but the settings', async () => {
    await journal.setDayStartHour(3);
    await saveToday(journal, { mood: 4, note: '' });
    const opened = await openImportFile(csv(['Sing,,,2026-11-18,1,']), { database });
    await opened.write('replace');
    const other = await reopen(database);
    expect(other.getView().habits.map(({ name }) => name)).toEqual(['Sing']);
    expect(other.entries()).toEqual([]);
    expect(other.getView().settings.dayStartHour).toBe(3);
    other.close();
  });

  it('brings a habit back that was deleted, and leaves the one in the bin', async () => {
    await journal.deleteHabit(1);
    const opened = await openImportFile(csv(['Walk,,,2026-11-18,1,']), { database });
    await opened.write('merge');
    await vi.waitFor(() => expect(names()).toEqual(['Walk']));
    expect(journal.getView().deleted.map(({ name }) => name)).toEqual(['Walk']);
  });

  it('asks, and reads the file again by the answers', async () => {
    const opened = await openImportFile(csv(['Tea,,,2026-11-18,4,', 'Tea,,,2026-11-17,2,']), {
      database,
    });
    expect(opened.dryRun.questions).toMatchObject([{ kind: 'target', habit: 'Tea' }]);
    const answered = await opened.answer({ targets: new Map([['Tea', 3]]) });
    expect(answered.contents.ticks).toBe(1);
    await opened.write('merge');
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Tea']));
    expect(journal.day('2026-11-17').habits).toMatchObject([{ name: 'Tea', completed: false }]);
  });

  it('that is cancelled writes nothing', async () => {
    const before = await tablesOf(journal);
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(
      openImportFile(csv(['Walk,,,2026-11-19,1,']), { database, signal }),
    ).rejects.toThrow('cancelled');
    expect(await tablesOf(journal)).toEqual(before);
  });
});

describe('taking an import back', () => {
  it('puts back what was there, and keeps what was changed since', async () => {
    await journal.setMark(1, '2026-11-18', 'skipped');
    const before = await tablesOf(journal);
    const rows = [
      'Walk,,,2026-11-18,1,',
      'Walk,,,2026-11-17,1,',
      'Sing,,,2026-11-18,1,',
      'Tea,,,2026-11-18,1,',
    ];
    const opened = await openImportFile(csv(rows, 0), { database });
    vi.setSystemTime(NOW.getTime() + 1000);
    await opened.write('merge');
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing', 'Tea']));
    expect(journal.getView().replacedAt).toBe(NOW.getTime() + 1000);

    await undoImport({ database });
    await vi.waitFor(() => expect(names()).toEqual(['Walk']));
    expect(await tablesOf(journal)).toEqual(before);
    expect(journal.getView().replacedAt).toBeNull();

    await opened.write('merge');
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing', 'Tea']));
    const sing = journal.getView().habits[1]?.id ?? 0;
    await journal.setMark(sing, '2026-11-20', 'done');
    await journal.setMark(1, '2026-11-17', 'skipped');
    await undoImport({ database });
    await vi.waitFor(() => expect(names()).toEqual(['Walk', 'Sing']));
    expect(journal.day('2026-11-17').notDue).toMatchObject([{ name: 'Walk' }]);
    expect(journal.day('2026-11-20').habits.map((habit) => habit.completed)).toEqual([false, true]);
    expect(journal.day('2026-11-18').habits).toMatchObject([{ name: 'Sing', completed: false }]);
  });
});

describe('a file of the journal', () => {
  it.each([undefined, 'secret'])(
    'is a backup, which gives an empty journal the same content, under the passphrase %s',
    async (passphrase) => {
      await journal.addHabit({
        name: 'Water',
        icon: '🥤',
        goal: { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 },
        schedule: { kind: 'times', times: 3, per: 'week' },
      });
      await journal.setAmount(2, '2026-11-20', 5);
      await journal.setHabitNote(2, '2026-11-20', 'cold');
      await saveMood(journal, '2026-11-19', { mood: 4, note: 'Fine' });
      await journal.deleteHabit(1);
      await journal.setDayStartHour(3);
      await journal.setPeriodNote('2026-11', 'Slow and good');
      const file = new File([await exportBackup({ database, passphrase })], 'backup.json');
      const empty = newName();
      vi.setSystemTime(NOW.getTime() + 5000);
      const other = await start([], empty);
      const opened = await openImportFile(file, { database: empty, passphrase });
      expect(opened.dryRun.format).toMatchObject({ id: 'daybow-backup', version: '10' });
      await opened.write('merge');
      expect(await tablesOf(other)).toEqual(await tablesOf(journal));
      other.close();
    },
  );

  it('is a zip of tables, which come back with what tables can hold', async () => {
    await journal.addHabit({ name: "'=1+1", icon: '' });
    await journal.setMark(2, '2026-11-20', 'done');
    await journal.setHabitNote(2, '2026-11-20', '@home, "twice"\nand on');
    await saveMood(journal, '2026-11-19', { mood: 4, note: '-1 <b> &amp; x' });
    for (const [time, mood] of [
      ['08:15', 2],
      ['evening', 5],
    ] as const) {
      await journal.saveEntry(newEntryId('2026-11-18'), { mood, note: '', time });
    }
    const blob = await exportSpreadsheet({ database });
    const opened = await openImportFile(new File([blob], 'x.zip'), { database: newName() });
    expect(opened.dryRun).toMatchObject({
      contents: { habits: 2, ticks: 2, moods: 3, notes: 2 },
      daysWithMood: 2,
      questions: [],
    });
    const here = await openImportFile(new File([blob], 'x.zip'), { database });
    expect(here.dryRun.changes.entries).toMatchObject({ new: 0, changed: 0, removed: 0, same: 3 });
  });
});
