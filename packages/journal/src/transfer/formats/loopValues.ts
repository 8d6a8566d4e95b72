import type { Day } from '../../days/day';
import { asciiDigits } from '../records/asciiDigits';
import type { Place } from '../records/rawEntries';
import type { RawHabit, RecordsBuilder } from '../records/recordsBuilder';

/** A day of a habit in a file of Loop's. */
export interface LoopEntry {
  readonly day: Day;
  readonly value: string;
  readonly note: string;
  readonly place: Place;
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['UNKNOWN', -1],
  ['NO', 0],
  ['YES_AUTO', 1],
  ['YES_MANUAL', 2],
  ['SKIP', 3],
]);

/** Versions 2.0.1 to 2.0.3 write an entry in place of its value. */
const ENTRY = /^Entry\(timestamp=[^,]*, value=(-?\d+)\)$/;

/** Amounts are written in thousandths. */
const AMOUNT_SCALE = 1000;

/** The number of a value, which is written as a word or a number; null for anything else. */
export function loopNumber(text: string): number | null {
  const trimmed = asciiDigits(text).trim();
  const known = WORDS.get(trimmed) ?? Number(ENTRY.exec(trimmed)?.[1] ?? NaN);
  if (!Number.isNaN(known)) return known;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null;
}

/** True for a value that other apps do not write: a word of Loop's, or -1 for unknown. */
export function isOfLoop(text: string): boolean {
  const number = loopNumber(text);
  return number === -1 || (number !== null && !/^\p{Nd}+$/u.test(text.trim()));
}

/**
 * Writes the entries of a habit.
 *
 * @param isMeasured - true if the habit counts amounts; null: the file does not say.
 */
export function readLoopEntries(
  builder: RecordsBuilder,
  habit: RawHabit,
  entries: readonly LoopEntry[],
  isMeasured: boolean | null,
): void {
  const numbers = entries.map(({ value }) => loopNumber(value));
  // Older files tell no types: only amounts are above 3.
  const hasAmounts = numbers.some((number) => number !== null && number > 3);
  const measured = isMeasured ?? hasAmounts;
  if (isMeasured === null) habit.targetUnknown = hasAmounts;
  for (const [index, { day, value, note, place }] of entries.entries()) {
    const number = numbers[index] ?? null;
    builder.note(habit, day, note);
    if (number === null || number < -1) builder.unread('value-unknown', value, place);
    else if (number === 3) builder.mark(habit, day, 'skipped', place);
    // An amount could not be taken back in older versions: 0 may mean that there is none.
    else if (number === 0 && isMeasured !== true) builder.unmark(habit, day);
    else if (measured && number >= 0) builder.mark(habit, day, number / AMOUNT_SCALE, place);
    else if (number === 1) builder.remark('computed');
    else if (number === 2) builder.mark(habit, day, 'done', place);
    else if (number > 3) builder.unread('value-unknown', value, place);
  }
}
