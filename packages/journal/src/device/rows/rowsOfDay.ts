import type { Day } from '../../days/day';
import { indexIn, monthOf } from '../../days/month';
import type { Entry } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { cellAt, type DayValues, markAt, type MarkOrAmount, moodOfCode } from './cells';
import type { Rows } from './changes';

/** The mood and note of a day, as rows have them. */
export function entryOn(rows: Rows<DayValues>, day: Day): Entry {
  const cells = rows.months.get(monthOf(day))?.moods;
  return { mood: moodOfCode(cellAt(cells, indexIn(day))), note: rows.notes.get(day) ?? '' };
}

/** What was set for a habit on a day, as rows have it. */
export function markIn(rows: Rows<DayValues>, id: number, day: Day): MarkOrAmount {
  return markAt(rows.months.get(monthOf(day))?.marks[id], indexIn(day));
}

/** The note on a habit's day, as rows have it. */
export function habitNoteIn(rows: Rows<DayValues>, id: number, day: Day): string {
  return rows.habitNotes.get(habitNoteKey(id, day))?.note ?? '';
}
