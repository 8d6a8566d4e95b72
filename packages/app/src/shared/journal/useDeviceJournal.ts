import type {
  Day,
  DeviceJournal,
  DeviceSettings,
  DeviceSnapshot,
  HabitCalendarDay,
  HabitDetail,
  JournalDay,
  JournalWeek,
  Month,
  MoodCalendarDay,
} from '@daybow/journal';
import { useOpened } from './JournalProvider';
import { useSelected, whole } from './useSelected';

// Each of these draws the component again when what it returns has changed, and for nothing else.

/** A person's own journal, on the screens that only it has. */
export function useDeviceJournal(): DeviceJournal {
  const { opened } = useOpened();
  if (opened.kind !== 'device') throw new Error('This screen needs a journal on the device.');
  return opened.journal;
}

/** What is selected of the snapshot; `select` is the same function at each render. */
export function useDeviceSnapshot<Selected>(
  select: (snapshot: DeviceSnapshot) => Selected,
): Selected {
  const journal = useDeviceJournal();
  return useSelected(journal, journal.getSnapshot, select);
}

/** What is selected of a day; `select` is the same function at each render. */
export function useDay<Selected>(day: Day, select: (day: JournalDay) => Selected): Selected {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.day(day), select);
}

/** The week that a day lies in. */
export function useWeek(day: Day): JournalWeek {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.week(day), whole);
}

/** All about a habit; null when there is no such habit (any more). */
export function useHabit(id: number): HabitDetail | null {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habit(id), whole);
}

/** The days of a month up to today, of one habit. */
export function useHabitMonth(id: number, month: Month): readonly HabitCalendarDay[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.habitMonth(id, month), whole);
}

/** The days of a month up to today, each with its mood. */
export function useMoodMonth(month: Month): readonly MoodCalendarDay[] {
  const journal = useDeviceJournal();
  return useSelected(journal, () => journal.moodMonth(month), whole);
}

const settingsOf = ({ settings }: DeviceSnapshot) => settings;

/** What a person has set. */
export function useDeviceSettings(): DeviceSettings {
  return useDeviceSnapshot(settingsOf);
}
