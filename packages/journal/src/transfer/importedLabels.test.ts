import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, start, storedTables } from '../device/device.testing';
import type { DeviceJournal } from '../deviceJournal';
import { newEntryId } from '../moods/mood';
import { exportBackup, openImportFile, undoImport } from './worker/transfer';

const DAY = '2026-11-18';
const NOON = new Date(2026, 10, 21, 12).getTime();

let database: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  database = newName();
  journal = await start([], database);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

const later = () => vi.setSystemTime(Date.now() + 10_000);

/** A table with rows of a day, each a time, a mood, activities and scales, saved before the journal began. */
const csv = (...rows: (readonly [time: string, mood: string, did?: string, scales?: string])[]) =>
  new File(
    [
      'full_date,date,weekday,time,mood,activities,scales,note_title,note\n',
      ...rows.map(
        ([time, mood, did = '', scales = '']) => `${DAY},,,${time},${mood},${did},${scales},,\n`,
      ),
    ],
    'x.csv',
    { lastModified: NOON - 86_400_000 },
  );

/** Imports a file later, and tells its dry run. */
async function bring(file: File) {
  later();
  const opened = await openImportFile(file, { database });
  await opened.write('merge');
  opened.close();
  await journal.refresh();
  later();
  return opened.dryRun;
}

const backupOf = async (name: string) =>
  new File([await exportBackup({ database: name })], 'backup.json');

async function takeBack() {
  later();
  await undoImport({ database });
  await journal.refresh();
}

const add = async (name: string, kind: 'label' | 'mood' = 'label') =>
  (await journal.addLabel({ name, kind, ...(kind === 'mood' && { mood: 4 }) })).uid;
const names = () => journal.labels().map(({ name }) => name);
/** The labels of each entry in the order of their times, by their names. */
const shown = () =>
  journal
    .entries()
    .map(({ labels }) =>
      Object.keys(labels).map((uid) => journal.labels().find((each) => each.uid === uid)?.name),
    );
const counts = ({ changes: { labels, scales, moodNames } }: Awaited<ReturnType<typeof bring>>) =>
  [labels, scales, moodNames].map((each) => [each.new, each.changed, each.same]);

