import { addDays, checkSupportedDay, type Day, daysBetween } from '../days/day';
import { checkGoal, isToLeaveOff } from '../habits/goal';
import { checkHabitDraft, type HabitDraft } from '../habits/habit';
import { changeFrom, goalOn, type History, keepFrom } from '../habits/habitHistory';
import { checkPauses } from '../habits/pause';
import { checkSchedule, EVERY_DAY, isTimes, isWeekdays, type Schedule } from '../habits/schedule';
import type { HabitChanges, HabitOptions } from '../deviceJournal';
import { JournalError } from '../journalError';
import type { HabitFields, NewHabit } from './rows/changes';
import type { HabitRow } from './rows/rows';
import { newUid } from '../uid';

/**
 * Creates a stored habit from a filled-in form.
 *
 * @throws JournalError 'habit-name-missing' or 'weekday-missing'.
 */
export function newHabit(draft: HabitDraft & HabitOptions, today: Day): NewHabit {
  const { schedule = EVERY_DAY, goal = null, ...options } = draft;
  const from = options.startsOn ?? today;
  return {
    uid: newUid(),
    ...checkHabit(draft),
    createdOn: today,
    schedule: [{ from, value: scheduleFor(schedule) }],
    ...(goal && { goal: [{ from, value: checkGoal(goal) }] }),
    // Of a day that was chosen, nobody knows the hour.
    ...(isToLeaveOff(goal) && from === today && { leftOffSince: Date.now() }),
    ...optionsOf(options),
  };
}

/**
 * The changed fields of a stored habit.
 *
 * @param since - the first day of the habit.
 * @throws JournalError 'habit-name-missing' or 'weekday-missing'.
 */
export function changedFields(
  habit: HabitRow,
  { name, icon, schedule, goal, ...options }: HabitChanges,
  today: Day,
  since: Day,
): Partial<HabitFields> {
  // Days that were filled in before the creation stay judged by what was in force for them.
  const fields: { -readonly [Key in keyof HabitFields]?: HabitFields[Key] } = optionsOf(options);
  if (name !== undefined) fields.name = checkHabit({ name, icon: habit.icon }).name;
  if (icon !== undefined) fields.icon = checkHabit({ name: habit.name, icon }).icon;
  if (schedule !== undefined) {
    const history = keepFrom(habit.schedule, anchorBefore(since, habit.schedule));
    fields.schedule = changeFrom(history, today, scheduleFor(schedule));
  }
  if (goal !== undefined) {
    const history = keepFrom(habit.goal ?? [{ from: since, value: null }], since);
    fields.goal = changeFrom(history, today, goal && checkGoal(goal));
    if (isToLeaveOff(goal) && !isToLeaveOff(goalOn(habit, today))) fields.leftOffSince = Date.now();
  }
  if (options.startsOn) fields.leftOffSince = null;
  return fields;
}

/** The last day up to another one from which the first step of a schedule asks for the same days. */
function anchorBefore(day: Day, [first]: History<Schedule>): Day {
  if (!first || isWeekdays(first.value) || isTimes(first.value)) return day;
  const { days } = first.value;
  return addDays(first.from, -days * Math.ceil(daysBetween(day, first.from) / days));
}

/** The stored options of a habit; only those that are given. */
function optionsOf({ group, pauses, startsOn, endsOn }: HabitOptions): Partial<HabitFields> {
  return {
    ...(group !== undefined && { group }),
    ...(pauses !== undefined && { pauses: checkPauses(pauses) }),
    ...(startsOn !== undefined && { startsOn: startsOn && checkSupportedDay(startsOn) }),
    ...(endsOn !== undefined && { endsOn: endsOn && checkSupportedDay(endsOn) }),
  };
}

function scheduleFor(schedule: Schedule): Schedule {
  const checked = checkSchedule(schedule);
  if (checked === null) throw new JournalError('weekday-missing');
  return checked;
}

function checkHabit({ name, icon }: HabitDraft): HabitDraft {
  const check = checkHabitDraft({ name, icon });
  if (!check.ok) throw new JournalError(check.problem);
  return check.draft;
}
