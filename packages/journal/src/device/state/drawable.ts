import { withoutPiles } from '../../text/characters';
import { type HabitRow, inOrder, type LabelRow } from '../rows/rows';

// Texts as they are shown. An earlier version of the app or a file can have brought piles of combining marks, which
// stay in what is stored. What needs no change is the identical object, and is looked through once.

const known = new WeakMap<object, object>();

function once<T extends object>(value: T, look: (value: T) => T): T {
  const drawn = (known.get(value) as T | undefined) ?? look(value);
  known.set(value, drawn);
  return drawn;
}

/** A habit with texts that can be drawn; its uid still names it in the journal. */
export const drawableHabit = (habit: HabitRow): HabitRow =>
  once(habit, () => {
    const drawn = drawable(habit);
    return drawn === habit ? habit : { ...drawn, uid: habit.uid };
  });

/** Labels in their order, with texts that can be drawn. */
export const drawableLabels = (rows: ReadonlyMap<string, LabelRow>): typeof rows =>
  once(rows, () => {
    const drawn = inOrder(rows.values()).map((row) => {
      const { uid, mergedInto, ...texts } = row;
      return { ...drawable(texts), uid, mergedInto };
    });
    return new Map(drawn.map((row) => [row.uid, row]));
  });

/** Rows with notes that can be drawn. */
export const drawableNotes = <Key extends string, Row extends { readonly note: string }>(
  rows: ReadonlyMap<Key, Row>,
): ReadonlyMap<Key, Row> =>
  once(rows, () => {
    const piled = [...rows].filter(([, { note }]) => withoutPiles(note) !== note);
    const drawn = piled.map(([key, row]) => [key, drawable(row)] as const);
    return piled.length === 0 ? rows : new Map([...rows, ...drawn]);
  });

/** A value with texts that can be drawn, at any depth. */
export function drawable<T>(value: T): T {
  if (typeof value === 'string') return withoutPiles(value) as T & string;
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const drawn = entries.map(([key, each]) => [key, drawable(each)] as const);
  if (drawn.every(([, each], index) => each === entries[index]?.[1])) return value;
  return (Array.isArray(value) ? drawn.map(([, each]) => each) : Object.fromEntries(drawn)) as T;
}
