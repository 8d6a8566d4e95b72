import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOOD_OPTIONS } from '../moods/mood';
import { SAMPLE_WORDS } from './sample.testing';
import { createSampleJournal, type SampleJournal } from './sampleJournal';
import { describeJournal } from '../store/journal.testing';

const walk = { name: 'Walk', icon: '🚶' };
const create = () => createSampleJournal({ words: SAMPLE_WORDS, log: () => undefined });

describe('a sample journal', () => {
  let journal: SampleJournal;
  beforeEach(() => {
    journal = create();
  });

  describeJournal<SampleJournal>({
    create,
    tick: (each, id, completed) => each.setHabitCompleted(id, completed),
    saveMood: (each, draft) => each.saveMood(draft),
  });

  it('changes nothing for a habit that is marked so already', async () => {
    const { id } = await journal.addHabit(walk);
    await journal.setHabitCompleted(id, true);
    const before = journal.getView();
    await journal.setHabitCompleted(id, true);
    expect(journal.getView()).toBe(before);
  });

  it.each(MOOD_OPTIONS)('takes $emoji', async ({ value }) => {
    await expect(journal.saveMood({ mood: value, note: '' })).resolves.toBeUndefined();
  });

  it('needs no this: its functions work when they are taken off', async () => {
    const { getView, subscribe, addHabit, setHabitCompleted, saveMood, setNotifications } = journal;
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribe(listener);
    const { id } = await addHabit(walk);
    await setHabitCompleted(id, true);
    await saveMood({ mood: 5, note: '' });
    await setNotifications(false);
    unsubscribe();
    expect(listener).toHaveBeenCalled();
    expect(getView().habits.at(-1)).toMatchObject({ id, completed: true });
    expect(getView().settings.notifications).toBe(false);
  });
});
