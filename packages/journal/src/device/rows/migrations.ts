import * as v from 'valibot';
import { type Day, SUPPORTED_DAYS } from '../../days/day';
import { dayIn, daysInMonth, indexIn, type Month, monthOf } from '../../days/month';
import { NEVER, type Stamp } from './stamp';
import { newUid } from '../../uid';
import { day, month, stamp, weekday } from './values';

/** Tables by name, as some version of the schema stored them: nothing is validated. */
export type StoredTables = Readonly<Record<string, readonly unknown[]>>;

/** A step from one version of the schema to the next. */
export interface Migration {
  readonly id: string;
  /** The version that the step leads to; a version may need several steps. */
  readonly version: number;
  /** Changes tables. It throws for no value of any kind: rows that it cannot read stay as they are. */
  readonly up: (tables: StoredTables) => StoredTables;
}

/**
 * All steps in their order. A database of an earlier version goes through them as it is opened, and a
 * backup of an earlier version as it is read. A step is never changed once it was released.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 'add-habit-notes',
    version: 2,
    up: ({ habitNotes = [], ...tables }) => ({ ...tables, habitNotes }),
  },
  {
    id: 'rename-set-aside-to-quarantine',
    version: 3,
    up: ({ setAside = [], ...tables }) => ({ ...tables, quarantine: setAside }),
  },
  {
    id: 'stamp-notes',
    version: 3,
    up: (tables) => ({ ...tables, notes: stampedNotes(tables) }),
  },
  {
    id: 'keep-history-of-first-weekday',
    version: 4,
    up: ({ settings = [], ...tables }) => ({ ...tables, settings: settings.map(withWeeks) }),
  },
  // Rows may have times of what is left off; those of earlier versions have none.
  { id: 'add-times-of-what-is-left-off', version: 5, up: (tables) => tables },
  // Fields of a habit may have stamps of their own; those of earlier versions have that of the row.
  { id: 'stamp-fields-of-habits', version: 6, up: (tables) => tables },
  // Reminders may ask for the mood, and number keys may be off; as neither was chosen in earlier versions.
  { id: 'remind-of-moods', version: 7, up: (tables) => tables },
  { id: 'entries-in-rows-of-their-own', version: 8, up: withEntries },
  // Entries may have labels; those of earlier versions have none.
  { id: 'add-labels', version: 9, up: ({ labels = [], ...tables }) => ({ ...tables, labels }) },
  // What goes with moods is tested anew, with labels.
  {
    id: 'drop-findings-on-habits-alone',
    version: 9,
    up: ({ settings = [], ...tables }) => ({
      ...tables,
      settings: settings.filter((row) => !v.is(habitFindings, row)),
    }),
  },
  // Streaks may be hidden, and hard days left out, too; in earlier versions neither could be chosen.
  {
    id: 'add-period-notes',
    version: 10,
    up: ({ periodNotes = [], ...tables }) => ({ ...tables, periodNotes }),
  },
  // What goes with moods is tested anew, with weekdays, and with the days behind each finding.
  {
    id: 'drop-findings-without-days',
    version: 10,
    up: ({ settings = [], ...tables }) => ({
      ...tables,
      settings: settings.filter((row) => !v.is(findingsWithoutDays, row)),
    }),
  },
];

/** The tables that a backup of a version must have. */
export function tablesOf(version: number): readonly string[] {
  return [
    'habits',
    'months',
    'settings',
    version < 8 ? 'notes' : 'entries',
    ...(version < 2 ? [] : ['habitNotes']),
    ...(version < 3 ? [] : ['quarantine']),
    ...(version < 9 ? [] : ['labels']),
    ...(version < 10 ? [] : ['periodNotes']),
  ];
}

/** The version of the rows. It rises wherever a row takes a new field or a field a new value. */
export const SCHEMA_VERSION = Math.max(...MIGRATIONS.map(({ version }) => version));

/** The tables of an earlier version as those of this one. Whatever is no list is left out. */
export function migrate(
  tables: Readonly<Record<string, unknown>>,
  fromVersion: number,
): StoredTables {
  const stored = Object.entries(tables).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  return MIGRATIONS.filter(({ version }) => version > fromVersion).reduce<StoredTables>(
    (migrated, { up }) => up(migrated),
    Object.fromEntries(stored),
  );
}

const habitFindings = v.object({ key: v.literal('habitMoods') });
const findingsWithoutDays = v.object({ key: v.literal('moodFactors') });

const unstampedNote = v.object({ day: v.string(), at: v.optional(v.undefined()) });
const monthOfMoods = v.object({
  month: v.string(),
  moods: v.object({ at: v.array(v.number()), offset: v.array(v.number()) }),
});

