import { indexIn, type Month, monthOf } from '../../days/month';
import type { JournalTables } from '../../deviceJournal';
import { habitNoteKey } from '../../progress/views';
import { newUid } from '../uid';
import { AMOUNT, type DayCells, emptyCells, markCode, moodCode, NO_VALUE } from './cells';
import { lastHabitId } from './habitIds';
import { type HabitIds, type PortableJournal, type UnknownFields, uidOfOwner } from './portable';
import { quarantinedUid } from './quarantined';
import type { HabitNoteRow, HabitRow, NoteRow, QuarantinedRow, SettingRow } from './rows';
import type { Stamp } from './stamp';

/**
 * Creates the tables of a journal.
 *
 * @param ids - the ids that habits have in the database already; the others get new ones.
 * @param findings - the findings on habits and moods, by these ids.
 */
export function fromPortable(
  journal: PortableJournal,
  ids: HabitIds,
  findings: readonly SettingRow[] = [],
): JournalTables {
  const idOf = idGiver(ids);
  const months = new MonthRows();
  const habits = [...journal.habits].map(([uid, habit]): HabitRow => ({ ...habit, id: idOf(uid) }));
  for (const [uid, byDay] of journal.marks) {
    const id = idOf(uid);
    for (const [day, { mark, code = markCode(mark), amount = 0, ...stamp }] of byDay) {
      const cells = months.cellsOf(monthOf(day), id);
      cells.set(indexIn(day), code, stamp, typeof mark === 'number' ? mark : amount);
    }
  }
  const notes: NoteRow[] = [];
  for (const [day, entry] of journal.entries) {
    const { mood, code = moodCode(mood), at, offset, note, noteAt, noteOffset, noteFields } = entry;
    // A day may have a note and never have had a mood.
    if (at !== 0 || code !== NO_VALUE) {
      months.cellsOf(monthOf(day), 'moods').set(indexIn(day), code, { at, offset });
    }
    if (note !== '' || noteAt !== 0 || noteFields) {
      notes.push({ ...noteFields, day, note, at: noteAt, offset: noteOffset });
    }
  }
  for (const [owner, byMonth] of journal.unknownFields) {
    for (const [month, fields] of byMonth) {
      if (owner === 'row') months.setFields(month, fields);
      else
        months.cellsOf(month, owner === 'moods' ? owner : idOf(uidOfOwner(owner))).fields = fields;
    }
  }
  const habitNotes = [...journal.habitNotes].flatMap(([uid, byDay]) =>
    [...byDay].map(([day, note]): HabitNoteRow => ({ key: habitNoteKey(idOf(uid), day), ...note })),
  );
  return {
    habits: habits.toSorted((one, other) => one.id - other.id),
    months: months.rows(),
    notes: byKey(notes, 'day'),
    habitNotes: byKey(habitNotes, 'key'),
    settings: byKey([...journal.settings.values(), ...findings], 'key'),
    quarantine: [...journal.quarantined.values()].map((row): QuarantinedRow => {
      const uid = quarantinedUid(row);
      return { id: newUid(), ...row, ...(uid !== null && { key: idOf(uid) }) };
    }),
  };
}

/** Gives each habit the id that it has, and new ones the next. */
function idGiver(known: HabitIds): (uid: string) => number {
  const ids = new Map(known);
  let last = lastHabitId(known.values());
  return (uid) => {
    const id = ids.get(uid) ?? (last += 1);
    ids.set(uid, id);
    return id;
  };
}

/** The rows of months while they are filled. */
class MonthRows {
  readonly #months = new Map<Month, Map<number | 'moods', CellsDraft>>();
  readonly #fields = new Map<Month, UnknownFields>();

  setFields(month: Month, fields: UnknownFields): void {
    this.#fields.set(month, fields);
    this.cellsOf(month, 'moods');
  }

  cellsOf(month: Month, of: number | 'moods'): CellsDraft {
    const cells = this.#months.get(month) ?? new Map<number | 'moods', CellsDraft>();
    this.#months.set(month, cells);
    const draft = cells.get(of) ?? new CellsDraft(month);
    cells.set(of, draft);
    return draft;
  }

  rows() {
    const rows = [...this.#months].map(([month, drafts]) => {
      const { moods = emptyCells(month), ...marks } = Object.fromEntries(
        [...drafts].map(([of, draft]) => [of, draft.cells()]),
      );
      return { ...this.#fields.get(month), month, marks, moods };
    });
    return byKey(rows, 'month');
  }
}

/** The cells of a month while they are filled. */
class CellsDraft {
  readonly #values: string[];
  readonly #at: number[];
  readonly #offset: number[];
  readonly #amounts: number[];
  /** Fields that only a newer version knows. */
  fields: UnknownFields = {};

  constructor(month: Month) {
    const { values, at, offset } = emptyCells(month);
    this.#values = [...values];
    this.#at = [...at];
    this.#offset = [...offset];
    this.#amounts = [...at];
  }

  set(index: number, value: string, { at, offset }: Stamp, amount = 0): void {
    this.#values[index] = value;
    this.#at[index] = at;
    this.#offset[index] = offset;
    this.#amounts[index] = amount;
  }

  cells(): DayCells {
    const hasAmounts = this.#values.includes(AMOUNT) || this.#amounts.some((each) => each !== 0);
    return {
      ...this.fields,
      values: this.#values.join(''),
      at: this.#at,
      offset: this.#offset,
      ...(hasAmounts && { amounts: this.#amounts }),
    };
  }
}

function byKey<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Row[] {
  return rows.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
}
