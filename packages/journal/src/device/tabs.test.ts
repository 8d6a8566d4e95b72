import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { newName, reopen, saveMood, saveToday, standInPage, start } from './device.testing';
import { openJournal, startJournal } from './index';

const opened: DeviceJournal[] = [];

/** Two tabs that show one journal. */
async function twoTabs(habits: string[]): Promise<[DeviceJournal, DeviceJournal]> {
  const name = newName();
  const one = await start(
    habits.map((habit) => ({ name: habit, icon: '✨', completed: false })),
    name,
  );
  const other = await reopen(name);
  opened.push(one, other);
  return [one, other];
}

/** Ticks the first habit, and closes the page before the tick is durable. */
function closeInMidWrite(journal: DeviceJournal, page: EventTarget) {
  const hang = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
  void journal.setMark(1, journal.getView().today, 'done');
  page.dispatchEvent(new Event('pagehide'));
  hang.mockRestore();
  journal.close();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const journal of opened.splice(0)) journal.close();
});

describe('two tabs', () => {
  it('find what was written without a word to them once they read everything again', async () => {
    const [one, other] = await twoTabs(['Walk']);
    const { today } = one.getView();
    const tell = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    await one.setMark(1, today, 'done');
    tell.mockRestore();
    await other.refresh();
    expect(other.getView().habits).toMatchObject([{ completed: true }]);
  });

  it('find it, too, when their page is focused', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const [one, other] = await twoTabs(['Walk']);
    const { today } = one.getView();
    const tell = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    await one.setMark(1, today, 'done');
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true));
    tell.mockRestore();
  });

  it('hear of a write that the page of one was closed over, and finish it', async () => {
    const { page } = standInPage();
    const [one, other] = await twoTabs(['Walk']);
    closeInMidWrite(one, page);
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true));
  });

  it('finish it also where its note arrives after the word of it', async () => {
    const { page, storage } = standInPage();
    const [one, other] = await twoTabs(['Walk']);
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    closeInMidWrite(one, page);
    const [[key, newValue] = []] = storage.items;
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true));
  });

  it('hear of a write that was durable as the page of one was closed', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const [one, other] = await twoTabs(['Walk']);
    const { today } = one.getView();
    const wait = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    await one.setMark(1, today, 'done');
    page.dispatchEvent(new Event('pagehide'));
    wait.mockRestore();
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true));
  });

  it("see each other's changes within 200 ms", async () => {
    const [one, other] = await twoTabs(['Walk']);
    const { today } = one.getView();
    await one.setMark(1, today, 'done');
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true), 200);
    await saveToday(other, { mood: 4, note: 'From the other tab' });
    await vi.waitFor(
      () => expect(one.getView().recentEntries[0]?.note).toBe('From the other tab'),
      200,
    );
    await one.addHabit({ name: 'Sing', icon: '🎵' });
    await vi.waitFor(() => expect(other.getView().habits).toHaveLength(2), 200);
    await other.setFirstWeekday(3);
    await vi.waitFor(() => expect(one.getView().settings.firstWeekday).toBe(3), 200);
  });

  it('lose nothing of what is done in both at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Habit ${index + 1}`);
    const [one, other] = await twoTabs(names);
    const { today } = one.getView();
    await Promise.all([
      ...names.map((_, index) => (index % 2 ? one : other).setMark(index + 1, today, 'done')),
      one.addHabit({ name: 'One', icon: '' }),
      other.addHabit({ name: 'Other', icon: '' }),
      saveMood(one, today, { mood: 5, note: 'Note' }),
    ]);
    for (const tab of [one, other]) {
      await vi.waitFor(() => {
        const { habits, recentEntries } = tab.getView();
        expect(habits.filter(({ completed }) => completed)).toHaveLength(8);
        expect(habits.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        expect(recentEntries).toMatchObject([{ mood: { value: 5 }, note: 'Note' }]);
      });
    }
  });

  it('both are told when one erases the journal, and write nothing more', async () => {
    const [one, other] = await twoTabs(['Walk']);
    await one.erase();
    await vi.waitFor(() => expect(other.getView().storage.trouble).toBe('erased'));
    await expect(other.addHabit({ name: 'Sing', icon: '' })).rejects.toMatchObject({
      code: 'erased',
    });
    await expect(one.addHabit({ name: 'Sing', icon: '' })).rejects.toMatchObject({
      code: 'erased',
    });
  });

  it('one of which is only just opening ends up with what the other writes meanwhile', async () => {
    const name = newName();
    const one = await start([{ name: 'Walk', icon: '✨', completed: false }], name);
    opened.push(one);
    const { today } = one.getView();
    const { getAll } = IDBObjectStore.prototype;
    // The write comes right after the opening tab has read.
    let isWritten = false;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = getAll.apply(this, args);
      if (this.name === 'habits' && !isWritten) {
        isWritten = true;
        request.addEventListener('success', () => void one.setMark(1, today, 'done'));
      }
      return request;
    });
    const other = await reopen(name);
    opened.push(other);
    expect(isWritten).toBe(true);
    await vi.waitFor(() => expect(other.getView().habits[0]?.completed).toBe(true));
  });

  it('begin nothing where the start is called off before it has begun', async () => {
    const name = newName();
    const starting = startJournal({ habits: [], name, signal: AbortSignal.abort() });
    await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await openJournal({ name })).toBeNull();
  });

  it('begin one journal, and only one of them is told that it is new', async () => {
    const name = newName();
    const begun = await Promise.all(
      ['One', 'Other'].map((habit) =>
        startJournal({ habits: [{ name: habit, icon: '✨', completed: false }], name }),
      ),
    );
    opened.push(...begun.map(({ journal }) => journal));
    expect(begun.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    const [one, other] = begun.map(({ journal }) => journal.getView().habits);
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
  });
});
