import type { Day } from '../../days/day';
import { dayIn } from '../../days/month';
import type { JournalContents } from '../../progress/contents';
import { AMOUNT, DONE, NO_VALUE, SKIPPED } from './cells';
import { partitionValues } from './quarantine';
import type { JournalTables } from '../../journal';
import type { MonthRow } from './rows';

/** What the rows of all tables add up to. */
export function contentsOf(tables: JournalTables): JournalContents {
  const habits = partitionValues('habits', tables.habits);
  const months = partitionValues('months', tables.months);
  const notes = partitionValues('notes', tables.notes);
  const habitNotes = partitionValues('habitNotes', tables.habitNotes);
  const settings = partitionValues('settings', tables.settings);
  const listed = habits.rows.filter(({ deleted }) => !deleted);
  const codes = months.rows.flatMap((row) =>
    listed.flatMap(({ id }) => [...(row.marks[id]?.values ?? '')]),
  );
  const count = (...wanted: string[]) => codes.filter((code) => wanted.includes(code)).length;
  const days = months.rows.flatMap(recordedDays).toSorted();
  return {
    habits: listed.length,
    ticks: count(DONE, AMOUNT),
    skips: count(SKIPPED),
    moods: months.rows.reduce((sum, { moods }) => sum + countValues(moods.values), 0),
    notes: notes.rows.length + habitNotes.rows.filter(({ note }) => note !== '').length,
    first: days.at(0) ?? null,
    last: days.at(-1) ?? null,
    unreadable:
      tables.setAside.length +
      [habits, months, notes, habitNotes, settings].reduce(
        (sum, table) => sum + table.unreadable.length,
        0,
      ),
  };
}

function recordedDays({ month, marks, moods }: MonthRow): Day[] {
  const all = [...Object.values(marks), moods].map(({ values }) => values);
  const indices = all.flatMap((values) =>
    [...values].flatMap((value, index) => (value === NO_VALUE ? [] : index)),
  );
  return indices.length === 0
    ? []
    : [dayIn(month, Math.min(...indices)), dayIn(month, Math.max(...indices))];
}

function countValues(values: string): number {
  return [...values].filter((value) => value !== NO_VALUE).length;
}