/** The notes, those without a stamp with the stamp of the mood beside them. */
function stampedNotes({ notes = [], months = [] }: StoredTables): readonly unknown[] {
  const moods = new Map(
    months.flatMap((row) => (v.is(monthOfMoods, row) ? [[row.month, row.moods] as const] : [])),
  );
  return notes.map((row) => {
    if (!v.is(unstampedNote, row)) return row;
    const { at, offset } = moods.get(monthOf(row.day)) ?? { at: [], offset: [] };
    const index = indexIn(row.day);
    return { ...row, at: at[index] ?? 0, offset: offset[index] ?? 0 };
  });
}

const chosenWeekday = v.object({ key: v.literal('firstWeekday'), value: weekday });

/** The setting of the first weekday as a history; 'locale' is none, and settled as the journal is opened. */
function withWeeks(row: unknown): unknown {
  if (!v.is(chosenWeekday, row)) return row;
  return { ...row, value: [{ from: SUPPORTED_DAYS.first, value: row.value }] };
}

const noteOfDay = v.looseObject({ day, note: v.string(), ...stamp });
const monthWithMoods = v.pipe(
  v.looseObject({
    month,
    moods: v.looseObject({
      values: v.pipe(v.string(), v.regex(/^[!-~]*$/)),
      at: v.array(stamp.at),
      offset: v.array(stamp.offset),
    }),
  }),
  v.check(({ month: of, moods: { values, at, offset } }) =>
    [values, at, offset].every(({ length }) => length === daysInMonth(of)),
  ),
);
const anyMoods = v.looseObject({ moods: v.unknown() });

/** True for a month whose moods cannot be read. */
const isDamaged = (row: unknown) => v.is(anyMoods, row) && !v.is(monthWithMoods, row);

const quarantined = (table: string, rows: readonly unknown[]) =>
  rows.map((row) => ({ id: newUid(), table, key: null, row, at: 0 }));

/** The fields of an entry, which no field of a note takes the place of. */
const ENTRY_FIELDS = ['id', 'day', 'time', 'mood', 'code', 'note', 'at', 'offset', 'stamps'];

/**
 * The mood of each day, which stood in the row of its month, and its note, which had a row of its own, as an entry. Its
 * id is its day, so that two devices, and backups, know it for the same one. A month whose moods cannot be read is
 * quarantined, as is such a note: without them it would look whole.
 */
function withEntries({ months = [], notes = [], quarantine = [], ...tables }: StoredTables) {
  const texts = new Map(
    notes.filter((row) => v.is(noteOfDay, row)).map((row) => [row.day, row] as const),
  );
  const entries = new Map<Day, object>();
  const marks = months
    .filter((row) => !isDamaged(row))
    .map((row) => {
      if (!v.is(monthWithMoods, row)) return row;
      const { moods, ...others } = row;
      for (const [index, code] of [...moods.values].entries()) {
        const changed = { at: moods.at[index] ?? 0, offset: moods.offset[index] ?? 0 };
        const id = dayIn(row.month, index);
        if (code !== '.' || changed.at !== 0) {
          entries.set(id, entryOf(id, moodOf(code), texts.get(id), changed));
        }
      }
      return others;
    });
  for (const [id, text] of texts) {
    if (!entries.has(id)) entries.set(id, entryOf(id, moodOf('.'), text, NEVER));
  }
  const byMonth = new Map<Month, object[]>();
  for (const [id, entry] of entries) {
    byMonth.set(monthOf(id), [...(byMonth.get(monthOf(id)) ?? []), entry]);
  }
  return {
    ...tables,
    months: marks,
    entries: [...byMonth].map(([of, all]) => ({ month: of, entries: all })),
    quarantine: [
      ...quarantine,
      ...quarantined('months', months.filter(isDamaged)),
      ...quarantined(
        'notes',
        notes.filter((row) => !v.is(noteOfDay, row)),
      ),
    ],
  };
}

/** The mood of a character; one that is no number is kept as an unknown field. */
function moodOf(code: string) {
  if (code === '.') return { mood: null };
  return Number.isNaN(Number(code)) ? { mood: null, code } : { mood: Number(code) };
}

/** An entry of a mood and its note, each with its stamp: a note that was never written is older than any other. */
function entryOf(
  id: Day,
  mood: ReturnType<typeof moodOf>,
  text: v.InferOutput<typeof noteOfDay> | undefined,
  changed: Stamp,
) {
  const { note, at, offset } = text ?? { note: '', ...NEVER };
  const unknown = Object.entries(text ?? {}).filter(([field]) => !ENTRY_FIELDS.includes(field));
  const isOfMood = at === changed.at && offset === changed.offset;
  return {
    ...Object.fromEntries(unknown),
    id,
    ...mood,
    note,
    ...changed,
    ...(!isOfMood && { stamps: { note: { at, offset } } }),
  };
}
