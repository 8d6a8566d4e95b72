import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { PortableJournal } from '../device/rows/portable';
import type { MoodValue } from '../moods/mood';
import { guardFormula } from './files/formulas';
import { asHtml } from './records/plainText';

/** The words of Daylio that stand for our moods, so that it and its readers know them. */
const MOOD_WORDS: Readonly<Record<MoodValue, string>> = {
  5: 'rad',
  4: 'good',
  3: 'meh',
  2: 'bad',
  1: 'awful',
};

/**
 * A journal as tables that other apps import: habits in the layout of HabitBull, moods in that of
 * Daylio, in a zip.
 */
export function spreadsheet(journal: PortableJournal): Uint8Array<ArrayBuffer> {
  const zip = zipSync({
    'habits.csv': strToU8(habitTable(journal)),
    // Daylio begins with a mark, by which spreadsheets know UTF-8.
    'moods.csv': strToU8(`\uFEFF${moodTable(journal)}`),
  });
  return new Uint8Array(zip);
}

function habitTable({ habits, marks, habitNotes }: PortableJournal): string {
  const header = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';
  const listed = [...habits.values()]
    .filter(({ deleted }) => !deleted)
    .toSorted((one, other) => one.position - other.position);
  const rows = listed.flatMap(({ uid, name }) => {
    const values = marks.get(uid);
    const notes = habitNotes.get(uid);
    const days = [...new Set([...(values?.keys() ?? []), ...(notes?.keys() ?? [])])].toSorted();
    return days.flatMap((day) => {
      const mark = values?.get(day)?.mark ?? 'empty';
      const note = notes?.get(day)?.note ?? '';
      const value = typeof mark === 'number' ? mark : Number(mark === 'done');
      const isSaid = mark === 'done' || typeof mark === 'number' || note !== '';
      return isSaid ? [[name, '', '', day, String(value), note]] : [];
    });
  });
  return table([header.split(','), ...rows]);
}

function moodTable({ entries }: PortableJournal): string {
  const header = 'full_date,date,weekday,time,mood,activities,note_title,note';
  const rows = [...entries]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([day, { mood, note }]) =>
      mood === null ? [] : [[day, '', '', '', MOOD_WORDS[mood], '', '', asHtml(note)]],
    );
  return table([header.split(','), ...rows]);
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(guardFormula));
  return `${Papa.unparse(cells, { newline: '\n' })}\n`;
}
