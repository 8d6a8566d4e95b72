import { indexIn, type Month, monthOf } from '../../days/month';
import type { JournalTables } from '../../deviceJournal';
import { habitNoteKey } from '../../progress/views';
import { newUid } from '../uid';
import { AMOUNT, type DayCells, emptyCells, markCode, moodCode } from './cells';
import { lastHabitId } from './habitIds';
import type { HabitIds, PortableJournal } from './portable';
import type { HabitNoteRow, HabitRow, NoteRow, QuarantinedRow, SettingRow } from './rows';
import type { Stamp } from './stamp';

/**
 * The tables of a journal.
 *
 * @param ids - those that habits have in the database already; the others get new ones.
 * @param findings - those on habits and moods, by these ids.
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
    for (const [day, { mark, ...stamp }] of byDay) {
      const amount = typeof mark === 'number' ? mark : undefined;
      months.cellsOf(monthOf(day), id).set(indexIn(day), markCode(mark), stamp, amount);
    }
  }
  const notes: NoteRow[] = [];
  for (const [day, { mood, note, noteAt, noteOffset, ...stamp }] of journal.entries) {
    // A note without any mood beside it has no stamp.
    if (stamp.at !== 0 || mood !== null) {
      months.cellsOf(monthOf(day), 'moods').set(indexIn(day), moodCode(mood), stamp);
    }
    if (note !== '' || noteAt !== 0) notes.push({ day, note, at: noteAt, offset: noteOffset });
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
    setAside: [...journal.quarantined.values()].map((row): QuarantinedRow => ({
      id: newUid(),
      ...row,
    })),
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
      return { month, marks, moods };
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
    return {
      values: this.#values.join(''),
      at: this.#at,
      offset: this.#offset,
      ...(this.#values.includes(AMOUNT) && { amounts: this.#amounts }),
    };
  }
}

function byKey<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Row[] {
  return rows.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
}
