import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Habit, HabitDraft } from '../habits/habit';
import type { MoodDraft, MoodValue } from '../moods/mood';
import type { HabitProgress } from '../progress/habitProgress';
import { describeListeners, thawedParts } from './listeners.testing';

const walk = { name: 'Walk', icon: '🚶' };

/** The part that a person's own journal and the sample have in common. */
interface AnyJournal {
  readonly getView: () => {
    readonly habits: readonly Habit[];
    readonly progress: HabitProgress;
    readonly stats: Readonly<
      Record<'weeklyHabits' | 'moodTrends', readonly { readonly weekday: number }[]>
    >;
    readonly settings: { readonly notifications: boolean };
  };
  readonly subscribe: (listener: () => void) => () => void;
  readonly addHabit: (draft: HabitDraft) => Promise<Habit>;
  readonly setNotifications: (enabled: boolean) => Promise<unknown>;
}

/** The way in which a kind of journal is made, and the writes that have another name in each. */
interface JournalKind<Journal extends AnyJournal> {
  readonly create: () => Journal | Promise<Journal>;
  readonly tick: (journal: Journal, id: number, completed: boolean) => Promise<unknown>;
  readonly saveMood: (journal: Journal, draft: MoodDraft) => Promise<unknown>;
}

/** Tests the promises that both kinds of journal make. */
export function describeJournal<Journal extends AnyJournal>({
  create,
  tick,
  saveMood,
}: JournalKind<Journal>): void {
  let journal: Journal;
  beforeEach(async () => {
    journal = await create();
  });

  const habitOf = (id: number) => journal.getView().habits.find((habit) => habit.id === id);

  describe('its view', () => {
    it('is the identical one until something changes', async () => {
      const before = journal.getView();
      expect(journal.getView()).toBe(before);
      await journal.addHabit(walk);
      const after = journal.getView();
      expect(after).not.toBe(before);
      expect(journal.getView()).toBe(after);
    });

    it('is frozen in all its parts, at first and after every change', async () => {
      expect(thawedParts(journal.getView())).toEqual([]);
      const { id } = await journal.addHabit(walk);
      expect(thawedParts(journal.getView())).toEqual([]);
      await tick(journal, id, true);
      expect(thawedParts(journal.getView())).toEqual([]);
      await saveMood(journal, { mood: 4, note: 'Sun' });
      expect(thawedParts(journal.getView())).toEqual([]);
      await journal.setNotifications(!journal.getView().settings.notifications);
      expect(thawedParts(journal.getView())).toEqual([]);
    });

    it('of before a change still shows what was before', async () => {
      const before = journal.getView();
      const copy = structuredClone(before);
      const { id } = await journal.addHabit(walk);
      await tick(journal, id, true);
      expect(before).toEqual(copy);
    });

    it('has seven days of a week in each chart', () => {
      const { weeklyHabits, moodTrends } = journal.getView().stats;
      for (const week of [weeklyHabits, moodTrends]) {
        expect(new Set(week.map(({ weekday }) => weekday)).size).toBe(7);
      }
    });
  });

  describe('addHabit', () => {
    it('adds a habit, not completed, at the end of the list, and gives it back', async () => {
      const before = journal.getView().habits;
      const habit = await journal.addHabit(walk);
      expect(habit).toMatchObject({ ...walk, completed: false });
      expect(journal.getView().habits).toEqual([...before, habit]);
    });

    it('gives the id that follows the highest', async () => {
      const first = await journal.addHabit(walk);
      const second = await journal.addHabit(walk);
      expect(first.id).toBe(
        Math.max(
          0,
          ...journal
            .getView()
            .habits.slice(0, -2)
            .map(({ id }) => id),
        ) + 1,
      );
      expect(second.id).toBe(first.id + 1);
    });

    it('gives each of two habits added at once an id of its own', async () => {
      const count = journal.getView().habits.length;
      const [first, second] = await Promise.all([journal.addHabit(walk), journal.addHabit(walk)]);
      expect(first.id).not.toBe(second.id);
      expect(journal.getView().habits).toHaveLength(count + 2);
    });

    it('trims the name, limits the icon and has one for none', async () => {
      expect(await journal.addHabit({ name: '  Walk ', icon: 'abc' })).toMatchObject({
        name: 'Walk',
        icon: 'ab',
      });
      expect(await journal.addHabit({ name: 'Walk', icon: ' ' })).toMatchObject({ icon: '✨' });
    });

    it.each(['', '   ', '\u200b'])('rejects the name "%s" and adds nothing', async (blank) => {
      const before = journal.getView();
      const listener = vi.fn<() => void>();
      journal.subscribe(listener);
      await expect(journal.addHabit({ name: blank, icon: '🚶' })).rejects.toMatchObject({
        code: 'habit-name-missing',
      });
      expect(journal.getView()).toBe(before);
      expect(listener).not.toHaveBeenCalled();
    });
  });

  describe('a mark of today', () => {
    it('marks a habit and unmarks it, and no other', async () => {
      const other = await journal.addHabit(walk);
      const { id } = await journal.addHabit(walk);
      await tick(journal, id, true);
      expect(habitOf(id)?.completed).toBe(true);
      expect(habitOf(other.id)?.completed).toBe(false);
      await tick(journal, id, false);
      expect(habitOf(id)?.completed).toBe(false);
    });

    it('rejects an unknown id with words that can be shown', async () => {
      const before = journal.getView();
      await expect(tick(journal, 987_654, true)).rejects.toMatchObject({ code: 'habit-gone' });
      expect(journal.getView()).toBe(before);
    });
  });

  it('counts its progress from its habits', async () => {
    for (const completed of [true, false, true]) {
      const { id } = await journal.addHabit(walk);
      await tick(journal, id, completed);
      const { habits, progress } = journal.getView();
      const done = habits.filter((habit) => habit.completed).length;
      expect(progress).toEqual({
        completed: done,
        total: habits.length,
        percentage: Math.round((done * 100) / habits.length),
      });
    }
  });

  it.each([0, 6, 2.5])('rejects %d, which is no mood', async (mood) => {
    const before = journal.getView();
    const save = saveMood(journal, { mood: mood as MoodValue, note: '' });
    await expect(save).rejects.toThrow(/mood/);
    expect(journal.getView()).toBe(before);
  });

  it('changes nothing where notifications are as they are to be', async () => {
    const before = journal.getView();
    await journal.setNotifications(before.settings.notifications);
    expect(journal.getView()).toBe(before);
  });

  it('turns notifications on and off', async () => {
    for (const enabled of [false, true, false]) {
      await journal.setNotifications(enabled);
      expect(journal.getView().settings.notifications).toBe(enabled);
    }
  });

  it('shares nothing with another journal made beside it', async () => {
    const other = await create();
    const before = other.getView();
    await journal.addHabit(walk);
    await journal.setNotifications(!journal.getView().settings.notifications);
    expect(other.getView()).toBe(before);
  });

  describeListeners(create);
}
