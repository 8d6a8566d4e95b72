import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexIn } from '../days/month';
import { newName, readMood, saveMood, start } from '../device/device.testing';
import { emptyCells, withCell } from '../device/rows/cells';
import type { EntriesRow } from '../device/rows/rows';
import type { DeviceJournal } from '../deviceJournal';
import { exportBackup, openImportFile } from './worker/transfer';

const DAY = '2026-11-19';
const NOON = new Date(2026, 10, 21, 12).getTime();
/** The time at which the devices are joined, in minutes. */
const JOINED = 60;

interface Device {
  readonly database: string;
  readonly journal: DeviceJournal;
}

let phone: Device;
let laptop: Device;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  [phone, laptop] = [await device(), await device()];
});
afterEach(() => {
  phone.journal.close();
  laptop.journal.close();
  vi.useRealTimers();
});

async function device(): Promise<Device> {
  const database = newName();
  return { database, journal: await start([], database) };
}

/** Sets the clock to so many minutes later. */
const at = (minutes: number) => vi.setSystemTime(NOON + minutes * 60_000);

/** Brings a backup of one device into another. */
async function bring(from: Device, to: Device, change = (text: string) => text): Promise<void> {
  const text = change(await (await exportBackup({ database: from.database })).text());
  const opened = await openImportFile(new File([text], 'backup.json'), { database: to.database });
  await opened.write('merge');
  opened.close();
}

/** The entry of the day on both devices, once each has what the other has. */
async function joined() {
  at(JOINED);
  await bring(phone, laptop);
  await bring(laptop, phone);
  const read = async ({ journal }: Device) => {
    // A journal that is open shows what was imported a moment later.
    await vi.waitFor(() => expect(journal.getView().replacedAt).toBe(NOON + JOINED * 60_000));
    return readMood(journal, DAY);
  };
  const [one, other] = await Promise.all([read(phone), read(laptop)]);
  expect(one).toEqual(other);
  return one;
}

/** A backup as version 2 of the schema could save it: a day had one entry, and notes of earlier days had no stamps. */
function withoutNoteStamps(text: string): string {
  const file = JSON.parse(text);
  const { quarantine, entries, ...tables } = file.tables;
  const rows: EntriesRow[] = entries.map((each: { row: EntriesRow }) => each.row);
  const months = rows.map((row) => {
    const moods = row.entries.reduce(
      (cells, { id, mood, at: time, offset }) =>
        withCell(cells, indexIn(id), String(mood), { at: time, offset }),
      emptyCells(row.month),
    );
    return { row: { month: row.month, marks: {}, moods } };
  });
  const notes = rows.flatMap((row) =>
    row.entries.map(({ id, note }) => ({ row: { day: id, note } })),
  );
  const earlier = { ...tables, months, notes, setAside: quarantine };
  return JSON.stringify({ ...file, version: 2, tables: earlier });
}

describe('the entry of a day, joined from two devices', () => {
  it('keeps what was written on one where the mood was set on the other later', async () => {
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Long walk' });
    at(5);
    await saveMood(laptop.journal, DAY, { mood: 4, note: '' });
    expect(await joined()).toMatchObject({ mood: 4, note: 'Long walk' });
  });

  it('has the later of two notes', async () => {
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Walk' });
    await bring(phone, laptop);
    at(5);
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Long walk' });
    at(10);
    await saveMood(laptop.journal, DAY, { mood: 5, note: 'Walk' });
    expect(await joined()).toMatchObject({ mood: 5, note: 'Long walk' });
  });

  it('has no note that was removed since', async () => {
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Walk' });
    await bring(phone, laptop);
    at(5);
    await saveMood(laptop.journal, DAY, { mood: 3, note: '' });
    at(10);
    await saveMood(phone.journal, DAY, { mood: 4, note: 'Walk' });
    expect(await joined()).toMatchObject({ mood: 4, note: '' });
    expect((await phone.journal.readContents()).notes).toBe(0);
  });

  it('has the later of two notes also where the earlier is from before notes had stamps', async () => {
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Walk' });
    await bring(phone, laptop, withoutNoteStamps);
    at(5);
    await saveMood(phone.journal, DAY, { mood: 2, note: 'Long walk' });
    at(10);
    await saveMood(laptop.journal, DAY, { mood: 5, note: 'Walk' });
    expect(await joined()).toMatchObject({ mood: 5, note: 'Long walk' });
  });
});
