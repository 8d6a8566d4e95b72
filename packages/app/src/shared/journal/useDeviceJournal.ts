import {
  type AllLookBack,
  type Day,
  type DeviceJournal,
  type DeviceSettings,
  type DeviceView,
  type HabitCalendarDay,
  type HabitDetail,
  type HabitOverTime,
  type HabitWeeks,
  type JournalDay,
  type JournalWeek,
  type Label,
  type LabelCalendarDay,
  type LabelDetail,
  type Month,
  type MonthLookBack,
  type MoodCalendarDay,
  type Period,
  type PeriodLookBack,
  reuseEqual,
  type YearLookBack,
} from '@daybow/journal';
import { useMemo, useSyncExternalStore } from 'react';
import { useOpened } from './JournalProvider';

// Each of these draws the component again when what it returns has changed, and for nothing else.

/** A person's own journal, on the screens that only it has. */
export function useDeviceJournal(): DeviceJournal {
  const { opened } = useOpened();
  if (opened.kind !== 'device') throw new Error('This screen needs a journal on the device.');
  return opened.journal;
}

/** Selects from the view; `select` is the same function at each render. */
export function useDeviceView<Selected>(select: (view: DeviceView) => Selected): Selected {
  const journal = useDeviceJournal();
  return useSelected(journal, journal.getView, select);
}

/** Selects from a day; `select` is the same function at each render. */
export function useDay<Selected>(day: Day, select: (day: JournalDay) => Selected): Selected {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.day(day), select);
}

/** The week that a day lies in. */
export function useWeek(day: Day): JournalWeek {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.week(day), identity);
}

/** A month as it is looked back on. */
export function useMonthLookBack(month: Month): MonthLookBack {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.monthLookBack(month), identity);
}

/** A year as it is looked back on. */
export function useYearLookBack(year: string): YearLookBack {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.yearLookBack(year), identity);
}

/** All years as they are looked back on. */
export function useAllLookBack(): AllLookBack {
  const journal = useDeviceJournal();
  return useSelected(journal, journal.allLookBack, identity);
}

/** The period that is looked back on by itself today; null for none. */
export function useDuePeriod(): Period | null {
  const journal = useDeviceJournal();
  return useSelected(journal, journal.duePeriod, identity);
}

/** The facts of a period. */
export function usePeriodLookBack(period: Period): PeriodLookBack {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.periodLookBack(period), identity);
}

/** The note of a period; undefined for none. */
export function usePeriodNote(period: Period): string | undefined {
  const journal = useDeviceJournal();
  return useSyncExternalStore(journal.subscribe, () => journal.periodNote(period));
}

/** All about a habit; null when there is no such habit (any more). */
export function useHabit(id: number): HabitDetail | null {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habit(id), identity);
}

/** The days of a month up to today, of one habit. */
export function useHabitMonth(id: number, month: Month): readonly HabitCalendarDay[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habitMonth(id, month), identity);
}

/** The last twelve weeks of one habit. */
export function useHabitWeeks(id: number): HabitWeeks {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habitWeeks(id), identity);
}

/** A habit over all its days; null when there is no such habit (any more). */
export function useHabitOverTime(id: number): HabitOverTime | null {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habitOverTime(id), identity);
}

/** The days of a month up to today, each with its mood. */
export function useMoodMonth(month: Month): readonly MoodCalendarDay[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.moodMonth(month), identity);
}

/** All labels, scales and mood names in their order, archived ones among them. */
export function useLabels(): readonly Label[] {
  const journal = useDeviceJournal();
  return useSelected(journal, journal.labels, identity);
}

/** How it goes with a label; null when there is no such label (any more). */
export function useLabel(uid: string): LabelDetail | null {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.labelDetail(uid), identity);
}

/** The days of a month up to today, of one label. */
export function useLabelMonth(uid: string, month: Month): readonly LabelCalendarDay[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.labelMonth(uid, month), identity);
}

const settingsOf = ({ settings }: DeviceView) => settings;

/** The settings of the journal. */
export function useDeviceSettings(): DeviceSettings {
  return useDeviceView(settingsOf);
}

const todayOf = ({ today }: DeviceView) => today;

/** The civil day that it is, also on a page that is left open overnight. */
export function useToday(): Day {
  return useDeviceView(todayOf);
}

/**
 * Selects from a read of the journal. The component is drawn again when the selection changes, and for
 * nothing else in the journal.
 *
 * @param read - A read of the journal: it returns the identical object until something in it changes.
 * @param select - A function that is the same at each render; what it returns may be a new object each time.
 */
export function useSelected<View, Selected>(
  { subscribe }: Pick<DeviceJournal, 'subscribe'>,
  read: () => View,
  select: (view: View) => Selected,
): Selected {
  const reuse = useMemo(() => reusing(select), [select]);
  return useSyncExternalStore(subscribe, () => reuse(read()));
}

/** Selects all of a view. */
export const identity = <View>(view: View): View => view;

/** Selects so that what is equal to what was selected before is the identical object. */
function reusing<View, Selected>(select: (view: View) => Selected): (view: View) => Selected {
  let last: { readonly view: View; readonly selected: Selected } | null = null;
  return (view) => {
    if (last === null || last.view !== view) {
      last = { view, selected: reuseEqual(last?.selected, select(view)) };
    }
    return last.selected;
  };
}
