import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newName,
  readHabitNotes,
  readMood,
  removeMood,
  saveMood,
  start,
} from '../device/device.testing';
import type { DeviceJournal } from '../deviceJournal';
import { newEntryId } from '../moods/mood';
import { exportBackup, openImportFile } from './worker/transfer';

const DAY = '2026-11-19';
const PAUSES = [{ from: '2026-12-01', to: null }];
const DAY_MS = 86_400_000;
const NOON = new Date(2026, 10, 21, 12).getTime();

interface Device {
  readonly database: string;
  readonly journal: DeviceJournal;
}

let devices: Device[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  devices = [];
});
afterEach(() => {
  for (const { journal } of devices) journal.close();
  vi.useRealTimers();
});

async function newDevice(): Promise<Device> {
  const database = newName();
  const device = { database, journal: await start([], database) };
  devices.push(device);
  return device;
}

/** Sets the clock to so many minutes after noon. */
const at = (minutes: number) => vi.setSystemTime(NOON + minutes * 60_000);

async function backupOf({ database }: Device): Promise<File> {
  return new File([await exportBackup({ database })], 'backup.json');
}

/** Merges a backup so many minutes after noon; the open journal shows it then. */
async function merge(backup: File, { database, journal }: Device, minutes: number): Promise<void> {
  at(minutes);
  const opened = await openImportFile(backup, { database });
  await opened.write('merge');
  opened.close();
  await vi.waitFor(() => expect(journal.getView().replacedAt).toBe(NOON + minutes * 60_000));
}

/** The remains on a device of the habit that was removed. */
async function remainsOf({ journal }: Device) {
  const { listed, archived, deleted } = journal.getView();
  const { habits, ticks, notes } = await journal.readContents();
  const { tables } = JSON.parse(await journal.saveAll());
  const words = JSON.stringify(tables).match(/Sing|In the bath/g) ?? [];
  return { shown: [...listed, ...archived, ...deleted], habits, ticks, notes, words };
}

const NOTHING = { shown: [], habits: 0, ticks: 0, notes: 0, words: [] };

/** The shown values of all that is changed below. */
async function shown({ journal }: Device) {
  const { listed, settings } = journal.getView();
  const notes = readHabitNotes(journal, DAY, DAY);
  return {
    names: listed.map(({ name }) => name),
    records: journal.habitMonth(1, '2026-11'),
    notes,
    ofWeek: journal.periodNote('2026-11-16'),
    entry: readMood(journal, DAY),
    dayStartHour: settings.dayStartHour,
  };
}

