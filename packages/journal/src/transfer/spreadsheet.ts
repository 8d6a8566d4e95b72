import Papa from 'papaparse';
import type { PortableJournal } from '../device/rows/portable';
import { type EntryRow, inOrder, settingsOf } from '../device/rows/rows';
import { pack } from './files/archive';
import { guardFormula } from './files/formulas';
import { timeKey } from '../moods/entryTime';
import type { LabelKind } from '../moods/label';
import { dayOfEntry, isMoodValue, type MoodValue } from '../moods/mood';
import { shownLabels } from '../progress/entryLabels';
import { MOOD_NAME } from './formats/daylioCsv';
import { cellOfTexts, scaleText } from './records/labelTexts';
import { moodWord } from './records/moodWords';
import { asHtml } from './records/plainText';
import { clockTime } from './records/dates/readTime';

/**
 * A journal as tables that other apps import: habits in the layout of HabitBull, moods in that of
 * Daylio, in a zip.
 */
export function spreadsheet(journal: PortableJournal): Uint8Array<ArrayBuffer> {
  return pack({
    'habits.csv': habitTable(journal),
    // Daylio begins with a mark, by which spreadsheets know UTF-8.
    'moods.csv': `\uFEFF${moodTable(journal)}`,
  });
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
      const value =
        typeof mark === 'number' ? writtenAmount(mark) : String(Number(mark === 'done'));
      const isSaid = mark === 'done' || typeof mark === 'number' || note !== '';
      return isSaid ? [[name, '', '', day, value, note]] : [];
    });
  });
  return table([header.split(','), ...rows]);
}

/**
 * An amount as nothing but an amount is written: 08, as 1 is 'done' and 0 is not. Importers of this
 * layout read whole numbers, so 8.0 would not do
 * (https://github.com/iSoron/uhabits, HabitBullCSVImporter).
 */
function writtenAmount(amount: number): string {
  return Number.isInteger(amount) ? `0${amount}` : String(amount);
}

/**
 * A row an entry, the latest first. A part of the day is no time that other apps read. The mood is the word that they know
 * it by; a person's own names of it have a column of ours at the end. It is left out where there are none, and so is that
 * of scales.
 */
function moodTable({ entries, labels: byUid, settings }: PortableJournal): string {
  const labels = new Map(inOrder(byUid.values()).map((label) => [label.uid, label]));
  const textsOf = ({ labels: uses }: EntryRow, mood: MoodValue, wanted: LabelKind) =>
    cellOfTexts(
      Object.entries(shownLabels(labels, uses, mood)).flatMap(([uid, value]) => {
        const label = labels.get(uid);
        if (label?.kind !== wanted) return [];
        return wanted === 'scale' ? scaleText(label, value) : label.name;
      }),
    );
  const { dayStartHour } = settingsOf(settings.values());
  const keyOf = ({ id, time = null }: EntryRow) =>
    `${dayOfEntry(id)} ${timeKey(time, dayStartHour)} ${id}`;
  const rows = [...entries.values()]
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .toSorted((one, other) => (one.key < other.key ? 1 : -1))
    .flatMap(({ entry }): Readonly<Record<string, string>>[] => {
      const { id, time, mood, note } = entry;
      if (!isMoodValue(mood)) return [];
      return [
        {
          full_date: dayOfEntry(id),
          time: clockTime(time) ?? '',
          mood: moodWord(mood),
          activities: textsOf(entry, mood, 'label'),
          scales: textsOf(entry, mood, 'scale'),
          note: asHtml(note),
          [MOOD_NAME]: textsOf(entry, mood, 'mood'),
        },
      ];
    });
  const columns = MOOD_COLUMNS.filter(
    (column) => !OPTIONAL_COLUMNS.has(column) || rows.some((row) => row[column] !== ''),
  );
  return table([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

/** The columns of Daylio, in its order, and ours. */
const MOOD_COLUMNS = 'full_date,date,weekday,time,mood,activities,scales,note_title,note'
  .split(',')
  .concat(MOOD_NAME);
const OPTIONAL_COLUMNS: ReadonlySet<string> = new Set(['scales', MOOD_NAME]);

function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(guardFormula));
  return `${Papa.unparse(cells, { newline: '\n' })}\n`;
}
