import { addDays, type DeviceJournal, type Undo } from '@daybow/journal';
import { openJournal, startJournal } from '@daybow/journal/device';
import { habits, HABITS, numbersFrom } from './journal';

const DAYS = 28;

/** What a cell of the model says: a mark, a name, or a mood with its note. */
type Model = Record<string, string>;

/** One write at random, what it is about, and what is to be there afterwards. */
interface Operation {
  readonly cell: string;
  readonly value: string;
  readonly write: (journal: DeviceJournal) => Promise<Undo>;
}

const MARKS = ['done', 'skipped', 'empty'] as const;

/** A write of one tab: its habits are odd or even, and so are the days of its moods. */
function operation(random: () => number, parity: number, today: string): Operation {
  const pick = (count: number) => Math.floor(random() * count);
  const id = 2 * pick(HABITS / 2) + 1 + parity;
  switch (pick(4)) {
    case 0: {
      const name = `Habit ${pick(1000)} 👩‍👩‍👧‍👦`;
      return { cell: `name ${id}`, value: name, write: (each) => each.editHabit(id, { name }) };
    }
    case 1: {
      const day = addDays(today, -(2 * pick(DAYS / 2) + parity));
      const draft = { mood: (1 + pick(5)) as 1, note: `Note ${pick(1000)}` };
      return {
        cell: `mood ${day}`,
        value: `${draft.mood} ${draft.note}`,
        write: (each) => each.saveEntry(day, draft),
      };
    }
    case 2: {
      const day = addDays(today, -(2 * pick(DAYS / 2) + parity));
      return { cell: `mood ${day}`, value: '', write: (each) => each.removeEntry(day) };
    }
    default: {
      const day = addDays(today, -pick(DAYS));
      const mark = MARKS[pick(3)] ?? 'empty';
      return {
        cell: `mark ${id} ${day}`,
        value: mark,
        write: (each) => each.setMark(id, day, mark),
      };
    }
  }
}

/** Writes at random, ten at once, and takes some of it back; gives what is to be there in the end. */
export async function race(parity: number, operations: number): Promise<Model> {
  const { journal } = await startJournal({ habits });
  const random = numbersFrom(parity + 1);
  const { today } = journal.getView();
  const model: Model = {};
  for (let batch = 0; batch < operations; batch += 10) {
    const before = { ...model };
    const all = Array.from({ length: Math.min(10, operations - batch) }, () =>
      operation(random, parity, today),
    );
    const undos = await Promise.all(
      all.map(({ cell, value, write }) => {
        model[cell] = value;
        return write(journal);
      }),
    );
    // The last of a batch is taken back, unless it was the second about the same thing.
    const last = all.at(-1);
    const isOnly = all.filter(({ cell }) => cell === last?.cell).length === 1;
    if (last && isOnly && last.cell in before && random() < 0.5) {
      await undos.at(-1)?.();
      model[last.cell] = before[last.cell] ?? '';
    }
  }
  Object.assign(globalThis, { raced: journal });
  return model;
}

/** The cells that differ from a model, as this tab shows them, or as a reload does. */
export async function differences(model: Model, reloaded: boolean): Promise<string[]> {
  const { raced } = globalThis as unknown as { raced: DeviceJournal };
  const journal = reloaded ? await openJournal() : raced;
  if (journal === null) return ['There is no journal.'];
  const faults: string[] = [];
  for (const [cell, expected] of Object.entries(model)) {
    const actual = await valueOf(journal, cell);
    if (actual !== expected) faults.push(`${cell}: ${actual}, not ${expected}`);
  }
  return faults;
}

async function valueOf(journal: DeviceJournal, cell: string): Promise<string> {
  const [kind, key = '', day = ''] = cell.split(' ');
  if (kind === 'name') return journal.habit(Number(key))?.name ?? '';
  if (kind === 'mood') {
    const entry = journal.entry(key);
    return entry ? `${entry.mood.value} ${entry.note}` : '';
  }
  const month = journal.habitMonth(Number(key), day.slice(0, 7));
  return month.find((each) => each.day === day)?.mark ?? '';
}
