import { DONE_WORDS, NOT_DONE_WORDS, SKIPPED_WORDS } from './doneWords';

export type DoneSign = 'done' | 'not-done' | 'skipped';

/** Reads the sign or the word of a cell; null for anything else, and for a sign that may mean both. */
export type SignReader = (cell: string) => DoneSign | null;

/** Ticks, and signs that are filled or green. */
const DONE = signsIn('✓ ✔ ✅ ☑ 🗸 🗹 ● 🟢 🟩 👍 💚');
/** Crosses that trackers write for a day without, and signs that are empty; a dash, too. */
const NOT_DONE = signsIn('- – — ✗ ✘ ✕ ✖ ❌ ☐ ⬜ □ ◻ ▢ ⚪ 👎');
/** Marks of done where nothing else is one: people tick with an x, and Word ticks a box so. Beside ticks, not done. */
const CROSSES = signsIn('x × ☒ ❎ 🗷 ■ ◼ ⬛ ⚫');
/** Circles of Japan and Korea, where they mean done and a cross beside them does not; beside ticks, empty ones. */
const CIRCLES = signsIn('○ ◯ 〇 ⭕ ◎');
/** Red signs mean not done beside ticks. By themselves they may be a colour that somebody likes. */
const REDS = signsIn('🔴 🟥');
/** The letter that is a tick beside an x in Korea, and the lack of one elsewhere: neither is read. */
const LETTER_O = 'o';

const KNOWN: ReadonlyMap<string, DoneSign> = new Map([
  ...[...DONE, ...DONE_WORDS].map((sign) => [sign, 'done'] as const),
  ...[...NOT_DONE, ...NOT_DONE_WORDS].map((sign) => [sign, 'not-done'] as const),
  ...SKIPPED_WORDS.map((sign) => [sign, 'skipped'] as const),
]);

/**
 * Makes the reader of the signs in a table. A sign whose meaning depends on those beside it has one meaning in all of
 * its columns, also in those that have no other sign.
 */
export function readSigns(columns: readonly (readonly string[])[]): SignReader {
  let crosses: DoneSign | null = 'done';
  let circles: DoneSign = 'done';
  let reds: DoneSign | null = null;
  for (const column of columns) {
    const signs = new Set(column.map(plainSign));
    const hasOneOf = (some: ReadonlySet<string>) => [...some].some((sign) => signs.has(sign));
    const hasTicks = [...signs].some((sign) => KNOWN.get(sign) === 'done');
    const hasCircles = hasOneOf(CIRCLES);
    if (hasTicks && hasCircles) circles = 'not-done';
    if (hasTicks && hasOneOf(REDS)) reds = 'not-done';
    if (hasOneOf(CROSSES)) {
      if (hasTicks || hasCircles) crosses = 'not-done';
      else if (signs.has(LETTER_O)) crosses = null;
    }
  }
  return (cell) => {
    const sign = plainSign(cell);
    if (CROSSES.has(sign)) return crosses;
    if (CIRCLES.has(sign)) return circles;
    return REDS.has(sign) ? reds : (KNOWN.get(sign) ?? null);
  };
}

/** Selectors of a variation, as phones write them after a sign, and tones of skin. */
const VARIATIONS = /\uFE0E|\uFE0F|\p{EMod}/gu;

function plainSign(cell: string): string {
  return cell.replace(VARIATIONS, '').normalize('NFC').trim().toLowerCase();
}

function signsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
