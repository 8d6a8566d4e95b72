import type { Day } from '../../days/day';
import { dayIn, type Month } from '../../days/month';
import { isGoalMet } from '../../habits/goal';
import type { HabitMark } from '../../habits/habit';
import { goalOn } from '../../habits/habitHistory';
import type { LabelKind } from '../../moods/label';
import { dayOfEntry, isMoodValue } from '../../moods/mood';
import type { JournalContents } from '../../progress/contents';
import { isListedLabel } from '../../progress/entryLabels';
import { type DayCells, markAt } from './cells';
import { partitionValues } from './quarantine';
import type { JournalTables } from '../../deviceJournal';
import type { HabitRow, MonthRow } from './rows';

/** Counts the records in the rows of all tables. */
export function contentsOf(tables: JournalTables): JournalContents {
  const habits = partitionValues('habits', tables.habits);
  const months = partitionValues('months', tables.months);
  const entryRows = partitionValues('entries', tables.entries);
  const habitNotes = partitionValues('habitNotes', tables.habitNotes);
  const periodNotes = partitionValues('periodNotes', tables.periodNotes);
  const labels = partitionValues('labels', tables.labels);
  const labelRows = new Map(labels.rows.map((row) => [row.uid, row]));
  const kinds = labels.rows.filter((row) => isListedLabel(labelRows, row)).map(({ kind }) => kind);
  const countOf = (wanted: LabelKind) => kinds.filter((kind) => kind === wanted).length;
  const settings = partitionValues('settings', tables.settings);
  const listed = habits.rows.filter(({ deleted }) => !deleted);
  const marks = months.rows.flatMap(({ month, marks: byId }) =>
    listed.flatMap((habit) => {
      const cells = byId[habit.id];
      return cells ? marksIn(habit, month, cells) : [];
    }),
  );
  const entries = entryRows.rows.flatMap((row) => row.entries);
  const moods = entries.filter(({ mood }) => isMoodValue(mood));
  const days = [
    ...months.rows.flatMap(recordedDays),
    ...moods.map(({ id }) => dayOfEntry(id)),
  ].toSorted();
  return {
    habits: listed.length,
    ticks: marks.filter((mark) => mark === 'done').length,
    skips: marks.filter((mark) => mark === 'skipped').length,
    moods: moods.length,
    labels: countOf('label'),
    scales: countOf('scale'),
    moodNames: countOf('mood'),
    notes: [...entries, ...habitNotes.rows, ...periodNotes.rows].filter(({ note }) => note !== '')
      .length,
    first: days.at(0) ?? null,
    last: days.at(-1) ?? null,
    unreadable:
      tables.quarantine.length +
      [habits, months, entryRows, habitNotes, periodNotes, labels, settings].reduce(
        (sum, table) => sum + table.unreadable.length,
        0,
      ),
  };
}

/** Marks of a habit in a month; an amount that meets the goal of its day is done. */
function marksIn(habit: HabitRow, month: Month, cells: DayCells): HabitMark[] {
  return Array.from(cells.values, (_, index) => {
    const mark = markAt(cells, index);
    if (typeof mark !== 'number') return mark;
    return isGoalMet(goalOn(habit, dayIn(month, index)), mark) ? 'done' : 'empty';
  });
}

/** The first and the last day of a month on which anything is marked. */
function recordedDays({ month, marks }: MonthRow): Day[] {
  const indices = Object.values(marks).flatMap(markDays);
  return indices.length === 0
    ? []
    : [dayIn(month, Math.min(...indices)), dayIn(month, Math.max(...indices))];
}

function markDays(cells: DayCells): number[] {
  return [...cells.values].flatMap((_, index) => (markAt(cells, index) === 'empty' ? [] : index));
}
