import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  editMood,
  newName,
  readHabitNotes,
  readMood,
  reopen,
  saveMood,
  start,
  storedTables,
} from '../device/device.testing';
import { databaseExists } from '../device/indexedDb/databaseExists';
import type { DeviceJournal } from '../deviceJournal';
import type { ImportMode } from './dryRun';
import { exportBackup, openImportFile, previewUndoImport, undoImport } from './worker/transfer';

const HABITS = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';
const MOODS = 'full_date,date,weekday,time,mood,activities,note_title,note';
const DAY = '2026-11-18';
const NOON = new Date(2026, 10, 21, 12).getTime();

let database: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  database = newName();
  journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], database);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** A file of today: what it has is later than what the journal had before. */
function csv(header: string, ...rows: string[]): File {
  return new File([[header, ...rows].join('\n')], 'x.csv', { lastModified: NOON + 5000 });
}

const sing = () => csv(HABITS, `Sing,,,${DAY},1,loud`);
/** A mood without a time, which is the only one of its day. */
const mood = (note: string) => csv(MOODS, `${DAY},,,,rad,,,"${note}"`);

/** Imports a file ten seconds later, and answers with what takes it back. */
async function bring(file: File, mode: ImportMode = 'merge') {
  vi.setSystemTime(Date.now() + 10_000);
  const opened = await openImportFile(file, { database });
  const undo = await opened.write(mode);
  opened.close();
  await journal.refresh();
  return undo;
}

/** Makes a step of an import, a second later; the journal shows it. */
async function after<T>(step: () => Promise<T>): Promise<T> {
  vi.setSystemTime(Date.now() + 1000);
  const result = await step();
  await journal.refresh();
  return result;
}

const names = () => journal.getView().listed.map(({ name }) => name);
const habitOf = (name: string) => {
  const { listed, archived, deleted } = journal.getView();
  return [...listed, ...archived, ...deleted].find((habit) => habit.name === name)?.id ?? 0;
};
const isDone = (name: string, day = DAY) =>
  journal.day(day).habits.find((habit) => habit.name === name)?.completed ?? false;
const notes = () => readHabitNotes(journal, '2026-01-01', '2026-11-21').map(({ note }) => note);
const tablesOf = () => storedTables(journal);

/** Counts of what goes and of what comes or changes, where there are any. */
async function effects() {
  const changes = await previewUndoImport({ database });
  return Object.entries(changes).flatMap(([kind, { removed, new: come, changed }]) =>
    removed + come + changed > 0 ? [[kind, removed, come + changed]] : [],
  );
}

describe('asking what the undo of an import would take away', () => {
  it('counts what came with it and is still there as it came, and changes nothing', async () => {
    const rows = ['Sing', 'Tea'].map((name) => `${name},,,${DAY},1,loud`);
    await bring(csv(HABITS, ...rows, 'Walk,,,2026-11-17,1,'));
    const before = await tablesOf();
    expect(await effects()).toEqual([
      ['habits', 2, 0],
      ['marks', 3, 0],
      ['habitNotes', 2, 0],
    ]);
    expect(await tablesOf()).toEqual(before);

    await journal.setMark(habitOf('Sing'), '2026-11-20', 'done');
    await journal.setHabitNote(habitOf('Sing'), DAY, 'Mine');
    await journal.deleteHabit(habitOf('Tea'));
    await saveMood(journal, '2026-11-20', { mood: 4, note: 'Since' });
    expect(await effects()).toEqual([
      ['deletedHabits', 1, 0],
      ['marks', 2, 0],
    ]);
  });

  it('counts what comes back: what the file replaced, and what it changed', async () => {
    await saveMood(journal, DAY, { mood: 2, note: 'Mine' });
    const undo = await bring(mood('Theirs'));
    expect(await effects()).toEqual([['entries', 0, 1]]);
    await after(undo);
    await bring(sing(), 'replace');
    expect(await effects()).toEqual([
      ['habits', 1, 1],
      ['marks', 1, 0],
      ['entries', 0, 1],
      ['habitNotes', 1, 0],
    ]);
  });

  it('is refused where that import is not the last one, or is taken back', async () => {
    const undo = await bring(sing());
    const at = journal.getView().replacedAt ?? 0;
    await expect(previewUndoImport({ database, at: at + 1 })).rejects.toMatchObject({
      code: 'changed-since',
    });
    await after(undo);
    await expect(previewUndoImport({ database, at })).rejects.toMatchObject({
      code: 'changed-since',
    });
  });
});

