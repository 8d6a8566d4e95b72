import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_WORDS } from './sample.testing';
import { createSampleJournal } from './sampleJournal';

const ignore = () => undefined;

describe('the sample journal at first', () => {
  const { habits, progress, recentEntries, stats, settings } = createSampleJournal({
    words: SAMPLE_WORDS,
  }).getView();

  it('has five habits, three of them completed', () => {
    expect(habits).toEqual([
      { id: 1, name: 'Exercise', completed: true, icon: '🏃' },
      { id: 2, name: 'Read 20 mins', completed: false, icon: '📖' },
      { id: 3, name: 'Sleep early', completed: false, icon: '🌙' },
      { id: 4, name: 'Drink water', completed: true, icon: '💧' },
      { id: 5, name: 'Meditate', completed: true, icon: '🧘' },
    ]);
    expect(progress).toEqual({ completed: 3, total: 5, percentage: 60 });
  });

  it('has three recent entries', () => {
    expect(recentEntries.map(({ daysAgo, mood }) => [daysAgo, mood.value])).toEqual([
      [0, 4],
      [1, 3],
      [2, 5],
    ]);
    expect(recentEntries.map(({ note }) => note)).toEqual([
      'Long walk before work. Head feels clear.',
      'Busy, but I kept the evening for myself.',
      'Dinner with old friends. Laughed a lot.',
    ]);
    expect(new Set(recentEntries.map(({ id }) => id)).size).toBe(3);
  });

  it('has the fixed figures and both insights', () => {
    expect(stats.dayStreak).toBe(7);
    expect(stats.completion).toBe(89);
    expect(stats.weeklyHabits.map(({ value }) => value)).toEqual([4, 5, 3, 5, 4, 5, 5]);
    expect(stats.moodTrends.map(({ value }) => value)).toEqual([4, 5, 3, 4, 5, 4, 5]);
    for (const week of [stats.weeklyHabits, stats.moodTrends]) {
      expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }
    expect(stats.insights).toEqual([
      { kind: 'streak', days: 7 },
      { kind: 'mood', direction: 'improving' },
    ]);
  });

  it('has notifications on, and dark mode off and not to be chosen', () => {
    expect(settings).toEqual({ notifications: true, darkMode: false, darkModeAvailable: false });
  });
});

describe('the sample journal in use', () => {
  it('keeps its habits under the same uids on every device, and those of a person under none', async () => {
    const one = createSampleJournal({ words: SAMPLE_WORDS });
    const other = createSampleJournal({ words: SAMPLE_WORDS });
    await one.addHabit({ name: 'Walk', icon: '' });
    const uids = ({ habitsToKeep }: typeof one) => habitsToKeep().map(({ uid }) => uid);
    expect(uids(one)).toEqual([...uids(other), undefined]);
    expect(new Set(uids(other)).size).toBe(5);
  });

  it('keeps for a journal of a person only the ticks that were made by hand', async () => {
    const journal = createSampleJournal({ words: SAMPLE_WORDS });
    const kept = () =>
      journal.habitsToKeep().flatMap(({ name, completed }) => (completed ? [name] : []));
    expect(kept()).toEqual([]);
    await journal.setHabitCompleted(2, true);
    await journal.setHabitCompleted(4, false);
    expect(kept()).toEqual(['Read 20 mins']);
    await journal.setHabitCompleted(4, true);
    expect(kept()).toEqual(['Read 20 mins', 'Drink water']);
  });

  it('shows a change at once, before its promise settles', () => {
    const journal = createSampleJournal({ words: SAMPLE_WORDS });
    void journal.setHabitCompleted(2, true);
    expect(journal.getView().progress).toEqual({ completed: 4, total: 5, percentage: 80 });
    void journal.addHabit({ name: 'Walk', icon: '' });
    expect(journal.getView().progress).toEqual({ completed: 4, total: 6, percentage: 67 });
  });

  it('leaves figures and recent entries as they are', async () => {
    const journal = createSampleJournal({ words: SAMPLE_WORDS, log: ignore });
    const { stats, recentEntries } = journal.getView();
    await journal.setHabitCompleted(1, false);
    await journal.addHabit({ name: 'Walk', icon: '' });
    await journal.saveMood({ mood: 1, note: 'Rain' });
    expect(journal.getView().stats).toBe(stats);
    expect(journal.getView().recentEntries).toBe(recentEntries);
  });

  it('starts afresh the next time', async () => {
    const journal = createSampleJournal({ words: SAMPLE_WORDS });
    await journal.addHabit({ name: 'Walk', icon: '' });
    await journal.setNotifications(false);
    const next = createSampleJournal({ words: SAMPLE_WORDS }).getView();
    expect(next.habits).toHaveLength(5);
    expect(next.settings.notifications).toBe(true);
  });
});

describe('saving a mood in the sample', () => {
  it('logs one line, as typed, and changes nothing', async () => {
    const log = vi.fn<(...data: unknown[]) => void>();
    const journal = createSampleJournal({ words: SAMPLE_WORDS, log });
    const before = journal.getView();
    await journal.saveMood({ mood: 4, note: ' Sun & <b>wind</b> ' });
    expect(log.mock.calls).toEqual([['Mood saved', { mood: 4, note: ' Sun & <b>wind</b> ' }]]);
    expect(journal.getView()).toBe(before);
  });

  it('goes to the console unless told', async () => {
    const journal = createSampleJournal({ words: SAMPLE_WORDS });
    const log = vi.spyOn(console, 'log').mockImplementation(ignore);
    await journal.saveMood({ mood: 5, note: '' });
    const lines = log.mock.calls;
    log.mockRestore();
    expect(lines).toEqual([['Mood saved', { mood: 5, note: '' }]]);
  });

  it('logs nothing for a mood that is none, and nothing else ever logs', async () => {
    const log = vi.fn<(...data: unknown[]) => void>();
    const journal = createSampleJournal({ words: SAMPLE_WORDS, log });
    await journal.saveMood({ mood: 9 as 5, note: '' }).catch(ignore);
    const { id } = await journal.addHabit({ name: 'Walk', icon: '' });
    await journal.setHabitCompleted(id, true);
    await journal.setNotifications(false);
    expect(log).not.toHaveBeenCalled();
  });
});
