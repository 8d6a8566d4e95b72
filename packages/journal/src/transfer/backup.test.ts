import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, reopen, saveMood, start } from '../device/device.testing';
import type { DeviceJournal } from '../deviceJournal';
import { SCHEMA_VERSION, tablesOf } from '../device/rows/migrations';
import { backupOf } from './backup';
import { createTransferCalls } from './worker/calls';

const walk = { name: 'Walk', icon: '🚶', completed: true };
let name: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start([walk, { ...walk, name: 'Sing' }], name);
  await saveMood(journal, '2026-11-19', { mood: 4, note: 'Note' });
  await journal.setMark(2, '2026-11-20', 'skipped');
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

/** Puts a copy in place of everything, as the app does. */
async function bringBack(file: unknown) {
  const calls = createTransferCalls(() => {});
  const copy = new File([JSON.stringify(file)], 'copy.json');
  await calls.open({ file: copy, database: name, passphrase: undefined });
  await calls.write('replace');
  return calls;
}

describe('a copy', () => {
  it('says what is in it', async () => {
    const { savedAt, contents } = backupOf(JSON.parse(await journal.saveAll()));
    expect(savedAt).toBe(Date.now());
    expect(contents).toEqual({
      habits: 2,
      ticks: 2,
      skips: 1,
      moods: 1,
      notes: 1,
      labels: 0,
      scales: 0,
      moodNames: 0,
      first: '2026-11-19',
      last: '2026-11-21',
      unreadable: 0,
    });
    expect(await journal.readContents()).toEqual(contents);
  });

  it('takes the place of everything, in every tab, and what was there can be put back', async () => {
    const copy = JSON.parse(await journal.saveAll());
    await journal.deleteHabit(1);
    await journal.addHabit({ name: 'Draw', icon: '🎨' });
    await saveMood(journal, '2026-11-19', { mood: 1, note: 'Another note' });
    const before = JSON.parse(await journal.saveAll()).tables;
    const other = await reopen(name);

    const replacedAt = Date.now();
    const calls = await bringBack(copy);
    expect(JSON.parse(await journal.saveAll()).tables).toEqual(copy.tables);
    for (const tab of [journal, other]) {
      await vi.waitFor(() => {
        expect(tab.getView().habits.map((habit) => habit.name)).toEqual(['Walk', 'Sing']);
        expect(tab.getView().recentEntries).toMatchObject([{ note: 'Note' }]);
        expect(tab.getView().replacedAt).toBe(replacedAt);
      });
    }

    await calls.undo({ database: name, at: undefined });
    expect(JSON.parse(await journal.saveAll()).tables).toEqual(before);
    for (const tab of [journal, other]) {
      await vi.waitFor(() => {
        expect(tab.getView().habits.map((habit) => habit.name)).toContain('Draw');
        expect(tab.getView().replacedAt).toBeNull();
      });
    }
    other.close();
  });

  it('keeps rows of it that cannot be read', async () => {
    const file = JSON.parse(await journal.saveAll());
    file.tables.habits.push({ key: 9, row: { id: 9, name: 7 } }, 'nonsense');
    file.tables.quarantine.push({ key: 1, row: { id: 1, table: 'notes', key: 'x', row: 'kept' } });
    expect(backupOf(file).contents.unreadable).toBe(3);
    await bringBack(file);
    await vi.waitFor(() => expect(journal.getView().storage.quarantinedRows).toBe(3));
    const { quarantine } = JSON.parse(await journal.saveAll()).tables;
    expect(quarantine.map(({ row }: { row: { row: unknown } }) => row.row)).toEqual(
      expect.arrayContaining([{ id: 9, name: 7 }, 'nonsense', 'kept']),
    );
  });

  it('with an id that none can follow takes new habits all the same', async () => {
    const file = JSON.parse(await journal.saveAll());
    Object.assign(file.tables.habits[1].row, { id: 1_000_000_000, uid: 'another' });
    await bringBack(file);
    const names = () => journal.getView().habits.map((habit) => habit.name);
    await vi.waitFor(() => expect(journal.getView().habits[1]?.id).toBe(1_000_000_000));
    await journal.addHabit({ name: 'Draw', icon: '' });
    await journal.addHabit({ name: 'Read', icon: '' });
    const other = await reopen(name);
    expect(other.getView().habits.map((habit) => habit.name)).toEqual(names());
    expect(names()).toEqual(['Walk', 'Sing', 'Draw', 'Read']);
    expect(other.getView().storage.quarantinedRows).toBe(0);
    other.close();
  });

  it('of before there was a header is read, too', async () => {
    const { tables } = JSON.parse(await journal.saveAll());
    const file = { name: 'daybow', version: 10, tables: { ...tables, notes: [] } };
    expect(backupOf(file)).toMatchObject({ savedAt: null, contents: { habits: 2 } });
  });

  it('has labels from version 9 on, and is whole without them before', async () => {
    const { labels: _, ...tables } = JSON.parse(await journal.saveAll()).tables;
    const file = { app: 'daybow', version: 8, tables };
    expect(backupOf(file).contents).toMatchObject({ habits: 2, labels: 0 });
    expect(() => backupOf({ ...file, version: 9 })).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    );
  });

  it.each([
    ['another JSON file', '{"name": "package", "version": "1.0.0"}', 'damaged'],
    ['null', 'null', 'damaged'],
    ['a list', '[{"app": "daybow"}]', 'damaged'],
    ['a file without rows', '{"app": "daybow", "version": 2}', 'damaged'],
    ['a file without version', '{"app": "daybow", "tables": {}}', 'damaged'],
    ['a file without a table', '{"app": "daybow", "version": 2, "tables": {}}', 'damaged'],
    ['a newer file', '{"app": "daybow", "version": 99, "tables": {}}', 'newer'],
  ])('is refused where it is %s', (_, text, code) => {
    expect(() => backupOf(JSON.parse(text))).toThrow(expect.objectContaining({ code }));
  });

  it.each(
    Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1).flatMap((version) =>
      tablesOf(version).map((table) => [version, table] as const),
    ),
  )('of version %i is refused without its table %s', (version, missing) => {
    const tables = Object.fromEntries(tablesOf(version).map((table) => [table, []]));
    expect(() => backupOf({ app: 'daybow', version, tables })).not.toThrow();
    const { [missing]: _, ...others } = tables;
    expect(() => backupOf({ app: 'daybow', version, tables: others })).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    );
  });

  it('that was cut off anywhere is refused, and changes nothing', async () => {
    const text = await journal.saveAll();
    for (let length = 0; length < text.length; length += 97) {
      const file = new File([text.slice(0, length)], 'copy.json');
      const opening = createTransferCalls(() => {}).open({
        file,
        database: name,
        passphrase: undefined,
      });
      await expect(opening).rejects.toMatchObject({ code: length === 0 ? 'empty' : 'damaged' });
    }
    expect(await journal.saveAll()).toBe(text);
  });
});
