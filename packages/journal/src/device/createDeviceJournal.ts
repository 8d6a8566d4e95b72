import { checkDay, clockTime, type Day, DAY_START_MAX_HOUR } from '../days/day';
import { checkPeriod, firstDayOf } from '../days/period';
import type { DeviceJournal, Undo, WriteOptions } from '../deviceJournal';
import { GROUP_NAME_MAX_LENGTH, isVisible } from '../habits/habit';
import { firstCharacters, withoutPiles } from '../text/characters';
import { checkAmount } from '../habits/goal';
import { changeFrom } from '../habits/habitHistory';
import { checkPauses } from '../habits/pause';
import { JournalError } from '../journalError';
import { dayOfEntry, type Entry } from '../moods/mood';
import { firstDayOfHabit, hasRecordOn, moodOn } from '../progress/records';
import { dayHabit, dayView } from '../progress/dayView';
import { entryDaysView } from '../progress/entryDays';
import { habitOverTimeView } from '../progress/habitOverTime';
import { habitMonthView, habitView, habitWeeksView } from '../progress/habitView';
import { duePeriod, periodLookBack } from '../progress/duePeriod';
import { allLookBack, monthLookBack, yearLookBack } from '../progress/lookBack';
import {
  entriesOnView,
  entriesView,
  entryRecord,
  entryView,
  moodMonthView,
} from '../progress/moodViews';
import { notedPeriod } from '../progress/periodNotes';
import { recordedSpan } from '../progress/recordedSpan';
import { weekView } from '../progress/weekView';
import { changeWeeks } from '../progress/weeks';
import { checkReminders } from '../reminders/reminders';
import { promptsOf } from '../settings/prompts';
import { checkEntry, checkHabitNote, checkPeriodNote } from './checkWords';
import { createLabelFunctions } from './createLabelFunctions';
import { changedFields, newHabit } from './habitFields';
import { changedLabels } from './labelFields';
import type { MarkOrAmount } from './rows/cells';
import type { Change, HabitFields } from './rows/changes';
import { contentsOf } from './rows/contents';
import { placesAfterMove } from './rows/rows';
import type { JournalState } from './state/journalState';
import { removeForGood } from './state/removeHabit';
import { readTables } from './state/replaceAll';
import { forgetHabit } from './state/unfinishedWrites';
import type { JournalStore } from './journalStore';