describe('taking an import back', () => {
  it('keeps a mood and its note that were written since', async () => {
    const undo = await bring(sing());
    await saveMood(journal, '2026-11-20', { mood: 4, note: 'Since' });
    await after(undo);
    expect(names()).toEqual(['Walk']);
    expect(readMood(journal, '2026-11-20')).toMatchObject({ mood: 4, note: 'Since' });
  });

  it('has an undo of its own: what was written in between stays', async () => {
    const undo = await bring(sing());
    const redo = await after(undo);
    await saveMood(journal, '2026-11-20', { mood: 4, note: 'Between' });
    await journal.addHabit({ name: 'Draw', icon: '' });
    await journal.setMark(habitOf('Draw'), DAY, 'done');
    await journal.setMark(habitOf('Walk'), DAY, 'done');
    const draw = habitOf('Draw');
    const again = await after(redo);
    expect(names().toSorted()).toEqual(['Draw', 'Sing', 'Walk']);
    expect(['Draw', 'Sing', 'Walk'].map((name) => isDone(name))).toEqual([true, true, true]);
    expect(notes()).toEqual(['loud']);
    expect(readMood(journal, '2026-11-20')).toMatchObject({ note: 'Between' });
    // Habits that are shown keep their ids.
    expect(habitOf('Draw')).toBe(draw);
    expect(journal.getView().replacedAt).toBe(Date.now());

    await after(again);
    expect(names()).toEqual(['Walk', 'Draw']);
    expect(notes()).toEqual([]);
    expect(readMood(journal, '2026-11-20')).toMatchObject({ note: 'Between' });
  });

  it('brings all of it again as it was, and an import of the same file adds nothing', async () => {
    const undo = await bring(sing());
    const imported = await tablesOf();
    const redo = await after(undo);
    await after(redo);
    expect(await tablesOf()).toEqual(imported);
    await bring(sing());
    expect(await tablesOf()).toEqual(imported);
  });

  it('leaves habits of it with what was recorded on them since, without what the file had', async () => {
    const undo = await bring(csv(HABITS, `Sing,,,${DAY},1,loud`, `Tea,,,${DAY},1,green`));
    await journal.setMark(habitOf('Sing'), '2026-11-20', 'done');
    await journal.setHabitNote(habitOf('Tea'), DAY, 'Black');
    await after(undo);
    expect(names()).toEqual(['Walk', 'Sing', 'Tea']);
    expect(isDone('Sing', '2026-11-20')).toBe(true);
    expect([isDone('Sing'), isDone('Tea')]).toEqual([false, false]);
    expect(notes()).toEqual(['Black']);
  });

  it('leaves a habit of it that has another name since', async () => {
    const undo = await bring(sing());
    await journal.editHabit(habitOf('Sing'), { name: 'Choir' });
    const redo = await after(undo);
    expect(names()).toEqual(['Walk', 'Choir']);
    expect(isDone('Choir')).toBe(false);
    await after(redo);
    expect(names()).toEqual(['Walk', 'Choir']);
    expect(isDone('Choir')).toBe(true);
  });

  it('leaves no empty habit: moved, ticked by mistake, archived or deleted', async () => {
    const file = csv(
      HABITS,
      ...['Sing', 'Tea', 'Run', 'Read'].map((name) => `${name},,,${DAY},1,`),
    );
    const undo = await bring(file);
    await journal.moveHabit(habitOf('Walk'), null);
    await journal.moveHabit(habitOf('Tea'), habitOf('Sing'));
    await journal.setMark(habitOf('Tea'), '2026-11-20', 'done');
    await journal.setMark(habitOf('Tea'), '2026-11-20', 'empty');
    await journal.archiveHabit(habitOf('Run'));
    await journal.deleteHabit(habitOf('Read'));
    await after(undo);
    expect(names()).toEqual(['Walk']);
    const { archived, deleted } = journal.getView();
    expect([...archived, ...deleted]).toEqual([]);
    expect((await tablesOf()).months).toEqual([]);
  });

  it('takes back a goal from the file, also where the habit was named anew since', async () => {
    const file = csv(HABITS, 'Walk,,,2026-11-17,5,', 'Walk,,,2026-11-16,3,');
    vi.setSystemTime(Date.now() + 10_000);
    const opened = await openImportFile(file, { database });
    await opened.answer({ targets: new Map([['Walk', 4]]) });
    const undo = await opened.write('merge');
    await journal.refresh();
    expect(journal.habit(1)?.goal).toMatchObject({ target: 4 });
    await journal.editHabit(1, { name: 'Stroll' });
    await after(undo);
    expect(journal.habit(1)).toMatchObject({ name: 'Stroll', goal: null });
  });

  it('puts back a mark, a mood and a note only where those of the file still stand', async () => {
    for (const day of [DAY, '2026-11-17']) await journal.setMark(1, day, 'skipped');
    const undo = await bring(csv(HABITS, `Walk,,,${DAY},1,`, 'Walk,,,2026-11-17,1,far'));
    await journal.setMark(1, DAY, 'empty');
    await journal.setHabitNote(1, '2026-11-17', 'far away');
    await after(undo);
    expect(journal.day(DAY).habits).toMatchObject([{ mark: 'empty' }]);
    expect(journal.day('2026-11-17').notDue).toMatchObject([{ mark: 'skipped' }]);
    expect(notes()).toEqual(['far away']);
  });

  it('does so with the mood of a day and with its note', async () => {
    await saveMood(journal, DAY, { mood: 2, note: 'Mine' });
    const undo = await bring(mood('Theirs'));
    expect(readMood(journal, DAY)).toMatchObject({ mood: 5, note: 'Mine\n\nTheirs' });
    const redo = await after(undo);
    expect(readMood(journal, DAY)).toMatchObject({ mood: 2, note: 'Mine' });
    const again = await after(redo);
    await editMood(journal, DAY, { mood: 3 });
    const redoAgain = await after(again);
    expect(readMood(journal, DAY)).toMatchObject({ mood: 3, note: 'Mine' });
    const last = await after(redoAgain);
    await editMood(journal, DAY, { note: 'Theirs and mine' });
    await after(last);
    expect(readMood(journal, DAY)).toMatchObject({ mood: 3, note: 'Theirs and mine' });
  });

  it.each([
    ['note', { note: 'Mine' }, { mood: { value: 5 }, note: 'Mine' }],
    ['mood', { mood: 3 }, { mood: { value: 3 }, note: '' }],
    ['time', { time: '21:00' }, { mood: { value: 5 }, time: '21:00', note: '' }],
  ] as const)(
    'leaves an entry of it, at its time, whose %s was changed',
    async (_, changes, left) => {
      const undo = await bring(csv(MOODS, `${DAY},,,08:30,rad,,,Theirs`));
      const id = journal.entries()[0]?.id ?? '';
      await journal.editEntry(id, changes);
      await after(undo);
      expect(journal.entry(id)).toMatchObject({ time: '08:30', ...left });
    },
  );

  it('leaves an entry of it that got a label since, with the label', async () => {
    const undo = await bring(csv(MOODS, `${DAY},,,08:30,rad,,,Theirs`));
    const id = journal.entries()[0]?.id ?? '';
    const { uid } = await journal.addLabel({ name: 'Friends', kind: 'label' });
    await journal.editEntry(id, { labels: { [uid]: 1 } });
    await after(undo);
    expect(journal.entry(id)).toMatchObject({ mood: { value: 5 }, labels: { [uid]: 1 } });
  });

  it('does not bring an entry again that was removed since', async () => {
    const { uid } = await journal.addLabel({ name: 'Friends', kind: 'label' });
    await saveMood(journal, DAY, { mood: 2, note: '' });
    const id = journal.entries()[0]?.id ?? '';
    await journal.editEntry(id, { labels: { [uid]: 1 } });
    const undo = await bring(mood('Theirs'));
    await journal.removeEntry(id);
    await after(undo);
    expect(journal.entries()).toEqual([]);
  });

  it('brings back everything that a file replaced, beside what was written since', async () => {
    await journal.setHabitNote(1, DAY, 'Old habit note');
    await saveMood(journal, DAY, { mood: 2, note: 'Old' });
    await saveMood(journal, '2026-11-17', { mood: 1, note: 'Older' });
    const undo = await bring(sing(), 'replace');
    expect([names(), journal.entries()]).toEqual([['Sing'], []]);
    await saveMood(journal, DAY, { mood: 4, note: 'New' });
    await journal.setMark(habitOf('Sing'), '2026-11-20', 'done');
    const redo = await after(undo);
    expect(names().toSorted()).toEqual(['Sing', 'Walk']);
    expect(readMood(journal, DAY)).toMatchObject({ mood: 4, note: 'New\n\nOld' });
    expect(readMood(journal, '2026-11-17')).toMatchObject({ mood: 1, note: 'Older' });
    expect(notes()).toEqual(['Old habit note']);
    expect(isDone('Sing', '2026-11-20')).toBe(true);

    await saveMood(journal, '2026-11-16', { mood: 3, note: 'Between' });
    await after(redo);
    expect(names()).toEqual(['Sing']);
    expect([isDone('Sing'), isDone('Sing', '2026-11-20')]).toEqual([true, true]);
    expect(journal.entries().map(({ day, note }) => [day, note])).toEqual([
      [DAY, 'New'],
      ['2026-11-16', 'Between'],
    ]);
  });

  it('keeps what another tab writes meanwhile, and so does its own undo', async () => {
    const undo = await bring(sing());
    const other = await reopen(database);
    const [redo] = await Promise.all([
      undo(),
      saveMood(other, '2026-11-20', { mood: 4, note: 'There' }),
      other.setMark(1, DAY, 'done'),
    ]);
    await journal.refresh();
    expect(names()).toEqual(['Walk']);
    expect(readMood(journal, '2026-11-20')).toMatchObject({ note: 'There' });
    await Promise.all([redo(), saveMood(other, '2026-11-19', { mood: 2, note: 'There too' })]);
    await journal.refresh();
    expect(names()).toEqual(['Walk', 'Sing']);
    expect([isDone('Walk'), isDone('Sing')]).toEqual([true, true]);
    expect(journal.entries().map(({ note }) => note)).toEqual(['There', 'There too']);
    other.close();
  });

  it('is refused where another tab has done so, or a later import is there', async () => {
    const undo = await bring(sing());
    const { replacedAt } = journal.getView();
    await after(() => undoImport({ database, at: replacedAt ?? 0 }));
    await expect(undo()).rejects.toMatchObject({ code: 'changed-since' });
    await expect(undoImport({ database })).rejects.toMatchObject({ code: 'changed-since' });
    expect(names()).toEqual(['Walk']);
    await bring(csv(HABITS, `Tea,,,${DAY},1,`));
    await expect(undo()).rejects.toMatchObject({ code: 'changed-since' });
    expect(names()).toEqual(['Walk', 'Tea']);
  });

  it('brings nothing again of a habit that was removed for good in between', async () => {
    const undo = await bring(csv(HABITS, `Walk,,,${DAY},1,secret`));
    const redo = await after(undo);
    await journal.deleteHabit(1);
    await journal.removeHabit(1);
    await after(redo);
    expect(JSON.stringify(await tablesOf())).not.toMatch(/Walk|secret/);
    expect((await journal.readContents()).ticks).toBe(0);
  });

  it('leaves a habit of it that was removed for good since so, also for a later merge', async () => {
    const undo = await bring(sing());
    const backup = new File([await exportBackup({ database })], 'backup.json');
    await after(() => journal.deleteHabit(2));
    await journal.removeHabit(2);
    await after(undo);
    await bring(backup);
    expect(names()).toEqual(['Walk']);
  });

  it('makes no journal again that was erased in between', async () => {
    const undo = await bring(sing());
    const redo = await undo();
    await journal.erase();
    await expect(redo()).rejects.toMatchObject({ code: 'erased' });
    expect(await databaseExists(database)).toBe(false);
  });
});
