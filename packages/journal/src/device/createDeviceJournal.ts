import { checkDay, type Day, DAY_START_MAX_HOUR } from '../days/day';
import type { DeviceJournal, Undo } from '../deviceJournal';
import { GROUP_NAME_MAX_LENGTH, isVisible } from '../habits/habit';
import { firstCharacters, isLongerThan, withoutPiles } from '../text/characters';
import { checkAmount, HABIT_NOTE_MAX_LENGTH } from '../habits/goal';
import { changeFrom } from '../habits/habitHistory';
import { checkPauses } from '../habits/pause';
import { JournalError } from '../journalError';
import { isNoteTooLong, moodOption, type MoodDraft } from '../moods/mood';
import { firstDayOfHabit, hasRecordOn, moodOn } from '../progress/records';
import { dayHabit, dayView } from '../progress/dayView';
import { entryDaysView } from '../progress/entryDays';
import { habitMonthView, habitView } from '../progress/habitView';
import { entriesView, entryView, moodMonthView } from '../progress/moodViews';
import { recordedSpan } from '../progress/recordedSpan';
import { weekView } from '../progress/weekView';
import { changeWeeks } from '../progress/weeks';
import { checkReminders } from '../reminders/reminders';
import { changedFields, newHabit } from './habitFields';
import type { MarkOrAmount } from './rows/cells';
import type { Change, HabitFields } from './rows/changes';
import { contentsOf } from './rows/contents';
import type { JournalState } from './state/journalState';
import { removeForGood } from './state/removeHabit';
import { readTables } from './state/replaceAll';
import type { JournalStore } from './journalStore';

/** Creates the public functions of a journal, and refuses what may not be asked of it. */
export function createDeviceJournal(store: JournalStore, state: JournalState): DeviceJournal {
  const { read } = state;
  const records = () => state.shown().records;

  const write = async (
    changes: readonly Change[],
    undoes: readonly Change[] = [],
  ): Promise<Undo> => {
    const undo = await state.write(changes, undoes);
    return () => write(undo, changes);
  };

  const habitOf = (id: number) => {
    const habit = records().habits.find((each) => each.id === id);
    if (habit === undefined) throw new JournalError('habit-gone');
    return habit;
  };

  const changeHabit = (id: number, fields: Partial<HabitFields>) =>
    write([{ kind: 'habit', id, fields }]);

  const archive = async (id: number, archived: boolean) =>
    changeHabit(id, { archive: changeFrom(habitOf(id).archive, state.today(), archived) });

  const refuseDayToCome = (day: string) => {
    if (checkDay(day) > state.today()) throw new JournalError('day-to-come');
  };

  const record = async (id: number, day: Day, mark: MarkOrAmount) => {
    refuseDayToCome(day);
    habitOf(id);
    return write([{ kind: 'mark', id, day, mark }]);
  };
  const setMark: DeviceJournal['setMark'] = record;

  const saveMoodOn: DeviceJournal['saveMoodOn'] = async (day, draft) => {
    // An entry may be changed, also where clocks have gone back to the day before it.
    if (moodOn(records(), day) === null) refuseDayToCome(day);
    return write([{ kind: 'mood', day, ...checkMood(draft) }]);
  };

  const entries = () => read('entries', entriesView);

  return {
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
    moodMonth: (month) => read(`moods ${month}`, (shown) => moodMonthView(shown, month)),
    recordedSpan: () => read('span', (shown) => recordedSpan(shown.records)),
    entries,
    entryDays: () => read('entry days', entryDaysView),
    entry: (day) => read(`entry ${day}`, (shown) => entryView(shown, day)),

    addHabit: async (draft) => {
      const createdOn = state.today();
      const habit = newHabit(draft, createdOn);
      await state.write([{ kind: 'add', habit }]);
      const added = records().habits.find((each) => each.uid === habit.uid);
      if (added === undefined) throw new JournalError('habit-gone');
      return dayHabit(state.shown(), added, createdOn);
    },
    setNotifications: async (enabled) => {
      if (state.getView().settings.notifications === enabled) return;
      await write([{ kind: 'setting', key: 'notifications', value: enabled }]);
    },

    setMark,
    setAmount: async (id, day, amount) =>
      record(id, day, amount === null ? 'empty' : checkAmount(amount)),
    setHabitNote: async (id, day, note) => {
      refuseDayToCome(day);
      habitOf(id);
      if (isLongerThan(note, HABIT_NOTE_MAX_LENGTH)) throw new JournalError('note-too-long');
      return write([{ kind: 'habitNote', id, day, note: withoutPiles(note.trim()) }]);
    },
    editHabit: async (id, changes) => {
      const habit = habitOf(id);
      return changeHabit(
        id,
        changedFields(habit, changes, state.today(), firstDayOfHabit(records(), habit)),
      );
    },
    moveHabit: async (id, before) => {
      const habits = records().habits.filter((each) => each.id !== id);
      const index = before === null ? habits.length : habits.indexOf(habitOf(before));
      const moved = habits.toSpliced(index, 0, habitOf(id));
      const changes = moved.flatMap((habit, position): Change[] =>
        habit.position === position ? [] : [{ kind: 'habit', id: habit.id, fields: { position } }],
      );
      return write(changes);
    },
    archiveHabit: (id) => archive(id, true),
    restoreHabit: (id) => archive(id, false),
    deleteHabit: async (id) => changeHabit(habitOf(id).id, { deleted: true }),
    undeleteHabit: (id) => changeHabit(id, { deleted: false }),
    removeHabit: (id) => state.rewrite((tables) => removeForGood(tables, id)),
    saveMoodOn,
    editMood: async (day, changes) => write([{ kind: 'mood', day, ...checkMood(changes) }]),
    removeMood: async (day) => write([{ kind: 'mood', day: checkDay(day), mood: null, note: '' }]),
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
      const named = firstCharacters(name.trim(), GROUP_NAME_MAX_LENGTH);
      const value = isVisible(named) ? { ...others, [group]: named } : others;
      return write([{ kind: 'setting', key: 'groupNames', value }]);
    },
    setTheme: async (theme) => write([{ kind: 'setting', key: 'theme', value: theme }]),
    setAccent: async (accent) => write([{ kind: 'setting', key: 'accent', value: accent }]),
    setReminders: async (reminders) =>
      write([{ kind: 'setting', key: 'reminders', value: checkReminders(reminders) }]),
    setBadge: async (badge) => write([{ kind: 'setting', key: 'badge', value: badge }]),
    clearDay: async (day) => {
      const marked = records().habits.filter(({ id }) => hasRecordOn(records(), id, day));
      const changes = marked.map(({ id }): Change => ({ kind: 'mark', id, day, mark: 'empty' }));
      if (moodOn(records(), day) !== null)
        changes.push({ kind: 'mood', day, mood: null, note: '' });
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

function checkMood({ mood, note }: Partial<MoodDraft>): Partial<MoodDraft> {
  if (note !== undefined && isNoteTooLong(note)) throw new JournalError('note-too-long');
  return {
    mood: mood === undefined ? mood : moodOption(mood).value,
    note: note === undefined ? note : withoutPiles(note),
  };
}