/** Creates the public functions of a journal, and refuses what may not be asked of it. */
export function createDeviceJournal(store: JournalStore, state: JournalState): DeviceJournal {
  const { read } = state;
  const records = () => state.shown().records;
  const withDeleted = () => [...records().habits, ...state.shown().deleted];

  const write = async (
    changes: readonly Change[],
    terms: Parameters<typeof state.write>[1] = {},
  ): Promise<Undo> => {
    const undo = await state.write(changes, terms);
    return () => write(undo, { undoes: changes });
  };

  const habitOf = (id: number, habits = records().habits) => {
    const habit = habits.find((each) => each.id === id);
    if (habit === undefined) throw new JournalError('habit-gone');
    return habit;
  };

  const changeHabit = (
    { uid }: { uid: string },
    fields: Partial<HabitFields>,
    options?: WriteOptions,
  ) => write([{ kind: 'habit', uid, fields }], options);

  const archive = async (id: number, archived: boolean) => {
    const habit = habitOf(id);
    return changeHabit(habit, { archive: changeFrom(habit.archive, state.today(), archived) });
  };

  const refuseDayToCome = (day: string) => {
    if (checkDay(day) > state.today()) throw new JournalError('day-to-come');
  };

  /** The uid of a habit of which something is recorded on a day. */
  const uidOn = (id: number, day: Day) => {
    refuseDayToCome(day);
    return habitOf(id).uid;
  };

  const record = async (id: number, day: Day, mark: MarkOrAmount) =>
    write([{ kind: 'mark', uid: uidOn(id, day), day, mark }]);
  const setMark: DeviceJournal['setMark'] = record;

  // An entry may be changed, also where clocks have gone back to the day before it.
  const changeEntry = (id: string, draft: EntryChanges, options?: WriteOptions) => {
    checkDay(dayOfEntry(id));
    const labels = changedLabels(state.shown().labels, entryRecord(state.shown(), id), draft);
    const fields = { ...checkEntry(draft), ...(labels && { labels }) };
    return write([{ kind: 'entry', id, fields }], options);
  };

  const entries = () => read('entries', entriesView);

  return {
    ...createLabelFunctions(state, store.name, write),
    identity: state.identity,
    getView: state.getView,
    subscribe: state.subscribe,

    day: (day) => read(`day ${day}`, (shown) => dayView(shown, day)),
    week: (day) => read(`week ${day}`, (shown) => weekView(shown, day)),
    habit: (id) =>
      read(`habit ${id}`, (shown) => {
        const habit = shown.records.habits.find((each) => each.id === id);
        return habit ? habitView(shown, habit) : null;
      }),
    habitMonth: (id, month) =>
      read(`habit ${id} ${month}`, (shown) => {
        const habit = shown.records.habits.find((each) => each.id === id);
        return habit ? habitMonthView(shown, habit, month) : [];
      }),
    habitWeeks: (id) =>
      read(`habit ${id} weeks`, (shown) => {
        const habit = shown.records.habits.find((each) => each.id === id);
        return habit ? habitWeeksView(shown, habit) : { days: [], done: 0 };
      }),
    habitOverTime: (id) =>
      read(`habit ${id} over time`, (shown) => {
        const habit = shown.records.habits.find((each) => each.id === id);
        return habit ? habitOverTimeView(shown, habit) : null;
      }),
    moodMonth: (month) => read(`moods ${month}`, (shown) => moodMonthView(shown, month)),
    monthLookBack: (month) => read(`look back ${month}`, (shown) => monthLookBack(shown, month)),
    yearLookBack: (year) => read(`look back ${year}`, (shown) => yearLookBack(shown, year)),
    allLookBack: () => read('look back', allLookBack),
    duePeriod: () => read('due period', duePeriod),
    periodLookBack: (period) => read(`period ${period}`, (shown) => periodLookBack(shown, period)),
    recordedSpan: () => read('span', (shown) => recordedSpan(shown.records)),
    entries,
    entryDays: () => read('entry days', entryDaysView),
    entriesOn: (day) => read(`entries ${day}`, (shown) => entriesOnView(shown, day)),
    moodOn: (day) => moodOn(records(), day),
    periodNote: (period) => {
      const { periodNotes } = state.shown();
      return periodNotes.get(notedPeriod(periodNotes, period))?.note || undefined;
    },
    entry: (id) => read(`entry ${id}`, (shown) => entryView(shown, id)),

    addHabit: async (draft) => {
      const createdOn = state.today();
      const habit = newHabit(draft, createdOn);
      await state.write([{ kind: 'add', habit }]);
      const added = records().habits.find((each) => each.uid === habit.uid);
      if (added === undefined) throw new JournalError('habit-gone');
      return dayHabit(state.shown(), added, createdOn);
    },
    setNotifications: async (enabled) => {
      const isSet = state.getView().settings.notifications === enabled;
      return write(isSet ? [] : [{ kind: 'setting', key: 'notifications', value: enabled }]);
    },

    setMark,
    setMarks: async (ids, day, mark) =>
      write(ids.map((id) => ({ kind: 'mark', uid: uidOn(id, day), day, mark }))),
    setAmount: async (id, day, amount) =>
      record(id, day, amount === null ? 'empty' : checkAmount(amount)),
    setHabitNote: async (id, day, note, options) => {
      const uid = uidOn(id, day);
      return write([{ kind: 'habitNote', uid, day, note: checkHabitNote(note) }], options);
    },
    setPeriodNote: async (period, text, options) => {
      refuseDayToCome(firstDayOf(checkPeriod(period)));
      const key = notedPeriod(state.shown().periodNotes, period);
      const note = checkPeriodNote(text);
      return write([{ kind: 'periodNote', period: key, note }], options);
    },
    recordSlip: async (id, day, { amount, note, time }, options) => {
      const uid = uidOn(id, day);
      return write(
        [
          { kind: 'mark', uid, day, mark: checkAmount(amount) },
          {
            kind: 'habitNote',
            uid,
            day,
            time,
            ...(note !== undefined && { note: checkHabitNote(note) }),
          },
        ],
        options,
      );
    },
    editHabit: async (id, changes, options) => {
      const habit = habitOf(id);
      return changeHabit(
        habit,
        changedFields(habit, changes, state.today(), firstDayOfHabit(records(), habit)),
        options,
      );
    },
    moveHabit: async (id, before, group) => {
      const moved = habitOf(id);
      const habits = records().habits.filter((each) => each.id !== id);
      const index = before === null ? habits.length : habits.indexOf(habitOf(before));
      const places = placesAfterMove(habits, moved, index).map(([{ uid }, position]): Change => ({
        kind: 'habit',
        uid,
        fields: { position },
      }));
      const part: Change[] =
        group === undefined ? [] : [{ kind: 'habit', uid: moved.uid, fields: { group } }];
      return write([...places, ...part]);
    },
    archiveHabit: (id) => archive(id, true),
    restoreHabit: (id) => archive(id, false),
    deleteHabit: async (id) => changeHabit(habitOf(id), { deleted: true }),
    undeleteHabit: async (id) => changeHabit(habitOf(id, withDeleted()), { deleted: false }),
    removeHabit: async (id) => {
      const { uid } = habitOf(id, withDeleted());
      await state.rewrite((tables) => removeForGood(tables, uid));
      forgetHabit(store.name, uid);
    },
    saveEntry: async (id, content, options) => {
      const day = dayOfEntry(id);
      if (entryRecord(state.shown(), id)) return changeEntry(id, content, options);
      refuseDayToCome(day);
      const saved = day === state.today() ? clockTime(new Date()) : null;
      // One that was removed may have got labels on another device.
      const { labels = {} } = content;
      return changeEntry(id, { ...content, time: content.time ?? saved, labels }, options);
    },
    editEntry: async (id, changes, options) => changeEntry(id, changes, options),
    removeEntry: async (id) => {
      checkDay(dayOfEntry(id));
      return write([{ kind: 'entry', id, fields: REMOVED }]);
    },
    setDayStartHour: async (hour) => {
      if (!Number.isInteger(hour) || hour < 0 || hour > DAY_START_MAX_HOUR) {
        throw new RangeError(
          `A day can start from 0 to ${DAY_START_MAX_HOUR} o'clock, not ${hour}.`,
        );
      }
      return write([{ kind: 'setting', key: 'dayStartHour', value: hour }]);
    },
    setFirstWeekday: async (weekday) => {
      const value = changeWeeks(records().weeks ?? [], state.today(), weekday);
      return write([{ kind: 'setting', key: 'firstWeekday', value }]);
    },

    setPauses: async (pauses) =>
      write([{ kind: 'setting', key: 'pauses', value: checkPauses(pauses) }]),
    setGroupName: async (group, name) => {
      const { [group]: _, ...others } = state.shown().settings.groupNames;
      const named = withoutPiles(firstCharacters(name.trim(), GROUP_NAME_MAX_LENGTH));
      const value = isVisible(named) ? { ...others, [group]: named } : others;
      return write([{ kind: 'setting', key: 'groupNames', value }]);
    },
    setTheme: async (theme) => write([{ kind: 'setting', key: 'theme', value: theme }]),
    setAccent: async (accent) => write([{ kind: 'setting', key: 'accent', value: accent }]),
    setReminders: async (reminders) =>
      write([{ kind: 'setting', key: 'reminders', value: checkReminders(reminders) }]),
    setMoodReminder: async (moodReminder) =>
      write([{ kind: 'setting', key: 'moodReminder', value: moodReminder }]),
    setNumberKeys: async (numberKeys) =>
      write([{ kind: 'setting', key: 'numberKeys', value: numberKeys }]),
    setShowPrompts: async (showPrompts) =>
      write([{ kind: 'setting', key: 'showPrompts', value: showPrompts }]),
    setPrompts: async (prompts) =>
      write([{ kind: 'setting', key: 'prompts', value: promptsOf(prompts) }]),
    setShowStreaks: async (showStreaks) =>
      write([{ kind: 'setting', key: 'showStreaks', value: showStreaks }]),
    setLeaveOutHardDays: async (leaveOutHardDays) =>
      write([{ kind: 'setting', key: 'leaveOutHardDays', value: leaveOutHardDays }]),
    setBadge: async (badge) => write([{ kind: 'setting', key: 'badge', value: badge }]),
    clearDay: async (day) => {
      const marked = records().habits.filter(({ id }) => hasRecordOn(records(), id, day));
      const changes = marked.map(({ uid }): Change => ({ kind: 'mark', uid, day, mark: 'empty' }));
      for (const { id } of entriesOnView(state.shown(), day)) {
        changes.push({ kind: 'entry', id, fields: REMOVED });
      }
      return write(changes);
    },
    ignoreOutlierDays: async (days) => {
      const { strayDaysLeft } = state.shown().settings;
      const value = [...new Set([...strayDaysLeft, ...days])];
      return write([{ kind: 'setting', key: 'strayDaysLeft', value }]);
    },

    refresh: state.refresh,
    saveAll: store.readAll,
    readContents: async () => contentsOf(await readTables(store)),
    erase: state.erase,
    close: state.close,
  };
}

type EntryChanges = Parameters<typeof checkEntry>[0];

const REMOVED: Partial<Entry> = { mood: null, note: '', labels: {} };
