import { addDays, type Day, daysBetween, startOfWeek } from '../../days/day';
import type {
  DeviceRecentEntry,
  DeviceSettings,
  DeviceSnapshot,
  DeviceStats,
} from '../../deviceJournal';
import { isArchived } from '../../habits/habitHistory';
import {
  bestStreakInsight,
  habitMoodInsight,
  moodInsight,
  streakInsight,
  weekInsight,
} from '../../insights/insights';
import { strayDays } from '../../insights/strayDays';
import { moodOption } from '../../moods/mood';
import { bestStreak, completion, dayStreak, moodDirection, totals } from '../../progress/progress';
import { moodOn } from '../../progress/records';
import { tallies } from '../../progress/tallies';
import { dayView } from '../../progress/dayView';
import { parts } from '../../progress/views';
import { weekView } from '../../progress/weekView';
import type { Views } from '../../snapshot/views';
import { habitMoodStatus } from '../habitMoods/habitMoodSchedule';
import { latestEntryDays, RECENT_ENTRIES } from './latestEntryDays';
import type { ShownState } from './shownState';

const MINUTE_MS = 60_000;

/**
 * All that the screens show at one moment. Each part is derived when it is first read: years of
 * records would delay every tick.
 */
export function deviceSnapshot(views: Views<ShownState>): DeviceSnapshot {
  const { today, storage } = views.state;
  const day = () => views.read(`day ${today}`, (state) => dayView(state, today));
  return Object.freeze<DeviceSnapshot>({
    today,
    get habits() {
      return day().habits;
    },
    get notDue() {
      return day().notDue;
    },
    get listed() {
      return day().listed;
    },
    get archived() {
      return views.read('archived', ({ records }) =>
        records.habits
          .filter((habit) => isArchived(habit, today))
          .map(({ id, name, icon }) => ({ id, name, icon, completed: false })),
      );
    },
    get deleted() {
      return views.read('deleted', ({ deleted }) =>
        deleted.map(({ id, name, icon, at, offset }) => {
          const deletedOn = new Date(at + offset * MINUTE_MS).toISOString().slice(0, 10);
          return { id, name, icon, deletedOn };
        }),
      );
    },
    get progress() {
      return day().progress;
    },
    get recentEntries() {
      return views.read('recent entries', recentEntries);
    },
    get stats() {
      return views.read('stats', stats);
    },
    get settings() {
      return views.read('settings', settings);
    },
    get insightStatus() {
      return views.read('insight status', habitMoodStatus);
    },
    get strayDays() {
      return views.read('stray days', ({ records, settings: { strayDaysLeft } }) =>
        strayDays(records, today).filter((each) => !strayDaysLeft.includes(each)),
      );
    },
    replacedAt: views.state.replacedAt,
    get storage() {
      return views.read('storage', () => storage);
    },
  });
}

function settings({ settings: chosen, firstWeekday }: ShownState): DeviceSettings {
  return {
    notifications: chosen.notifications,
    dayStartHour: chosen.dayStartHour,
    firstWeekday,
    firstWeekdayChoice: chosen.firstWeekday,
    pauses: chosen.pauses,
    groupNames: chosen.groupNames,
    theme: chosen.theme,
    accent: chosen.accent,
    reminders: chosen.reminders,
    badge: chosen.badge,
  };
}

function stats(state: ShownState): DeviceStats {
  const { records, today, firstWeekday } = state;
  const all = tallies(records, today);
  const streak = dayStreak(all, today);
  const count = completion(all, today);
  const { weeklyHabits, moodTrends } = weekView(state, today);

  const weekTo = (day: Day) => {
    const first = startOfWeek(day, firstWeekday);
    return { toToday: totals(all, first, day), toYesterday: totals(all, first, addDays(day, -1)) };
  };
  const daysIn = daysBetween(startOfWeek(today, firstWeekday), today) + 1;
  const findings = state.settings.habitMoods?.findings ?? [];

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
      ...findings.map((finding) => {
        const habit = records.habits.find(({ id }) => id === finding.habitId);
        return habit ? habitMoodInsight(habit.name, finding) : null;
      }),
    ].filter((insight) => insight !== null),
  };
}

function recentEntries({ records, today, notes, pendingParts }: ShownState): DeviceRecentEntry[] {
  return latestEntryDays(records.months, RECENT_ENTRIES).flatMap((day) => {
    const mood = moodOn(records, day);
    if (mood === null) return [];
    return {
      id: day,
      day,
      daysAgo: daysBetween(day, today),
      mood: moodOption(mood),
      note: notes.get(day) ?? '',
      pending: pendingParts.has(parts.mood(day)),
    };
  });
}