describe('a label of a file', () => {
  it('is counted as a new one or one that is there, by its kind', async () => {
    await add('Walk');
    const file = csv(
      ['8:00', 'calm', 'walk | tea', '"Sleep: 7:30"'],
      ['9:00', 'good', 'tea | walk'],
    );
    const dryRun = await bring(file);
    expect(dryRun.contents).toMatchObject({ moods: 2, labels: 2, scales: 1, moodNames: 1 });
    expect(counts(dryRun)).toEqual([
      [1, 0, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(shown()).toEqual([
      ['Walk', 'tea'],
      ['Walk', 'tea', 'Sleep', 'calm'],
    ]);
    const before = await storedTables(journal);
    expect(counts(await bring(file))).toEqual([
      [0, 0, 2],
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect(await storedTables(journal)).toEqual(before);
  });

  it('is the one that it was merged into, the archived one, and the one that was renamed', async () => {
    await bring(csv(['8:00', 'good', 'walk | tea | run']));
    const [walk, tea, run] = journal.labels().map(({ uid }) => uid);
    const hike = await add('Hike');
    await journal.mergeLabels(walk ?? '', hike);
    await journal.archiveLabel(tea ?? '');
    await journal.editLabel(run ?? '', { name: 'Jog' });
    const dryRun = await bring(csv(['9:00', 'good', 'walk | tea | run | Hike']));
    expect(dryRun.changes.labels).toMatchObject({ new: 0, changed: 0, same: 3 });
    expect(names().toSorted()).toEqual(['Hike', 'Jog', 'tea']);
    expect(journal.labels().find(({ name }) => name === 'tea')?.archived).toBe(true);
    expect(shown()[0]?.toSorted()).toEqual(['Hike', 'Jog', 'tea']);
  });

  it('gets the group of the file where it has none, unless it was taken out of one', async () => {
    const [tea, walk] = [await add('tea'), await add('walk')];
    await journal.editLabel(walk, { group: 'Outside' });
    await journal.editLabel(walk, { group: '' });
    const tags = [{ type: 'Habits', entries: ['tea', 'walk', 'read'] }];
    const days = [{ date: DAY, type: 'Mood', scores: [4], notes: '', tags }];
    await bring(new File([JSON.stringify(days)], 'x.json', { lastModified: NOON }));
    const groups = Object.fromEntries(journal.labels().map(({ uid, group }) => [uid, group]));
    expect(groups).toMatchObject({ [tea]: 'Habits', [walk]: '' });
    expect(Object.values(groups).toSorted()).toEqual(['', 'Habits', 'Habits']);
    await takeBack();
    expect(journal.labels().map(({ group }) => group)).toEqual(['', '']);
  });

  it('comes back from the bin with an entry that gets it, and not with one that had it', async () => {
    const file = csv(['8:00', 'good', 'walk']);
    await bring(file);
    await journal.deleteLabel(journal.labels()[0]?.uid ?? '');
    await bring(file);
    expect(names()).toEqual([]);
    await bring(csv(['9:00', 'good', 'walk']));
    expect(names()).toEqual(['walk']);
    expect(shown()).toEqual([['walk'], ['walk']]);
    await takeBack();
    expect(names()).toEqual([]);
    expect(journal.deletedLabels()).toMatchObject([{ name: 'walk' }]);
  });

  it('stays out of the bin after the undo where an entry got it since', async () => {
    await bring(csv(['8:00', 'good', 'walk']));
    const uid = journal.labels()[0]?.uid ?? '';
    await journal.deleteLabel(uid);
    await bring(csv(['9:00', 'good', 'walk']));
    await journal.saveEntry(newEntryId('2026-11-20'), { mood: 3, note: '', labels: { [uid]: 1 } });
    await takeBack();
    expect(shown()).toEqual([['walk'], ['walk']]);
  });

  it('is a new one where it was removed for good', async () => {
    await bring(csv(['8:00', 'good', 'walk']));
    const uid = journal.labels()[0]?.uid ?? '';
    await journal.deleteLabel(uid);
    await journal.removeLabel(uid);
    await bring(csv(['9:00', 'good', 'walk']));
    expect(journal.labels()).toMatchObject([{ name: 'walk' }]);
    expect(journal.labels()[0]?.uid).not.toBe(uid);
  });

  it('goes with the undo of its import, unless something uses it since', async () => {
    await bring(csv(['8:00', 'good', 'walk | tea | run | swim']));
    const [, tea, run, swim] = journal.labels().map(({ uid }) => uid);
    await journal.saveEntry('2026-11-20', { mood: 3, note: '', labels: { [tea ?? '']: 1 } });
    const jog = await add('Jog');
    await journal.mergeLabels(jog, run ?? '');
    await journal.archiveLabel(swim ?? '');
    await takeBack();
    expect(names()).toEqual(['tea', 'run']);
    expect(shown()).toEqual([['tea']]);
  });

  it('of a mood is archived where its mood has four names already', async () => {
    for (const name of ['calm', 'proud', 'glad', 'fond']) await add(name, 'mood');
    const dryRun = await bring(csv(['8:00', 'happy'], ['9:00', 'calm']));
    expect(dryRun.remarks).toEqual([{ about: 'names-archived', habit: '', count: 1 }]);
    expect(journal.labels().find(({ name }) => name === 'happy')).toMatchObject({
      mood: 4,
      archived: true,
    });
    expect(shown()).toEqual([['calm'], ['happy']]);
    expect((await bring(csv(['8:00', 'happy']))).remarks).toEqual([]);
  });
});

describe('an entry that both the file and the journal have', () => {
  it('has the labels of both, and its value of a scale stays', async () => {
    const mine = await journal.addLabel({ name: 'Sleep', kind: 'scale', unit: 'h' });
    const friends = await add('friends');
    await journal.saveEntry(newEntryId(DAY), {
      mood: 4,
      note: '',
      time: '08:00',
      labels: { [mine.uid]: 5, [friends]: 1 },
    });
    const file = csv(['8:00', 'good', 'walk | friends', 'Sleep: 7:30']);
    await bring(file);
    const [entry] = journal.entries();
    expect(shown()).toEqual([['Sleep', 'friends', 'walk']]);
    expect(entry?.labels[mine.uid]).toBe(5);
    await takeBack();
    expect(shown()).toEqual([['Sleep', 'friends']]);
    expect(names()).toEqual(['Sleep', 'friends']);
  });

  it('has no name of a mood that it has not', async () => {
    await journal.saveEntry(newEntryId(DAY), { mood: 2, note: '', time: '08:00' });
    await bring(csv(['8:00', 'calm', 'walk']));
    expect(journal.entries()).toMatchObject([{ mood: { value: 2 } }]);
    expect(names()).toEqual(['walk']);
  });

  it('keeps what another device put on it, also where the file is later', async () => {
    await bring(csv(['8:00', 'good', 'walk']));
    const laptop = newName();
    const other = await start([], laptop);
    const opened = await openImportFile(await backupOf(database), { database: laptop });
    await opened.write('merge');
    opened.close();
    await other.refresh();
    const [entry] = other.entries();
    const { uid } = await other.addLabel({ name: 'friends', kind: 'label' });
    await other.editEntry(entry?.id ?? '', { labels: { ...entry?.labels, [uid]: 1 } });
    later();
    const file = csv(['8:00', 'good', 'walk | tea']);
    await bring(new File([file], 'y.csv', { lastModified: Date.now() }));
    await bring(await backupOf(laptop));
    expect(shown()).toEqual([['walk', 'friends']]);
    other.close();
  });

  it('gets what it got in the other app since, unless its labels were changed here', async () => {
    await bring(csv(['8:00', 'good', 'walk'], ['9:00', 'good', 'walk']));
    const [nine] = journal.entries();
    await journal.editEntry(nine?.id ?? '', { labels: {} });
    await bring(csv(['8:00', 'good', 'walk | tea'], ['9:00', 'good', 'walk | tea']));
    expect(shown()).toEqual([[], ['walk', 'tea']]);
  });
});
