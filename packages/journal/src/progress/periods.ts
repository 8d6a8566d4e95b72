import { addDays, type Day } from '../days/day';
import { countDays, type DaySet, difference, intersection, isEmpty } from '../days/daySet';
import { addMonths, dayIn, daysFrom, daysInMonth, type Month, monthOf } from '../days/month';
import { activeDays, daysOfTimes, scheduleOn } from '../habits/habitHistory';
import { isTimes, type PeriodUnit, type Schedule, type Times } from '../habits/schedule';
import { doneDays, type HabitRecord, type JournalRecords, firstDayOfHabit } from './records';
import { weekOf, weeksFrom } from './weeks';

/** A calendar week or month in which a habit is to be done so many times. */
export interface Period {
  readonly per: PeriodUnit;
  readonly first: Day;
  readonly last: Day;
  readonly times: number;
  /** Number of its days up to today on which the habit was done. */
  readonly done: number;
  /**
   * The state: 'reached' also before it is over, 'missed' once it is over, 'open' while it is not,
   * 'waived' where not all of its days asked for the habit in the same way, or where it is a week that was cut short.
   */
  readonly state: 'reached' | 'missed' | 'open' | 'waived';
}

/**
 * The periods of a habit up to today, the earliest first: those on whose last day, or today, its
 * schedule names this kind of period.
 *
 * @param from - only those that end on this day or later.
 */
export function periodsOf(
  records: JournalRecords,
  habit: HabitRecord,
  today: Day,
  from = '0000-01-01',
): Period[] {
  const since = firstDayOfHabit(records, habit);
  const begin = since < from ? from : since;
  const times = timesOf(records, habit, since, today);
  return habit.schedule.flatMap((step, index) => {
    const schedule = step.value;
    if (!isTimes(schedule)) return [];
    const until = habit.schedule[index + 1]?.from ?? addDays(today, 1);
    const periods: Period[] = [];
    let day = index === 0 || step.from < begin ? begin : step.from;
    while (day < until && day <= today) {
      const bounds = boundsOf(day, schedule.per, records);
      const judgedOn = bounds.last < today ? bounds.last : today;
      if (judgedOn < until) periods.push(periodIn(bounds, habit, schedule, today, times));
      day = addDays(bounds.last, 1);
    }
    return periods;
  });
}

/** The period that a day lies in, by the schedule in force on that day; null where that names days. */
export function periodOn(
  records: JournalRecords,
  habit: HabitRecord,
  day: Day,
  today: Day,
): Period | null {
  const schedule = scheduleOn(habit, day);
  if (!isTimes(schedule)) return null;
  const times = timesOf(records, habit, firstDayOfHabit(records, habit), today);
  return periodIn(boundsOf(day, schedule.per, records), habit, schedule, today, times);
}

interface Bounds {
  readonly first: Day;
  readonly last: Day;
  /** True for a week with fewer than seven days. */
  readonly isCut: boolean;
}

function periodIn(
  { first, last, isCut }: Bounds,
  habit: HabitRecord,
  schedule: Times,
  today: Day,
  timesIn: TimesIn,
): Period {
  const { per, times } = schedule;
  const lastLived = last < today ? last : today;
  let done = 0;
  let isWhole =
    !isCut &&
    habit.schedule.every(
      ({ from, value }) => from <= first || from > lastLived || isSame(value, schedule),
    ) &&
    isSame(scheduleOn(habit, first), schedule);
  // A period lies in one month, or in two.
  for (const month of new Set([monthOf(first), monthOf(lastLived)])) {
    const lived = difference(daysFrom(first, month), daysFrom(addDays(lastLived, 1), month));
    const { active, counted } = timesIn(month);
    done += countDays(intersection(lived, counted));
    isWhole &&= isEmpty(difference(lived, active));
  }
  return { per, first, last, times, done, state: stateOf(times, done, isWhole, last < today) };
}

function stateOf(times: number, done: number, isWhole: boolean, isOver: boolean): Period['state'] {
  if (done >= times) return 'reached';
  if (!isWhole) return 'waived';
  return isOver ? 'missed' : 'open';
}

/** The days of a month that ask for a habit, and those that count as a time. */
type TimesIn = (month: Month) => { readonly active: DaySet; readonly counted: DaySet };

function timesOf(records: JournalRecords, habit: HabitRecord, since: Day, today: Day): TimesIn {
  const known = new Map<Month, ReturnType<TimesIn>>();
  return (month) => {
    const before = known.get(month);
    if (before !== undefined) return before;
    const active = activeDays(habit, since, month, records.pauses);
    const done = intersection(doneDays(records, habit, month, today), daysOfTimes(habit, month));
    const sets = { active, counted: intersection(active, done) };
    known.set(month, sets);
    return sets;
  };
}

function isSame(one: Schedule, other: Times): boolean {
  return isTimes(one) && one.times === other.times && one.per === other.per;
}

/** The first and the last day of the calendar period that a day lies in. */
function boundsOf(
  day: Day,
  per: PeriodUnit,
  { weeks = weeksFrom(1) }: Pick<JournalRecords, 'weeks'>,
): Bounds {
  if (per === 'week') return weekOf(day, weeks);
  const month = monthOf(day);
  return { first: dayIn(month, 0), last: dayIn(month, daysInMonth(month) - 1), isCut: false };
}

/**
 * Counts the periods in a row, back from the latest, that were reached. One that is open or waived
 * neither counts nor breaks.
 *
 * @returns 0 when the latest that was over was missed, null while there is no period to judge by.
 */
export function periodStreak(periods: readonly Period[]): number | null {
  const judged = periods.filter(({ state }) => state === 'reached' || state === 'missed');
  if (judged.length === 0) return null;
  const lastMissed = judged.findLastIndex(({ state }) => state === 'missed');
  return judged.length - 1 - lastMissed;
}

/** The most periods in a row that were ever reached; null while there is no period to judge by. */
export function bestPeriodStreak(periods: readonly Period[]): number | null {
  let best: number | null = null;
  let run = 0;
  for (const { state } of periods) {
    if (state !== 'reached' && state !== 'missed') continue;
    run = state === 'reached' ? run + 1 : 0;
    best = Math.max(best ?? 0, run);
  }
  return best;
}

/** The last period, and those that lie in the four weeks or three months before it. */
export function latestPeriods(periods: readonly Period[]): readonly Period[] {
  const last = periods.at(-1);
  if (!last) return [];
  const from =
    last.per === 'month'
      ? dayIn(addMonths(monthOf(last.first), -3), 0)
      : addDays(last.first, -4 * 7);
  return periods.filter(({ first }) => first >= from);
}
