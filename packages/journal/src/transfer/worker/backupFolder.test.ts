import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, saveToday, start } from '../../device/device.testing';
import {
  type BackupFolder,
  chosenFolder,
  eraseFolder,
  forgetFolder,
} from '../../device/indexedDb/folderDatabase';
import type { DeviceJournal } from '../../deviceJournal';
import { backUpInto, chooseFolder, readOtherDevices } from './backupFolder';

const handle = {} as FileSystemDirectoryHandle;

afterEach(() => eraseFolder());

it('a device finds its own files again in a folder that is chosen once more, until all is erased', async () => {
  const first = await chooseFolder(handle, 'phone');
  expect(first.device).toMatch(/^[\da-z]{8}$/);
  await forgetFolder();
  expect(await chosenFolder()).toBeNull();
  const again = await chooseFolder(handle, 'my phone');
  expect(again).toMatchObject({ device: first.device, label: 'my phone', savedAt: null });
  expect((await chooseFolder(handle, 'phone')).device).toBe(first.device);

  await eraseFolder();
  expect(await chosenFolder()).toBeNull();
  expect((await chooseFolder(handle, 'phone')).device).not.toBe(first.device);
});

describe('a backup into the folder', () => {
  const NOON = new Date(2026, 10, 21, 12).getTime();
  const DAY_MS = 24 * 3_600_000;
  let database: string;
  let journal: DeviceJournal;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    files.clear();
    database = newName();
    journal = await start([], database);
    await chooseFolder(handle, 'phone');
  });
  afterEach(() => {
    journal.close();
    vi.useRealTimers();
  });

  it('is written once a day, and again where the journal holds something else', async () => {
    expect(await backUp()).toMatchObject({ savedAt: NOON, failed: false });
    expect(savedAtOf('2026-11-21')).toEqual([NOON]);

    vi.setSystemTime(NOON + 1);
    await backUp();
    expect(savedAtOf('2026-11-21')).toEqual([NOON]);

    await saveToday(journal, { mood: 4, note: 'Long walk' });
    await backUp();
    expect(savedAtOf('2026-11-21')).toEqual([NOON + 1]);
    expect(await contentOf('2026-11-21')).toContain('Long walk');

    vi.setSystemTime(NOON + DAY_MS);
    await backUp();
    expect(files.size).toBe(2);
  });

  it('is written again after it was removed, or could not be written', async () => {
    await backUp();
    files.clear();
    await backUp();
    expect(files.size).toBe(1);

    vi.setSystemTime(NOON + DAY_MS);
    const folder = await chosenFolder();
    if (folder === null) throw new Error('No folder is chosen.');
    // A handle of nothing fails.
    expect(await backUpInto(folder, { database })).toMatchObject({ savedAt: NOON, failed: true });
    expect(await backUp()).toMatchObject({ savedAt: NOON + DAY_MS, failed: false });
  });

  it('is one of today also where a wrong clock has written one of the same day before', async () => {
    const aYear = 365 * DAY_MS;
    vi.setSystemTime(NOON + aYear);
    await backUp();
    expect(savedAtOf('2027-11-21')).toEqual([NOON + aYear]);

    vi.setSystemTime(NOON);
    await backUp();
    expect(savedAtOf('2026-11-21')).toEqual([NOON]);

    const later = NOON + aYear + 3_600_000;
    vi.setSystemTime(later);
    await backUp();
    expect(savedAtOf('2027-11-21')).toEqual([later]);
  });

  it('is found by another device, the latest whose day can be right', async () => {
    for (const [name, label] of [
      ['daybow 2027-11-21 laptop bbbb.json', 'from a wrong clock'],
      ['daybow 2026-11-20 laptop bbbb.json', 'right'],
      ['daybow 2026-11-19 laptop cccc.json', 'another device of the same name'],
    ] as const) {
      files.set(name, new File([label], name));
    }
    await backUp();
    const folder = { ...(await chosenFolder()), handle: new MemoryFolder() };
    const others = await readOtherDevices(folder as unknown as BackupFolder);
    expect(others.map(({ device, label, day }) => [device, label, day])).toEqual([
      ['bbbb', 'laptop', '2026-11-20'],
      ['cccc', 'laptop', '2026-11-19'],
    ]);
    expect(await others[0]?.file.text()).toBe('right');
  });

  /** Backs up as the app does: with what is known of the folder by then. */
  async function backUp(): Promise<BackupFolder> {
    const folder = await chosenFolder();
    const stored = { ...folder, handle: new MemoryFolder() } as unknown as BackupFolder;
    return backUpInto(stored, { database });
  }
});

const files = new Map<string, File>();

const ofDay = (day: string) => [...files.values()].filter(({ name }) => name.includes(` ${day} `));

/** The times at which the files of a day were written. */
const savedAtOf = (day: string) => ofDay(day).map(({ lastModified }) => lastModified);

const contentOf = async (day: string) => (await ofDay(day)[0]?.text()) ?? '';

/** A folder that is kept in memory. What a database keeps of it has no methods. */
class MemoryFolder {
  async *keys() {
    yield* files.keys();
  }

  async getFileHandle(name: string) {
    let content: Blob;
    return {
      getFile: async () => files.get(name),
      createWritable: async () => ({
        write: async (written: Blob) => {
          content = written;
        },
        close: async () => {
          files.set(name, new File([content], name, { lastModified: Date.now() }));
        },
      }),
    };
  }

  async removeEntry(name: string) {
    files.delete(name);
  }
}
