import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { editMood, newName, readMood, removeMood, reopen, saveMood, start } from './device.testing';

const today = '2026-11-21';
let name: string;
let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start([{ name: 'Walk', icon: '🚶', completed: false }], name);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

describe('an undo', () => {
  it('never takes away words that were written after what it undoes, and offers both', async () => {
    const undo = await saveMood(journal, today, { mood: 4, note: 'First' });
    await saveMood(journal, today, { mood: 5, note: 'First and second' });
    await expect(undo()).rejects.toMatchObject({
      code: 'changed-since',
      undoConflict: {
        kind: 'entry',
        id: today,
        now: { mood: 5, note: 'First and second' },
        before: { mood: null, note: '' },
      },
    });
    expect(readMood(journal, today)).toMatchObject({ mood: 5, note: 'First and second' });
    expect(journal.getView().recentEntries).toMatchObject([{ note: 'First and second' }]);
  });

  it('does so where another tab has written them', async () => {
    const other = await reopen(name);
    await saveMood(journal, today, { mood: 4, note: 'Here' });
    const removal = await removeMood(journal, today);
    await saveMood(other, today, { mood: 2, note: 'There' });
    await expect(removal()).rejects.toMatchObject({
      undoConflict: { now: { mood: 2, note: 'There' }, before: { mood: 4, note: 'Here' } },
    });
    await vi.waitFor(async () => expect(readMood(journal, today)).toMatchObject({ note: 'There' }));
    other.close();
  });

  it('of a name leaves a newer name, and offers both', async () => {
    const undo = await journal.editHabit(1, { name: 'Stroll' });
    await journal.editHabit(1, { name: 'Hike' });
    await expect(undo()).rejects.toMatchObject({
      code: 'changed-since',
      undoConflict: { kind: 'name', id: 1, now: 'Hike', before: 'Walk' },
    });
    expect(journal.habit(1)?.name).toBe('Hike');
  });

  it('of what was not words and was changed since says so, and leaves it', async () => {
    const undo = await journal.setMark(1, today, 'done');
    await journal.setMark(1, today, 'skipped');
    await expect(undo()).rejects.toMatchObject({ code: 'changed-since', undoConflict: null });
    expect(journal.getView().notDue).toMatchObject([{ mark: 'skipped' }]);
  });

  it('still works where something else was changed', async () => {
    const undo = await journal.editHabit(1, { name: 'Stroll' });
    await journal.editHabit(1, { schedule: [1, 2, 3] });
    await undo();
    expect(journal.habit(1)).toMatchObject({ name: 'Walk', schedule: [1, 2, 3] });
  });
});

describe('editing an entry', () => {
  it('changes what is given and leaves the rest as another tab has it by then', async () => {
    const other = await reopen(name);
    await saveMood(journal, today, { mood: 4, note: 'Note' });
    await editMood(other, today, { mood: 2 });
    await editMood(journal, today, { note: 'A longer note' });
    expect(readMood(journal, today)).toMatchObject({ mood: 2, note: 'A longer note' });
    const undo = await editMood(journal, today, { mood: 5 });
    await editMood(other, today, { note: 'The longest note' });
    await undo();
    expect(readMood(journal, today)).toMatchObject({ mood: 2, note: 'The longest note' });
    other.close();
  });

  it('is refused where the entry was removed, so that no words are without a mood', async () => {
    await saveMood(journal, today, { mood: 4, note: 'Note' });
    await removeMood(journal, today);
    await expect(editMood(journal, today, { note: 'More' })).rejects.toMatchObject({
      code: 'entry-gone',
    });
    await editMood(journal, today, { mood: 3, note: 'More' });
    expect(readMood(journal, today)).toMatchObject({ mood: 3, note: 'More' });
  });
});
