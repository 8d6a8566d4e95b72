import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  editMood,
  newName,
  readHabitNotes,
  reopen,
  saveToday,
  standInPage,
  start,
  storedTables,
  tick,
} from './device.testing';

let storage: ReturnType<typeof standInPage>['storage'];
let page: EventTarget;
beforeEach(() => {
  ({ storage, page } = standInPage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets every transaction hang from now on, as on a page that is being closed. */
function hang() {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
}

/** Leaves the page, with the event of a browser that closes one. */
function leave() {
  page.dispatchEvent(new Event('pagehide'));
}

describe('a page that is closed right after a tap', () => {
  it('has written nothing, and the next one writes it', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    const { today } = journal.getView();
    hang();
    void journal.setMark(1, today, 'done');
    void saveToday(journal, { mood: 5, note: 'Last words' });
    expect(storage.items.size).toBe(0);
    leave();
    expect(storage.items.size).toBe(2);
    vi.restoreAllMocks();
    journal.close();

    const next = await reopen(name);
    expect(next.getView().habits).toMatchObject([{ completed: true }]);
    expect(next.getView().recentEntries).toMatchObject([{ note: 'Last words' }]);
    expect(storage.items.size).toBe(0);
    next.close();
  });

  it('has written no label, and the next one writes it, on its entry too', async () => {
    const name = newName();
    const journal = await start([], name);
    const known = await journal.addLabel({ name: 'Rain', kind: 'label' });
    const { today } = journal.getView();
    hang();
    void journal.addLabel({ name: 'Sleep', kind: 'scale', unit: 'h' });
    const [rain, sleep] = journal.labels().map(({ uid }) => uid);
    void journal.editLabel(known.uid, { name: 'Storm' });
    void journal.saveEntry(today, {
      mood: 4,
      note: '',
      labels: { [`${rain}`]: 1, [`${sleep}`]: 7 },
    });
    leave();
    vi.restoreAllMocks();
    journal.close();

    const next = await reopen(name);
    expect(next.labels()).toMatchObject([{ name: 'Storm' }, { name: 'Sleep' }]);
    expect(next.entry(today)?.labels).toEqual({ [`${rain}`]: 1, [`${sleep}`]: 7 });
    expect(storage.items.size).toBe(0);
    next.close();
  });

  it('has noted of a label that is removed for good nothing that is written again', async () => {
    const name = newName();
    const journal = await start([], name);
    const { uid } = await journal.addLabel({ name: 'Rain', kind: 'label' });
    const { today } = journal.getView();
    hang();
    void journal.saveEntry(today, { mood: 4, note: 'Wet', labels: { [uid]: 1 } });
    void journal.editLabel(uid, { name: 'Storm' });
    leave();
    vi.restoreAllMocks();
    const other = await start([], name);
    const notes = [...storage.items];
    await other.deleteLabel(uid);
    for (const [key, note] of notes) storage.setItem(key, note);
    await other.removeLabel(uid);
    expect([...storage.items.values()].join()).not.toMatch(/Storm|labels":{"/);
    other.close();
    journal.close();

    const next = await reopen(name);
    expect(next.entry(today)).toMatchObject({ note: 'Wet', labels: {} });
    expect(next.labels()).toEqual([]);
    next.close();
  });

  it('has noted at once what is written as it is left, and no longer once it is shown again', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    hang();
    leave();
    void tick(journal, 1);
    expect(storage.items.size).toBe(1);
    page.dispatchEvent(new Event('pageshow'));
    void tick(journal, 1);
    expect(storage.items.size).toBe(1);
    await vi.waitFor(() => expect(storage.items.size).toBe(2));
    journal.close();
  });

  it('has noted what takes its time, though the browser never said that it is closed', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    hang();
    void tick(journal, 1);
    await vi.waitFor(() => expect(storage.items.size).toBe(1));
    vi.restoreAllMocks();
    journal.close();

    const next = await reopen(name);
    expect(next.getView().habits).toMatchObject([{ completed: true }]);
    next.close();
  });

  it('notes nothing once a write is durable, and the same write is never made twice', async () => {
    const name = newName();
    const journal = await start([], name);
    const noted: string[] = [];
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      noted.push(value);
      setItem(key, value);
    };
    for (const write of [
      () => journal.addHabit({ name: 'Sing', icon: '' }),
      () => journal.editHabit(1, { name: 'Hum' }),
      () => saveToday(journal, { mood: 2, note: 'Before' }),
      () => saveToday(journal, { mood: 4, note: 'After' }),
    ]) {
      const writing = write();
      leave();
      await writing;
    }
    expect(noted).toHaveLength(4);
    leave();
    expect(storage.items.size).toBe(0);
    journal.close();

    // As if the page had been closed after it was durable and before that was known.
    for (const [index, value] of noted.entries()) {
      storage.items.set(`${name}-unfinished-${index}`, value);
    }
    const next = await reopen(name);
    expect(next.getView().habits).toMatchObject([{ name: 'Hum' }]);
    expect(next.getView().recentEntries).toMatchObject([{ note: 'After' }]);
    expect(storage.items.size).toBe(0);
    next.close();
  });

  it("writes a note on a habit's day once, and never over one that was written after it", async () => {
    const name = newName();
    const journal = await start([{ name: 'Read', icon: '📖', completed: false }], name);
    const { today } = journal.getView();
    hang();
    void journal.setHabitNote(1, today, 'Chapter 5');
    leave();
    vi.restoreAllMocks();
    journal.close();
    const [[key, noted] = []] = [...storage.items];
    if (key === undefined || noted === undefined) throw new Error('Nothing was noted.');

    const next = await reopen(name);
    expect(readHabitNotes(next, today, today)).toMatchObject([{ id: 1, note: 'Chapter 5' }]);
    const written = await storedTables(next);
    next.close();

    // As if the page had been closed after it was durable and before that was known.
    storage.items.set(key, noted);
    const again = await reopen(name);
    expect(await storedTables(again)).toEqual(written);
    expect(storage.items.size).toBe(0);
    await again.setHabitNote(1, today, 'Chapter 6');
    again.close();

    storage.items.set(key, noted);
    const last = await reopen(name);
    expect(readHabitNotes(last, today, today)).toMatchObject([{ note: 'Chapter 6' }]);
    expect(storage.items.size).toBe(0);
    last.close();
  });

  it('is not in the way where what it noted cannot be read, or nothing can be noted', async () => {
    const name = newName();
    storage.items.set(`${name}-unfinished-1`, '{"changes": "cut o');
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    await tick(journal, 1);
    expect(journal.getView().habits).toMatchObject([{ completed: true }]);
    await journal.erase();
    expect(storage.items.size).toBe(0);
  });

  it('is written though another field of the same row was changed elsewhere since', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    const { today } = journal.getView();
    await saveToday(journal, { mood: 3, note: '' });
    const other = await reopen(name);
    hang();
    void journal.editHabit(1, { name: 'Run' });
    void editMood(journal, today, { note: 'Last words' });
    leave();
    vi.restoreAllMocks();
    await other.archiveHabit(1);
    await editMood(other, today, { mood: 5 });
    other.close();
    journal.close();

    const next = await reopen(name);
    expect(next.getView().archived).toMatchObject([{ name: 'Run' }]);
    expect(next.getView().recentEntries).toMatchObject([
      { mood: { value: 5 }, note: 'Last words' },
    ]);
    next.close();
  });

  it('gives way to words that were written elsewhere since', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    const other = await reopen(name);
    hang();
    void journal.editHabit(1, { name: 'Run' });
    leave();
    vi.restoreAllMocks();
    await other.editHabit(1, { name: 'Hike' });
    other.close();
    journal.close();

    const next = await reopen(name);
    expect(next.getView().habits).toMatchObject([{ name: 'Hike' }]);
    next.close();
  });

  it('keeps words that were written after the clock was put back', async () => {
    const name = newName();
    const journal = await start([], name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await saveToday(journal, { mood: 3, note: 'Before' });
    vi.useRealTimers();
    hang();
    void saveToday(journal, { mood: 3, note: 'After' });
    leave();
    vi.restoreAllMocks();
    journal.close();

    const next = await reopen(name);
    expect(next.getView().recentEntries).toMatchObject([{ note: 'After' }]);
    next.close();
  });

  it('is counted and kept, and the journal opens, where it makes no sense', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    journal.close();
    const stamp = { at: 1, offset: 0 };
    // The browser brings the notes back after a crash.
    for (let crash = 0; crash < 2; crash += 1) {
      for (const [index, changes] of [[null], [{ kind: 'mark', day: {} }], [7]].entries()) {
        const note = { journal: journal.identity, uid: `${index}`, changes, stamp };
        storage.items.set(`${name}-unfinished-${index}`, JSON.stringify(note));
      }
      const next = await reopen(name);
      expect(next.getView().habits).toMatchObject([{ name: 'Walk' }]);
      expect(next.getView().storage.quarantinedRows).toBe(3);
      expect(await next.saveAll()).not.toContain(journal.identity);
      expect(storage.items.size).toBe(0);
      next.close();
    }
  });

  it('waits, and the journal opens and says so, while the device is full', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    hang();
    void tick(journal, 1);
    leave();
    vi.restoreAllMocks();
    journal.close();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const full = await reopen(name);
    expect(full.getView().storage.trouble).toBe('quota');
    expect(full.getView().habits).toMatchObject([{ name: 'Walk' }]);
    full.close();
    vi.restoreAllMocks();

    const next = await reopen(name);
    expect(next.getView().habits).toMatchObject([{ completed: true }]);
    expect(storage.items.size).toBe(0);
    next.close();
  });
});
