import { addDays } from '../day';
import {
  DAY_START_MAX_HOUR,
  type DeviceJournal,
  type HabitChanges,
  type Undo,
} from '../deviceJournal';
import { changeFrom, EVERY_DAY } from '../habitHistory';
import { checkHabitDraft, type HabitDraft } from '../habit';
import { moodOption, type MoodDraft, NOTE_MAX_LENGTH, noteLengthLeft } from '../mood';
import { markOn, moodOn } from '../records';
import { dayHabit, dayView, habitMonthView, habitView, moodMonthView, weekView } from '../views';
import type { Change, HabitFields } from './changes';
import { Refused } from './failures';
import type { JournalState } from './journalState';
import { newUid } from './uid';
import { habitGone } from './writeChanges';

/** The door to what is kept in a state: what may be asked of it, and what is refused. */
export function createDeviceJournal(state: JournalState): DeviceJournal {
  const { look } = state;
  const write = async (changes: readonly Change[]): Promise<Undo> => {
    const { undo } = await state.write(changes);
    return () => write(undo);
  };

  const habitOf = (id: number) => {
    const habit = state.source().records.habits.find((each) => each.id === id);
    if (habit === undefined) throw habitGone(id);
    return habit;
  };

  const changeHabit = (id: number, fields: Partial<HabitFields>) =>
    write([{ kind: 'habit', id, fields }]);

  const archive = async (id: number, archived: boolean) =>
    changeHabit(id, { archive: changeFrom(habitOf(id).archive, state.today(), archived) });

  const refuseToCome = (day: string) => {
    if (addDays(day, 0) > state.today()) throw new Refused('This day is still to come.');
  };

  const setMark: DeviceJournal['setMark'] = async (id, day, mark) => {
    refuseToCome(day);
    habitOf(id);
    return write([{ kind: 'mark', id, day, mark }]);
  };

  const saveMoodOn: DeviceJournal['saveMoodOn'] = async (day, draft) => {
    // What is there may be changed, also where clocks have gone back to the day before.
    if (moodOn(state.source().records, day) === null) refuseToCome(day);
    return write([{ kind: 'mood', day, ...checkMood(draft) }]);
  };

  return {
    kind: 'device',
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,

    day: (day) => look(`day ${day}`, (source) => dayView(source, day)),
    week: (day) => look(`week ${day}`, (source) => weekView(source, day)),
    habit: (id) =>
      look(`habit ${id}`, (source) => {
        const habit = source.records.habits.find((each) => each.id === id);
        return habit ? habitView(source, habit) : null;
      }),
    habitMonth: (id, month) =>
      look(`habit ${id} ${month}`, (source) => habitMonthView(source, habitOf(id), month)),
    moodMonth: (month) => look(`moods ${month}`, (source) => moodMonthView(source, month)),
    readMood: async (day) => {
      const mood = moodOn(state.source().records, day);
      if (mood === null) return null;
      return { day, mood, note: await state.readNote(day) };
    },

    addHabit: async (draft) => {
      const { name, icon } = checkHabit(draft);
      const createdOn = state.today();
      const schedule = [{ from: createdOn, value: EVERY_DAY }];
      const habit = { uid: newUid(), name, icon, createdOn, schedule };
      const { habits } = await state.write([{ kind: 'add', habit }]);
      const id = habits[0]?.id ?? 0;
      return dayHabit(state.source(), habitOf(id), createdOn);
    },
    setHabitCompleted: async (id, completed) => {
      const day = state.today();
      const done = markOn(state.source().records, habitOf(id).id, day) === 'done';
      if (done !== completed) await setMark(id, day, completed ? 'done' : 'empty');
    },
    saveMood: async (draft) => {
      await saveMoodOn(state.today(), draft);
    },
    setNotifications: async (enabled) => {
      if (state.getSnapshot().settings.notifications === enabled) return;
      await write([{ kind: 'setting', key: 'notifications', value: enabled }]);
    },

    setMark,
    editHabit: async (id, changes) => changeHabit(id, fieldsOf(changes, id)),
    moveHabit: async (id, before) => {
      const habits = state.source().records.habits.filter((each) => each.id !== id);
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
    saveMoodOn,
    removeMood: async (day) =>
      write([{ kind: 'mood', day: addDays(day, 0), mood: null, note: '' }]),
    setDayStartHour: async (hour) => {
      if (!Number.isInteger(hour) || hour < 0 || hour > DAY_START_MAX_HOUR) {
        throw new Refused(`A day can start from midnight to ${DAY_START_MAX_HOUR} am.`);
      }
      return write([{ kind: 'setting', key: 'dayStartHour', value: hour }]);
    },
    setFirstWeekday: async (choice) =>
      write([{ kind: 'setting', key: 'firstWeekday', value: choice }]),

    saveAll: state.saveAll,
    erase: state.erase,
    close: state.close,
  };

  function fieldsOf({ name, icon, schedule }: HabitChanges, id: number): Partial<HabitFields> {
    const habit = habitOf(id);
    const fields: { -readonly [Key in keyof HabitFields]?: HabitFields[Key] } = {};
    if (name !== undefined || icon !== undefined) {
      Object.assign(fields, checkHabit({ name: name ?? habit.name, icon: icon ?? habit.icon }));
    }
    if (schedule !== undefined) {
      if (schedule.length === 0) throw new Refused('A habit needs at least one day of the week.');
      const weekdays = EVERY_DAY.filter((weekday) => schedule.includes(weekday));
      fields.schedule = changeFrom(habit.schedule, state.today(), weekdays);
    }
    return fields;
  }
}

function checkHabit(draft: HabitDraft): HabitDraft {
  const check = checkHabitDraft(draft);
  if (!check.ok) throw new Refused(check.message);
  return check.draft;
}

function checkMood({ mood, note }: MoodDraft): MoodDraft {
  const left = noteLengthLeft(note);
  if (left < 0) {
    throw new Refused(`A note can have up to ${NOTE_MAX_LENGTH.toLocaleString('en')} characters.`);
  }
  return { mood: moodOption(mood).value, note };
}
