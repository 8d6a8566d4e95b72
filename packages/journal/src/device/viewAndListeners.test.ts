import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { MOOD_OPTIONS, newEntryId } from '../moods/mood';
import { saveToday, start, tick } from './device.testing';
import { describeJournal } from '../store/journal.testing';

const walk = { name: 'Walk', icon: '🚶' };

describe.each([
  { name: 'new', create: () => start() },
  {
    name: 'with habits',
    create: () =>
      start([
        { name: 'Exercise', icon: '🏃', completed: true },
        { name: 'Meditate', icon: '🧘', completed: false },
      ]),
  },
])('a device journal that is $name', ({ create }) => {
  let journal: DeviceJournal;
  beforeEach(async () => {
    journal = await create();
  });

  describeJournal({
    create,
    tick: (each, id, completed) => tick(each, id, completed ? 'done' : 'empty'),
    saveMood: saveToday,
  });

  it.each(MOOD_OPTIONS)('takes $emoji', async ({ value }) => {
    await expect(saveToday(journal, { mood: value, note: '' })).resolves.toBeTypeOf('function');
  });

  it('needs no this: its functions work when they are taken off', async () => {
    const { getView, subscribe, addHabit, setMark, saveEntry, setNotifications } = journal;
    const { today } = getView();
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribe(listener);
    const { id } = await addHabit(walk);
    await setMark(id, today, 'done');
    await saveEntry(newEntryId(today), { mood: 5, note: '' });
    await setNotifications(false);
    unsubscribe();
    expect(listener).toHaveBeenCalled();
    expect(getView().habits.at(-1)).toMatchObject({ id, completed: true });
    expect(getView().settings.notifications).toBe(false);
  });
});
