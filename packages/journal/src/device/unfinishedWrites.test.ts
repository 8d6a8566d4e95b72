import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName, reopen, standInStorage, start } from './device.testing';

let storage: ReturnType<typeof standInStorage>;
beforeEach(() => {
  storage = standInStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets every transaction hang from now on, as on a page that is being closed. */
function hang() {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
}

describe('a page that is closed right after a tap', () => {
  it('has written nothing, and the next one writes it', async () => {
    const name = newName();
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    const { today } = journal.getSnapshot();
    hang();
    void journal.setMark(1, today, 'done');
    void journal.saveMood({ mood: 5, note: 'Last words' });
    expect(storage.items.size).toBe(2);
    vi.restoreAllMocks();
    journal.close();

    const next = await reopen(name);
    expect(next.getSnapshot().habits).toMatchObject([{ completed: true }]);
    expect(next.getSnapshot().recentEntries).toMatchObject([{ note: 'Last words' }]);
    expect(storage.items.size).toBe(0);
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
    await journal.addHabit({ name: 'Sing', icon: '' });
    await journal.editHabit(1, { name: 'Hum' });
    await journal.saveMood({ mood: 2, note: 'Before' });
    await journal.saveMood({ mood: 4, note: 'After' });
    expect(storage.items.size).toBe(0);
    journal.close();

    // As if the page had been closed after it was durable and before that was known.
    for (const [index, value] of noted.entries()) {
      storage.items.set(`${name}-unfinished-${index}`, value);
    }
    const next = await reopen(name);
    expect(next.getSnapshot().habits).toMatchObject([{ name: 'Hum' }]);
    expect(next.getSnapshot().recentEntries).toMatchObject([{ note: 'After' }]);
    expect(storage.items.size).toBe(0);
    next.close();
  });

  it('is not in the way where what it noted cannot be read, or nothing can be noted', async () => {
    const name = newName();
    storage.items.set(`${name}-unfinished-1`, '{"changes": "cut o');
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
    await journal.setHabitCompleted(1, true);
    expect(journal.getSnapshot().habits).toMatchObject([{ completed: true }]);
    await journal.erase();
    expect(storage.items.size).toBe(0);
  });
});
