import { strToU8, zipSync } from 'fflate';
import { EMPTY_PORTABLE, type PortableJournal } from '../device/rows/portable';
import { dayOfEntry } from '../moods/mood';
import type { SourceFile } from './files/content';
import { openImport, prepareImport, type PreparedImport } from './importFile';
import type { Answers } from './records/questions';

/** The time at which the files of tests were saved. */
const SAVED_AT = Date.UTC(2026, 10, 20, 12);

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A file of text, of bytes, or a zip of several. */
export function fileOf(content: string | Uint8Array | Files, name = 'file'): SourceFile {
  const bytes = bytesOf(content);
  return {
    name,
    size: bytes.length,
    lastModified: SAVED_AT,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
}

function bytesOf(content: string | Uint8Array | Files): Uint8Array {
  if (typeof content === 'string') return strToU8(content);
  if (content instanceof Uint8Array) return content;
  const files = Object.entries(content).map(([path, each]) => [path, bytesOf(each)] as const);
  return zipSync(Object.fromEntries(files));
}

/** Prepares the import of a file, into an empty journal unless told. */
export async function prepare(
  content: string | Uint8Array | Files,
  answers: Answers = {},
  journal: PortableJournal = EMPTY_PORTABLE,
  name = 'file',
): Promise<PreparedImport> {
  return prepareImport(await openImport(fileOf(content, name)), { answers, journal });
}

/** The dry run, briefly: what was recognised and counted, what was not read, what is asked. */
export async function inspect(content: string | Uint8Array | Files, answers?: Answers, name = '') {
  const { dryRun, records } = await prepare(content, answers, EMPTY_PORTABLE, name);
  const { format, contents, daysWithMood, unread, remarks, questions } = dryRun;
  const entries = [...records.entries.values()];
  const nameOf = (uid: string) => records.labels.get(uid)?.name ?? '';
  const { habits, ticks, skips, moods, notes, first, last } = contents;
  return {
    format: [format.id, format.version].filter(Boolean).join('-'),
    counts: { habits, ticks, skips, moods, notes },
    days: [first, last],
    daysWithMood,
    unread: unread.map(({ why, line, file }) => [why, file, line].filter(Boolean).join(' ')),
    remarks: remarks.map(({ about, count }) => `${about} ${count}`),
    questions,
    names: [...records.habits.values()].map(({ name: each }) => each),
    habits: [...records.habits.values()],
    /** The day of each entry with its time, its mood, and its note. */
    entries: entries.map(({ id, time, mood, note }) => [
      [dayOfEntry(id), time].filter(Boolean).join(' '),
      mood,
      note,
    ]),
    times: entries.map(({ time }) => time),
    /** The labels of each entry, by their names. */
    entryLabels: entries.map(({ labels = {} }) =>
      Object.fromEntries(Object.entries(labels).map(([uid, value]) => [nameOf(uid), value])),
    ),
    /** Each label with its kind, and with its unit, mood and group where it has one. */
    labels: [...records.labels.values()].map(({ kind, unit, mood, group, archived, ...label }) =>
      [kind, label.name, unit, mood, group, archived && 'archived'].filter(Boolean).join(', '),
    ),
    marks: [...records.marks.values()].map((byDay) =>
      Object.fromEntries([...byDay].map(([day, { mark }]) => [day, mark])),
    ),
  };
}
