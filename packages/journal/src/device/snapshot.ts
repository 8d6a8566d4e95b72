import { addDays, type Day, daysBetween, startOfWeek } from '../day';
import { dayLabel } from '../dayLabel';
import type {
  DeviceRecentEntry,
  DeviceSnapshot,
  InsightStatus,
  JournalDay,
  StorageStatus,
} from '../deviceJournal';
import { isArchived } from '../habitHistory';
import {
  bestStreakInsight,
  habitMoodInsight,
  moodInsight,
  streakInsight,
  weekInsight,
} from '../insights';
import { dayIn } from '../month';
import { moodOption } from '../mood';
import { bestStreak, completion, dayStreak, moodDirection } from '../progress';
import { tallies } from '../records';
import { lazy } from '../snapshotStore';
import { parts, type ViewSource, weekView } from '../views';
import type { JournalData } from './journalData';

/** How many entries 'Recent Entries' lists. */
const RECENT_ENTRIES = 7;

/** What stands beside the data in a snapshot. */
export interface SnapshotStatus {
  readonly storage: StorageStatus;
  readonly insightStatus: () => InsightStatus;
}

/**
 * All that the screens show at one moment, frozen. Each part is worked out when it is first looked at:
 * years of records would delay every tick.
 *
 * @param day - today, as Home shows it.
 */
export function deviceSnapshot(
  source: ViewSource,
  data: JournalData,
  day: () => JournalDay,
  status: SnapshotStatus,
): DeviceSnapshot {
  const { records, today, firstWeekday } = source;
  const { notifications, dayStartHour, firstWeekday: firstWeekdayChoice } = data.settings;
  const lazyListed = lazy(() => {
    const shown = new Map([...day().habits, ...day().notDue].map((habit) => [habit.id, habit]));
    return records.habits.flatMap(({ id }) => shown.get(id) ?? []);
  });
  const lazyArchived = lazy(() =>
    records.habits
      .filter((habit) => isArchived(habit, today))
      .map(({ id, name, icon }) => ({ id, name, icon, completed: false })),
  );
  const lazyEntries = lazy(() => recentEntries(source, data.notes));
  const lazyStats = lazy(() => stats(source, data));
  const lazyInsights = lazy(status.insightStatus);
  return Object.freeze<DeviceSnapshot>({
    kind: 'device',
    today,
    get habits() {
      return day().habits;
    },
    get notDue() {
      return day().notDue;
    },
    get listed() {
      return lazyListed();
    },
    get archived() {
      return lazyArchived();
    },
    get progress() {
      return day().progress;
    },
    get recentEntries() {
      return lazyEntries();
    },
    get stats() {
      return lazyStats();
    },
    settings: Object.freeze({
      notifications,
      darkMode: false,
      darkModeAvailable: false,
      dayStartHour,
      firstWeekday,
      firstWeekdayChoice,
    }),
    get insightStatus() {
      return lazyInsights();
    },
    storage: Object.freeze(status.storage),
  });
}

function stats(source: ViewSource, data: JournalData): DeviceSnapshot['stats'] {
  const { records, today, firstWeekday } = source;
  const all = tallies(records, today);
  const streak = dayStreak(all, today);
  const count = completion(all, today);
  const { weeklyHabits, moodTrends } = weekView(source, today);

  const daysIn = daysBetween(startOfWeek(today, firstWeekday), today) + 1;
  // Of a past day all that was due counts; that its last one is over makes no difference to 'done'.
  const weekTo = (day: Day) => ({
    toToday: completion(all, day, daysIn),
    toYesterday: completion(all, addDays(day, -1), daysIn - 1),
  });
  const habitMoods = data.settings.habitMoods?.findings ?? [];

  return {
    dayStreak: streak,
    completion: count.percentage,
    completionCount: count,
    weeklyHabits,
    moodTrends,
    insights: [
      streakInsight(streak),
      bestStreakInsight(streak, bestStreak(all, today)),
      weekInsight(weekTo(today), weekTo(addDays(today, -7)), daysIn),
      moodInsight(moodDirection(moodTrends.map(({ value }) => value))),
      ...habitMoods.map((finding) => {
        const habit = records.habits.find(({ id }) => id === finding.habitId);
        return habit ? habitMoodInsight(habit.name, finding) : null;
      }),
    ].filter((insight) => insight !== null),
  };
}

function recentEntries(
  { records, today, isPending }: ViewSource,
  notes: ReadonlyMap<Day, string>,
): DeviceRecentEntry[] {
  const entries: DeviceRecentEntry[] = [];
  for (const [month, { moods }] of [...records.months].toReversed()) {
    for (let index = moods.length - 1; index >= 0; index -= 1) {
      const value = moods[index] ?? null;
      if (value === null) continue;
      if (entries.length === RECENT_ENTRIES) return entries;
      const day = dayIn(month, index);
      entries.push({
        id: day,
        day,
        dateLabel: dayLabel(day, today),
        mood: moodOption(value),
        note: notes.get(day) ?? '',
        pending: isPending(parts.mood(day)),
      });
    }
  }
  return entries;
}
