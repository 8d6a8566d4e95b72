import { indexIn, type Month, monthOf } from '../../days/month';
import type { JournalTables } from '../../deviceJournal';
import { dayOfEntry } from '../../moods/mood';
import { habitNoteKey } from '../../progress/views';
import { newUid } from '../../uid';
import { AMOUNT, type DayCells, emptyCells, markCode } from './cells';
import { lastHabitId } from './habitIds';
import { type HabitIds, type PortableJournal, type UnknownFields, uidOfOwner } from './portable';
import { quarantinedUid } from './quarantined';
import type { EntryRow, HabitNoteRow, HabitRow, QuarantinedRow, SettingRow } from './rows';
import type { Stamp } from './stamp';

/**
 * Creates the tables of a journal.
 *
 * @param ids - the ids that habits have in the database already; the others get new ones.
 * @param findings - the findings on what goes with moods, by these ids.
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
  for (const [owner, byMonth] of journal.unknownFields) {
    for (const [month, fields] of byMonth) {
      if (owner === 'row') months.setFields(month, fields);
      else if (owner !== 'entries') months.cellsOf(month, idOf(uidOfOwner(owner))).fields = fields;
    }
  }
  const habitNotes = [...journal.habitNotes].flatMap(([uid, byDay]) =>
    [...byDay].map(([day, note]): HabitNoteRow => ({ key: habitNoteKey(idOf(uid), day), ...note })),
  );
  return {
    habits: habits.toSorted((one, other) => one.id - other.id),
    months: months.rows(),
    entries: entryRows(journal),
    habitNotes: byKey(habitNotes, 'key'),
    periodNotes: byKey([...journal.periodNotes.values()], 'period'),
    labels: byKey([...journal.labels.values()], 'uid'),
    settings: byKey([...journal.settings.values(), ...findings], 'key'),
    quarantine: [...journal.quarantined.values()].map((row): QuarantinedRow => {
      const uid = quarantinedUid(row);
      return { id: newUid(), ...row, ...(uid !== null && { key: idOf(uid) }) };
    }),
  };
}

/** The entries of each month, in the same order on every device. */
function entryRows({ entries, unknownFields }: PortableJournal) {
  const byMonth = new Map<Month, EntryRow[]>();
  for (const month of unknownFields.get('entries')?.keys() ?? []) byMonth.set(month, []);
  for (const entry of entries.values()) {
    const month = monthOf(dayOfEntry(entry.id));
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  const rows = [...byMonth].map(([month, ofMonth]) => ({
    ...unknownFields.get('entries')?.get(month),
    month,
    entries: byKey(ofMonth, 'id'),
  }));
  return byKey(rows, 'month');
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
  readonly #months = new Map<Month, Map<number, CellsDraft>>();
  readonly #fields = new Map<Month, UnknownFields>();

  setFields(month: Month, fields: UnknownFields): void {
    this.#fields.set(month, fields);
    this.#draftsOf(month);
  }

  cellsOf(month: Month, id: number): CellsDraft {
    const drafts = this.#draftsOf(month);
    const draft = drafts.get(id) ?? new CellsDraft(month);
    drafts.set(id, draft);
    return draft;
  }

  #draftsOf(month: Month): Map<number, CellsDraft> {
    const drafts = this.#months.get(month) ?? new Map<number, CellsDraft>();
    this.#months.set(month, drafts);
    return drafts;
  }

  rows() {
    const rows = [...this.#months].map(([month, drafts]) => {
      const marks = Object.fromEntries([...drafts].map(([id, draft]) => [id, draft.cells()]));
      return { ...this.#fields.get(month), month, marks };
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