describe('a habit that was removed for good', () => {
  let phone: Device;
  let laptop: Device;
  let oldBackup: File;

  beforeEach(async () => {
    [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.journal.addHabit({ name: 'Sing', icon: '🎤' });
    await phone.journal.setMark(1, DAY, 'done');
    await phone.journal.setHabitNote(1, DAY, 'In the bath');
    oldBackup = await backupOf(phone);
    await merge(oldBackup, laptop, 1);
    at(2);
    await phone.journal.deleteHabit(1);
    await phone.journal.removeHabit(1);
  });

  it('does not come back with the merge of an old backup', async () => {
    await merge(oldBackup, phone, 3);
    expect(await remainsOf(phone)).toEqual(NOTHING);
  });

  it('does not come back from a device that has changed it since, and goes there too', async () => {
    at(3);
    await laptop.journal.editHabit(1, { name: 'Sing along' });
    await laptop.journal.setMark(1, '2026-11-20', 'done');
    await merge(await backupOf(laptop), phone, 4);
    expect(await remainsOf(phone)).toEqual(NOTHING);
    await merge(await backupOf(phone), laptop, 5);
    expect(await remainsOf(laptop)).toEqual(NOTHING);
  });
});

const tablesOf = (backup: string) => JSON.parse(backup).tables.habits;
const namesOf = (journal: DeviceJournal) => journal.getView().listed.map(({ name }) => name);
const rename = (journal: DeviceJournal) => journal.editHabit(2, { name: 'Read more' });
const moveFirstToEnd = (journal: DeviceJournal) => journal.moveHabit(1, null);

describe('habits that two devices have changed', () => {
  let phone: Device;
  let laptop: Device;

  beforeEach(async () => {
    [phone, laptop] = [await newDevice(), await newDevice()];
    for (const name of ['Walk', 'Read', 'Sing']) await phone.journal.addHabit({ name, icon: '' });
    await merge(await backupOf(phone), laptop, 1);
  });

  /** Makes a change on each device and merges each into the other; both have the same habits then. */
  async function join(
    onPhone: (journal: DeviceJournal) => Promise<unknown>,
    onLaptop: (journal: DeviceJournal) => Promise<unknown>,
  ): Promise<DeviceJournal> {
    at(2);
    await onPhone(phone.journal);
    at(3);
    await onLaptop(laptop.journal);
    const backup = await backupOf(laptop);
    await merge(await backupOf(phone), laptop, 4);
    await merge(backup, phone, 5);
    expect(tablesOf(await laptop.journal.saveAll())).toEqual(
      tablesOf(await phone.journal.saveAll()),
    );
    return phone.journal;
  }

  it.each([
    ['one has renamed another habit', { phoneMoves: true }],
    ['the other has renamed another habit', { phoneMoves: false }],
  ])('keep a new place and a new name where %s', async (_, { phoneMoves }) => {
    const journal = await (phoneMoves
      ? join(moveFirstToEnd, rename)
      : join(rename, moveFirstToEnd));
    expect(namesOf(journal)).toEqual(['Read more', 'Sing', 'Walk']);
  });

  it('keep a new name and a new goal of one habit', async () => {
    const goal = { target: 8, unit: 'pages', direction: 'atLeast', step: 1 } as const;
    const journal = await join(rename, (to) => to.editHabit(2, { goal }));
    expect(journal.habit(2)).toMatchObject({ name: 'Read more', goal });
  });

  it.each<[string, (journal: DeviceJournal) => Promise<unknown>, object]>([
    ['icon', (to) => to.editHabit(2, { icon: '📖' }), { icon: '📖' }],
    ['schedule', (to) => to.editHabit(2, { schedule: [1, 3] }), { schedule: [1, 3] }],
    ['group', (to) => to.editHabit(2, { group: 'evening' }), { group: 'evening' }],
    ['last day', (to) => to.editHabit(2, { endsOn: '2030-01-01' }), { endsOn: '2030-01-01' }],
    ['pause', (to) => to.editHabit(2, { pauses: PAUSES }), { pauses: PAUSES }],
    ['archive', (to) => to.archiveHabit(2), { archived: true }],
  ])('keep a new name and a new %s', async (_, change, expected) => {
    expect((await join(change, rename)).habit(2)).toMatchObject({ name: 'Read more', ...expected });
  });

  it('stay in the bin of one device where the other has renamed them since, since the day of then', async () => {
    const journal = await join(
      (to) => to.deleteHabit(2),
      async (to) => {
        vi.setSystemTime(NOON + 2 * DAY_MS);
        await to.editHabit(2, { name: 'Read more' });
      },
    );
    expect(journal.getView().deleted).toMatchObject([
      { name: 'Read more', deletedOn: '2026-11-21' },
    ]);
  });

  it('keep the places of both where each has moved another habit', async () => {
    const journal = await join(
      (to) => to.moveHabit(3, 1),
      (to) => to.moveHabit(1, null),
    );
    expect(namesOf(journal)).toEqual(['Sing', 'Read', 'Walk']);
  });

  it('are in one order on both where both were put in the same place', async () => {
    const journal = await join(
      (to) => to.moveHabit(3, 2),
      async (to) => {
        const { id } = await to.addHabit({ name: 'Draw', icon: '' });
        await to.moveHabit(id, 2);
      },
    );
    const names = namesOf(journal);
    expect([names[0], names[3]]).toEqual(['Walk', 'Read']);
    await journal.moveHabit(2, 3);
    expect(namesOf(journal).indexOf('Read')).toBe(namesOf(journal).indexOf('Sing') - 1);
  });
});

describe('a change made after the clock was set back', () => {
  const water = {
    name: 'Water',
    icon: '💧',
    goal: { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 },
  } as const;

  type Write = (journal: DeviceJournal) => Promise<unknown>;

  it.each<[string, Write, Write]>([
    ['a mark', (to) => to.setMark(1, DAY, 'done'), (to) => to.setMark(1, DAY, 'skipped')],
    ['a mark taken away', (to) => to.setMark(1, DAY, 'done'), (to) => to.setMark(1, DAY, 'empty')],
    ['an amount', (to) => to.setAmount(1, DAY, 8), (to) => to.setAmount(1, DAY, 3)],
    [
      "a note on a habit's day",
      (to) => to.setHabitNote(1, DAY, 'Before'),
      (to) => to.setHabitNote(1, DAY, 'After'),
    ],
    [
      'a note of a week',
      (to) => to.setPeriodNote('2026-11-16', 'Before'),
      (to) => to.setPeriodNote('2026-11-16', 'After'),
    ],
    [
      'a mood',
      (to) => saveMood(to, DAY, { mood: 2, note: '' }),
      (to) => saveMood(to, DAY, { mood: 5, note: '' }),
    ],
    [
      'a note on a day',
      (to) => saveMood(to, DAY, { mood: 2, note: 'Before' }),
      (to) => saveMood(to, DAY, { mood: 2, note: 'After' }),
    ],
    [
      'an entry removed',
      (to) => saveMood(to, DAY, { mood: 2, note: 'Before' }),
      (to) => removeMood(to, DAY),
    ],
    [
      'a name',
      (to) => to.editHabit(1, { name: 'Tea' }),
      (to) => to.editHabit(1, { name: 'Juice' }),
    ],
    ['a setting', (to) => to.setDayStartHour(3), (to) => to.setDayStartHour(4)],
  ])('is later than what was there before, as a merge shows: %s', async (_, before, after) => {
    const device = await newDevice();
    await device.journal.addHabit(water);
    at(30);
    await before(device.journal);
    const backup = await backupOf(device);
    const earlier = await shown(device);
    at(10);
    await after(device.journal);
    const later = await shown(device);
    expect(later).not.toEqual(earlier);

    await merge(backup, device, 60);
    expect(await shown(device)).toEqual(later);
  });
});

const idsOn = ({ journal }: Device) => journal.entriesOn(DAY).map(({ id }) => id);

describe('a day on which two devices wrote', () => {
  it('keeps the entries of both, however often they are merged', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await phone.journal.saveEntry(newEntryId(DAY), { mood: 4, note: 'On the phone' });
    at(1);
    await laptop.journal.saveEntry(newEntryId(DAY), { mood: 2, note: 'On the laptop' });
    await merge(await backupOf(phone), laptop, 2);
    await merge(await backupOf(laptop), phone, 3);
    await merge(await backupOf(phone), laptop, 4);
    expect(idsOn(phone)).toHaveLength(2);
    expect(idsOn(laptop)).toEqual(idsOn(phone));
    expect(
      phone.journal
        .entriesOn(DAY)
        .map(({ note }) => note)
        .toSorted(),
    ).toEqual(['On the laptop', 'On the phone']);
  });

  it('joins what each changed of one entry, and keeps it removed where one removed it', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    const [kept, removed] = [newEntryId(DAY), newEntryId(DAY)];
    await phone.journal.saveEntry(kept, { mood: 4, note: '' });
    await phone.journal.saveEntry(removed, { mood: 3, note: '' });
    await merge(await backupOf(phone), laptop, 1);
    at(2);
    await laptop.journal.editEntry(kept, { mood: 1, note: 'A walk' });
    at(3);
    await phone.journal.editEntry(kept, { time: '08:15' });
    await phone.journal.removeEntry(removed);
    const backup = await backupOf(laptop);
    await merge(await backupOf(phone), laptop, 4);
    await merge(backup, phone, 5);
    for (const { journal } of [phone, laptop]) {
      expect(journal.entriesOn(DAY)).toMatchObject([
        { mood: { value: 1 }, time: '08:15', note: 'A walk' },
      ]);
    }
  });
});
