import { addDays, type Day, daysBetween, startOfWeek } from '../../days/day';
import type {
  DeviceRecentEntry,
  DeviceSettings,
  DeviceView,
  DeviceStats,
} from '../../deviceJournal';
import { isArchived } from '../../habits/habitHistory';
import {
  bestStreakInsight,
  moodFactorInsight,
  moodInsight,
  streakInsight,
  weekInsight,
} from '../../insights/insights';
import { outlierDays } from '../../insights/outlierDays';
import { bestStreak, completion, dayStreak, moodDirection, totals } from '../../progress/progress';
import { latestEntries } from '../../progress/moodViews';
import { allTallies } from '../../progress/tallies';
import { dayView } from '../../progress/dayView';
import { weekView } from '../../progress/weekView';
import type { Store } from '../../store/store';
import { moodFactorStatus } from '../moodFactors/moodFactorSchedule';
import { dayOf, stampOf } from '../rows/fieldStamps';
import { drawable } from './drawable';
import type { ShownState } from './shownState';

/** Number of entries in 'Recent Entries'. */
const RECENT_ENTRIES = 7;

/**
 * The view of the state that a store holds now. Each part is derived when it is first read: years of
 * records would delay every tick.
 */
export function deviceView(store: Store<ShownState>): DeviceView {
  const state = store.getState();
  const { today } = state;
  const read = <T>(name: string, derive: (state: ShownState) => T) =>
    store.read(name, derive, state);
  const day = () => read(`day ${today}`, (of) => dayView(of, today));
  return Object.freeze<DeviceView>({
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
      return read('archived', ({ records }) =>
        records.habits
          .filter((habit) => isArchived(habit, today))
          .map(({ id, name, icon }) => ({ id, name, icon, completed: false })),
      );
    },
    get deleted() {
      return read('deleted', ({ deleted }) =>
        deleted.map((habit) => {
          const { id, name, icon } = habit;
          return { id, name, icon, deletedOn: dayOf(stampOf(habit, 'deleted')) };
        }),
      );
    },
    get progress() {
      return day().progress;
    },
    get recentEntries() {
      return read('recent entries', recentEntries);
    },
    get stats() {
      return read('stats', stats);
    },
    get settings() {
      return read('settings', settings);
    },
    get insightStatus() {
      return read('insight status', moodFactorStatus);
    },
    get outlierDays() {
      return read('outlier days', ({ records, settings: { strayDaysLeft } }) =>
        outlierDays(records, today).filter((each) => !strayDaysLeft.includes(each)),
      );
    },
    replacedAt: state.replacedAt,
    get storage() {
      return read('storage', ({ storage }) => storage);
    },
  });
}

function settings({ settings: chosen, firstWeekday }: ShownState): DeviceSettings {
  return {
    notifications: chosen.notifications,
    dayStartHour: chosen.dayStartHour,
    firstWeekday,
    pauses: chosen.pauses,
    groupNames: drawable(chosen.groupNames),
    theme: chosen.theme,
    accent: chosen.accent,
    reminders: chosen.reminders,
    badge: chosen.badge,
    moodReminder: chosen.moodReminder,
    numberKeys: chosen.numberKeys,
    showPrompts: chosen.showPrompts,
    prompts: chosen.prompts,
    showStreaks: chosen.showStreaks,
    leaveOutHardDays: chosen.leaveOutHardDays,
  };
}

function stats(state: ShownState): DeviceStats {
  const { records, today, firstWeekday } = state;
  const all = allTallies(records, today);
  const streak = dayStreak(all, today);
  const count = completion(all, today);
  const { weeklyHabits, moodTrends } = weekView(state, today);

  const weekTo = (day: Day) => {
    const first = startOfWeek(day, firstWeekday);
    return { toToday: totals(all, first, day), toYesterday: totals(all, first, addDays(day, -1)) };
  };
  const daysIn = daysBetween(startOfWeek(today, firstWeekday), today) + 1;
  const tested = state.settings.moodFactors;

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
    ].filter((insight) => insight !== null),
    moodFactors:
      tested === null
        ? []
        : tested.findings
            .map((finding) => moodFactorInsight(state, tested, finding))
            .filter((insight) => insight !== null),
  };
}

function recentEntries(state: ShownState): DeviceRecentEntry[] {
  const recent: DeviceRecentEntry[] = [];
  for (const entry of latestEntries(state)) {
    if (recent.length === RECENT_ENTRIES) break;
    recent.push({ ...entry, daysAgo: daysBetween(entry.day, state.today) });
  }
  return recent;
}
