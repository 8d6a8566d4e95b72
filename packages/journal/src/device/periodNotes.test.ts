import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, startOfWeek, type Weekday, WEEKDAYS } from '../days/day';
import type { DeviceJournal } from '../deviceJournal';
import { NOTE_MAX_LENGTH } from '../moods/mood';
import { exportBackup, openImportFile } from '../transfer/worker/transfer';
import { newName, reopen, standInPage, start, storedTables } from './device.testing';

const TODAY = '2026-11-21';
const WEEK = '2026-11-16';
let name: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start([], name);
});
afterEach(() => {
  journal.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const notes = (of = journal) => [WEEK, '2026-11', '2026'].map((period) => of.periodNote(period));

describe('notes of a week, a month and a year', () => {
  it('are kept apart, and counted', async () => {
    expect(notes()).toEqual([undefined, undefined, undefined]);
    await journal.setPeriodNote(WEEK, ' First frost ');
    await journal.setPeriodNote('2026-11', 'Slow and good');
    await journal.setPeriodNote('2026', 'A year of moving');
    const written = ['First frost', 'Slow and good', 'A year of moving'];
    expect(notes()).toEqual(written);
    const again = await reopen(name);
    expect(notes(again)).toEqual(written);
    expect(await again.readContents()).toMatchObject({ notes: 3 });
    again.close();
  });

  it('are removed by an empty text, and come back by its undo', async () => {
    await journal.setPeriodNote('2026', 'A year of moving');
    const undo = await journal.setPeriodNote('2026', ' ');
    expect(journal.periodNote('2026')).toBeUndefined();
    expect(await journal.readContents()).toMatchObject({ notes: 0 });
    const redo = await undo();
    expect(journal.periodNote('2026')).toBe('A year of moving');
    await redo();
    expect(journal.periodNote('2026')).toBeUndefined();
    await journal.setPeriodNote('2026', 'Since');
    await expect(undo()).rejects.toMatchObject({ code: 'changed-since' });
    expect(journal.periodNote('2026')).toBe('Since');
  });

  it('are refused where they are too long, or of what is still to come or no period', async () => {
    const longest = 'x'.repeat(NOTE_MAX_LENGTH);
    await journal.setPeriodNote('2026', longest);
    const refused = journal.setPeriodNote('2026', `${longest}x`);
    await expect(refused).rejects.toMatchObject({ code: 'note-too-long' });
    for (const period of ['2026-11-23', '2026-12', '2027']) {
      const toCome = journal.setPeriodNote(period, 'x');
      await expect(toCome).rejects.toMatchObject({ code: 'day-to-come' });
    }
    for (const period of ['', '2026-13', '2026-11-16 1', '26']) {
      await expect(journal.setPeriodNote(period, 'x')).rejects.toThrow(RangeError);
    }
    expect(notes()).toEqual([undefined, undefined, longest]);
  });

  it('are shown in another tab, and give way to words that are not shown yet', async () => {
    const there = await reopen(name);
    await there.setPeriodNote('2026-11', 'There');
    await vi.waitFor(() => expect(journal.periodNote('2026-11')).toBe('There'));
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    await there.setPeriodNote('2026-11', 'There again');
    const here = journal.setPeriodNote('2026-11', 'Here', { ifAsShown: true });
    await expect(here).rejects.toMatchObject({ code: 'changed-since' });
    expect(journal.periodNote('2026-11')).toBe('There again');
    there.close();
  });

  it('are written once where their page was closed first, and never over later ones', async () => {
    const { storage, page } = standInPage();
    const closed = await reopen(name);
    const hang = vi.spyOn(IDBObjectStore.prototype, 'get');
    hang.mockImplementation(() => new IDBRequest());
    void closed.setPeriodNote('2026', 'Closed');
    page.dispatchEvent(new Event('pagehide'));
    hang.mockRestore();
    closed.close();
    const [[key, noted] = ['', '']] = [...storage.items];
    await journal.refresh();
    expect(journal.periodNote('2026')).toBe('Closed');
    const written = await storedTables(journal);

    storage.items.set(key, noted);
    await journal.refresh();
    expect(await storedTables(journal)).toEqual(written);
    await journal.setPeriodNote('2026', 'Later');
    storage.items.set(key, noted);
    await journal.refresh();
    expect(journal.periodNote('2026')).toBe('Later');
    expect(storage.items.size).toBe(0);
  });

  it('are in a backup, and leave with the import that brought them', async () => {
    await journal.setPeriodNote(WEEK, 'First frost');
    await journal.setPeriodNote('2026', 'A year of moving');
    const backup = new File([await exportBackup({ database: name })], 'a.json');
    const database = newName();
    const other = await start([], database);
    vi.setSystemTime(Date.now() - 1000);
    await other.setPeriodNote('2026', 'Mine');
    const opened = await openImportFile(backup, { database });
    expect(opened.dryRun).toMatchObject({
      contents: { notes: 2 },
      changes: { periodNotes: { new: 1, changed: 1 } },
    });
    const undo = await opened.write('merge');
    opened.close();
    await other.refresh();
    expect(notes(other)).toEqual(['First frost', undefined, 'A year of moving']);
    await other.setPeriodNote('2026', 'Since');
    await undo();
    await other.refresh();
    expect(notes(other)).toEqual([undefined, undefined, 'Since\n\nMine']);
    other.close();
  });
});

const weekOf = (weekday: Weekday, ago: number) => startOfWeek(addDays(TODAY, -7 * ago), weekday);

describe('the note of a week, where weeks begin on another day by now', () => {
  const pairs = WEEKDAYS.flatMap((one) => WEEKDAYS.map((other) => [one, other] as const));

  it.each(pairs)('from weekday %i to %i is that of one week alone', async (was, is) => {
    for (const ago of [1, 2, 3]) await journal.setPeriodNote(weekOf(was, ago), `Week ${ago}`);
    const shown = [0, 1, 2, 3, 4].map((ago) => journal.periodNote(weekOf(is, ago)));
    expect(shown.filter(Boolean)).toEqual(['Week 1', 'Week 2', 'Week 3']);
  });

  it('is changed and removed there', async () => {
    await journal.setPeriodNote('2026-11-09', 'Monday to Sunday');
    await journal.setPeriodNote('2026-11-08', 'Sunday to Saturday');
    expect(journal.periodNote('2026-11-09')).toBe('Sunday to Saturday');
    await journal.setPeriodNote('2026-11-08', '');
    expect(journal.periodNote('2026-11-09')).toBeUndefined();
    await journal.setPeriodNote('2026-11-08', 'Anew');
    expect(journal.periodNote('2026-11-08')).toBe('Anew');
  });
});
