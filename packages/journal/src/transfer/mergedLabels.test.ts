import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, start } from '../device/device.testing';
import type { DeviceJournal } from '../deviceJournal';
import { newEntryId } from '../moods/mood';
import { exportBackup, openImportFile, undoImport } from './worker/transfer';

const DAY = '2026-11-19';
const NOON = new Date(2026, 10, 21, 12).getTime();

interface Device {
  readonly database: string;
  readonly journal: DeviceJournal;
}

let phone: Device;
let laptop: Device;
let minutes: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  minutes = 0;
  phone = await newDevice();
  laptop = await newDevice();
});
afterEach(() => {
  phone.journal.close();
  laptop.journal.close();
  vi.useRealTimers();
});

async function newDevice(): Promise<Device> {
  const database = newName();
  return { database, journal: await start([], database) };
}

/** Lets a minute go by. */
function wait(): void {
  minutes += 1;
  vi.setSystemTime(NOON + minutes * 60_000);
}

async function backupOf({ database }: Device): Promise<File> {
  return new File([await exportBackup({ database })], 'backup.json');
}

/** Merges a backup, and tells what its dry run said of labels. */
async function merge(backup: File, { database, journal }: Device) {
  wait();
  const opened = await openImportFile(backup, { database });
  await opened.write('merge');
  opened.close();
  await journal.refresh();
  return opened.dryRun.changes.labels;
}

/** Has both devices know all that either does. */
async function join(): Promise<void> {
  const backup = await backupOf(laptop);
  await merge(await backupOf(phone), laptop);
  await merge(backup, phone);
  wait();
}

const add = async ({ journal }: Device, name: string) =>
  (await journal.addLabel({ name, kind: 'label' })).uid;
const shown = ({ journal }: Device) => ({
  labels: journal.labels(),
  deleted: journal.deletedLabels(),
  entries: journal.entries(),
});

it('labels of both devices are there, each as it was edited last, field by field', async () => {
  const walk = await add(phone, 'Walk');
  await join();
  await laptop.journal.editLabel(walk, { group: 'Outside' });
  wait();
  await phone.journal.editLabel(walk, { name: 'A walk' });
  await add(phone, 'Friends');
  await add(laptop, 'Work');
  await join();
  expect(shown(phone)).toEqual(shown(laptop));
  expect(phone.journal.labels().find(({ uid }) => uid === walk)).toMatchObject({
    name: 'A walk',
    group: 'Outside',
  });
  expect(phone.journal.labels()).toHaveLength(3);
});

it('a label that two devices added before they knew of each other is one', async () => {
  const [walk, same] = [await add(phone, 'Walk'), await add(laptop, 'walk')];
  await phone.journal.saveEntry(newEntryId(DAY), { mood: 4, note: '', labels: { [walk]: 1 } });
  await laptop.journal.saveEntry(newEntryId(DAY), { mood: 3, note: '', labels: { [same]: 1 } });
  await join();
  expect(shown(phone)).toEqual(shown(laptop));
  expect(phone.journal.labels()).toHaveLength(1);
  expect(phone.journal.entries().map(({ labels }) => labels)).toEqual([
    { [walk]: 1 },
    { [walk]: 1 },
  ]);
});

it('labels of an entry outlive what another device changed of the rest', async () => {
  const walk = await add(phone, 'Walk');
  const id = newEntryId(DAY);
  await phone.journal.saveEntry(id, { mood: 4, note: '' });
  await join();
  await phone.journal.editEntry(id, { labels: { [walk]: 1 } });
  wait();
  await laptop.journal.editEntry(id, { note: 'Far', time: 'evening' });
  await join();
  expect(shown(phone)).toEqual(shown(laptop));
  expect(phone.journal.entry(id)).toMatchObject({ note: 'Far', labels: { [walk]: 1 } });
});

it('a new entry has no labels that another device put on one that was removed', async () => {
  const walk = await add(phone, 'Walk');
  await phone.journal.saveEntry(DAY, { mood: 4, note: '' });
  await join();
  await phone.journal.removeEntry(DAY);
  wait();
  await laptop.journal.editEntry(DAY, { labels: { [walk]: 1 } });
  await join();
  await phone.journal.saveEntry(DAY, { mood: 2, note: '' });
  expect(phone.journal.entry(DAY)?.labels).toEqual({});
});

