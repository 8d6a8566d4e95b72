import {
  addDays,
  type Day,
  daysBetween,
  daysOfPeriod,
  type EntryDay,
  type HabitLine,
  type Month,
  type MonthLookBack,
  type MoodCalendarDay,
  type MoodValue,
  type Period,
  type Weekday,
  weekdayOf,
  yearOf,
} from '@daybow/journal';

/** The notes that a report prints: none, all, or those that are chosen one by one. */
export type NoteChoice = 'none' | 'all' | 'chosen';

/** The content that a person chose for a report. */
export interface ReportChoice {
  readonly moods: boolean;
  /** The ids of the habits that are left out. */
  readonly habitsLeftOut: ReadonlySet<number>;
  readonly notes: NoteChoice;
  /** The ids of the notes that were chosen one by one. */
  readonly chosenNotes: ReadonlySet<string>;
}

/** All that a journal has of a month. */
export interface MonthFacts {
  readonly lookBack: MonthLookBack;
  readonly days: readonly MoodCalendarDay[];
  /** The days with an entry or a note on a habit, the latest first. */
  readonly entryDays: readonly EntryDay[];
  /** The notes of the month, of the weeks that begin in it, and of a year that ends with it. */
  readonly periodNotes: readonly PeriodNote[];
}

/** The note of a month, a week or a year. */
interface PeriodNote {
  readonly period: Period;
  readonly note: string;
}

/** A note of a report. */
export interface ReportNote {
  readonly id: string;
  /** The day that it is of; null for the note of a period. */
  readonly day: Day | null;
  /** The period that it is of; null for the note of a day. */
  readonly period: Period | null;
  readonly time: string | null;
  /** The mood beside which it was written; null without one. */
  readonly mood: MoodValue | null;
  /** The name of the habit that it is on; null without one. */
  readonly habit: string | null;
  readonly text: string;
  readonly isPrinted: boolean;
}

/** A page of a report: what a month has of what was chosen. */
export interface ReportPage extends Pick<MonthFacts, 'lookBack' | 'days'> {
  readonly month: Month;
  readonly showsMoods: boolean;
  readonly lines: readonly HabitLine[];
  /** The notes in the order of their days, those that are not chosen among them. */
  readonly notes: readonly ReportNote[];
  /** False if the page has nothing but notes that are not chosen. */
  readonly isPrinted: boolean;
}

/** Number of months that a report has at first. */
const FIRST_MONTHS = 3;

/** All that was written down. */
export const EVERYTHING: ReportChoice = {
  moods: true,
  habitsLeftOut: new Set(),
  notes: 'all',
  chosenNotes: new Set(),
};

/** The days of a month. */
export function daysOfMonth(month: Month): Day[] {
  const { from, to } = daysOfPeriod(month);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The periods whose notes a month has: a year that ends with it, itself, and the weeks that begin in it. */
export function notedPeriods(month: Month, firstWeekday: Weekday): Period[] {
  const weeks = daysOfMonth(month).filter((day) => weekdayOf(day) === firstWeekday);
  return [...(month.endsWith('-12') ? [yearOf(month)] : []), month, ...weeks];
}

/** The last months that have a page, three at most, the earliest first. */
export function lastWritten(months: readonly Month[], hasPage: (month: Month) => boolean): Month[] {
  const found: Month[] = [];
  for (const month of months.toReversed()) {
    if (hasPage(month)) found.unshift(month);
    if (found.length === FIRST_MONTHS) break;
  }
  return found;
}

/** The page of a month; null where nothing of what was chosen was written down in it. */
export function reportPage(facts: MonthFacts, choice: ReportChoice): ReportPage | null {
  const { lookBack, days } = facts;
  const { month, moods } = lookBack;
  const lines = lookBack.lines.filter(({ id }) => !choice.habitsLeftOut.has(id));
  const notes = notesOf(facts, choice);
  const hasFigures = (choice.moods && moods.days > 0) || lines.some(hasRecord);
  if (!hasFigures && notes.length === 0) return null;
  return {
    month,
    lookBack,
    days,
    showsMoods: choice.moods && moods.days > 0,
    lines,
    notes,
    isPrinted: hasFigures || notes.some(({ isPrinted }) => isPrinted),
  };
}

const RECORDED = new Set<string>(['done', 'part', 'skipped', 'exceeded']);

/** True if anything of a habit was written down, or a limit was kept. */
function hasRecord({ days }: HabitLine): boolean {
  return days.some(({ state }) => RECORDED.has(state));
}

/** The notes of a month: those of periods, then those of its days, beside moods and on the habits that are chosen. */
function notesOf(
  { entryDays, periodNotes }: MonthFacts,
  { moods, habitsLeftOut, notes, chosenNotes }: ReportChoice,
): ReportNote[] {
  if (notes === 'none') return [];
  const bare = { day: null, period: null, time: null, mood: null, habit: null };
  const all = [
    ...periodNotes.map(({ period, note }) => ({
      ...bare,
      id: `period ${period}`,
      period,
      text: note,
    })),
    ...entryDays.toReversed().flatMap(({ day, entries, habitNotes }) => [
      ...entries.map((entry) => ({
        ...bare,
        id: entry.id,
        day,
        time: entry.time,
        mood: moods ? entry.mood.value : null,
        text: entry.note,
      })),
      ...habitNotes
        .filter(({ id }) => !habitsLeftOut.has(id))
        .map((each) => ({
          ...bare,
          id: `${each.id} ${day}`,
          day,
          habit: each.name,
          text: each.note,
        })),
    ]),
  ];
  return all
    .filter(({ text }) => text.trim() !== '')
    .map((each) => ({ ...each, isPrinted: notes === 'all' || chosenNotes.has(each.id) }));
}