it('two labels that two devices merged into each other are one, the same on both', async () => {
  const [walk, hike] = [await add(phone, 'Walk'), await add(phone, 'Hike')];
  await phone.journal.saveEntry(newEntryId(DAY), { mood: 4, note: '', labels: { [walk]: 1 } });
  await phone.journal.saveEntry(newEntryId(DAY), { mood: 3, note: '', labels: { [hike]: 1 } });
  await join();
  await phone.journal.mergeLabels(walk, hike);
  await laptop.journal.mergeLabels(hike, walk);
  await join();
  expect(shown(phone)).toEqual(shown(laptop));
  const [label, second] = phone.journal.labels();
  expect(second).toBeUndefined();
  for (const { labels } of phone.journal.entries()) {
    expect(labels).toEqual({ [label?.uid ?? '']: 1 });
  }
});

it('the one that is left of a circle is counted, put into the bin and brought back', async () => {
  const [walk, hike] = [await add(phone, 'Walk'), await add(phone, 'Hike')];
  await join();
  await phone.journal.mergeLabels(walk, hike);
  await laptop.journal.mergeLabels(hike, walk);
  await join();
  const uid = phone.journal.labels()[0]?.uid ?? '';
  expect((await phone.journal.readContents()).labels).toBe(1);
  await phone.journal.deleteLabel(uid);
  expect(phone.journal.deletedLabels()).toMatchObject([{ uid }]);
  expect((await phone.journal.readContents()).labels).toBe(0);
  await phone.journal.undeleteLabel(uid);
  expect(phone.journal.labels()).toMatchObject([{ uid }]);
});

describe('a label that was removed for good', () => {
  it('takes none with it that another device merged into it', async () => {
    const [walk, hike] = [await add(phone, 'Walk'), await add(phone, 'Hike')];
    await phone.journal.saveEntry(DAY, { mood: 4, note: '', labels: { [walk]: 1 } });
    await join();
    await laptop.journal.mergeLabels(walk, hike);
    await phone.journal.deleteLabel(hike);
    await phone.journal.removeLabel(hike);
    await join();
    for (const { journal } of [phone, laptop]) {
      expect(journal.labels()).toMatchObject([{ uid: walk }]);
      expect(journal.entry(DAY)?.labels).toEqual({ [walk]: 1 });
    }
  });

  it('stays so also where its row is damaged on another device', async () => {
    const walk = await add(phone, 'Walk');
    const file = JSON.parse(await (await backupOf(phone)).text());
    file.tables.labels[0].row.kind = 'damaged';
    const backup = new File([JSON.stringify(file)], 'backup.json');
    await phone.journal.deleteLabel(walk);
    await phone.journal.removeLabel(walk);
    await merge(backup, phone);
    expect(phone.journal.getView().storage.quarantinedRows).toBe(0);
    expect(await phone.journal.saveAll()).not.toContain('Walk');
  });

  it('stays removed, whatever copy of it comes, and its uses with it', async () => {
    const walk = await add(phone, 'Walk');
    await phone.journal.saveEntry(DAY, { mood: 4, note: '', labels: { [walk]: 1 } });
    const backup = await backupOf(phone);
    await merge(backup, laptop);
    wait();
    await laptop.journal.deleteLabel(walk);
    await laptop.journal.removeLabel(walk);
    await merge(backup, laptop);
    await undoImport({ database: laptop.database });
    await merge(await backupOf(laptop), phone);
    for (const { journal } of [phone, laptop]) {
      await journal.refresh();
      expect(journal.labels()).toEqual([]);
      expect(journal.deletedLabels()).toEqual([]);
      const all = await journal.saveAll();
      expect(all).not.toContain('Walk');
      expect(JSON.parse(all).tables.entries[0].row.entries[0].labels).toEqual({});
    }
  });
});

it('the dry run counts labels, and the undo of an import leaves one that was used since', async () => {
  const [walk] = [await add(phone, 'Walk'), await add(phone, 'Rain'), await add(laptop, 'Work')];
  expect(await merge(await backupOf(phone), laptop)).toMatchObject({ new: 2, changed: 0 });
  expect((await laptop.journal.readContents()).labels).toBe(3);
  wait();
  await laptop.journal.saveEntry(DAY, { mood: 4, note: '', labels: { [walk]: 1 } });
  await undoImport({ database: laptop.database });
  await laptop.journal.refresh();
  expect(new Set(laptop.journal.labels().map(({ name }) => name))).toEqual(
    new Set(['Walk', 'Work']),
  );
  expect(laptop.journal.entry(DAY)?.labels).toEqual({ [walk]: 1 });
  expect(await merge(await backupOf(phone), laptop)).toMatchObject({ new: 1, same: 1 });
});
