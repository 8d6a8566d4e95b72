import { isLabelValue, type LabelKind, SCALE_RANGE } from '../../moods/label';
import type { ImportedLabel } from './reading';

// Labels and scales in the cells of a table, as Daylio writes them: 'walk | read', 'Sleep Time: 7:30'.

/** A label as a file has it. The name of a mood belongs to the mood of its entry. */
export type RawLabel = Omit<ImportedLabel, 'mood'>;

/** The labels of an entry, there or not, or names of its mood. */
export function namedLabels(
  names: readonly string[],
  { kind = 'label', group = '' }: { readonly kind?: LabelKind; readonly group?: string } = {},
): RawLabel[] {
  return names.map((name) => ({ kind, name, group, value: 1 }));
}

const BETWEEN = ' | ';

/** The texts of a cell. */
export function textsIn(cell: string): string[] {
  return cell
    .split(/ \|(?= |$)/)
    .map((text) => text.trim().replace(ESCAPED, unescaped))
    .filter((text) => text !== '');
}

/** A cell of texts. A bar within one is escaped, so that it comes back as it was. */
export function cellOfTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/(\\*)\|/g, String.raw`$1$1\|`)).join(BETWEEN);
}

const ESCAPED = /(\\+)\|/g;

/** A bar after an odd number of backslashes is an escaped one; after an even number, both stand as they are. */
function unescaped(whole: string, { length }: string): string {
  return length % 2 === 1 ? `${'\\'.repeat((length - 1) / 2)}|` : whole;
}

/** The greatest value of a scale that has no unit. */
const [, HIGHEST] = SCALE_RANGE;
const MINUTES = 60;
const NO_BREAK = '\u00A0';

/** Reads a scale with its value; null where there is no number. A time is one of hours. */
export function scaleIn(text: string): RawLabel | null {
  const [, name = '', value = ''] = /^(.*):\s+(\S.*)$/s.exec(text) ?? [];
  const [, hours, minutes] = /^(\d+):([0-5]\d)$/.exec(value) ?? [];
  if (hours !== undefined) {
    const amount = Number(hours) + Number(minutes) / MINUTES;
    return scale(name, 'h', Math.round(amount * 100) / 100);
  }
  const number = /^(?:\d{1,3}(?:,\d{3})+(?![\d.,])|\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)/.exec(value)?.[0];
  if (number === undefined) return null;
  const isGrouped = /,\d{3}$/.test(number);
  const amount = Number(isGrouped ? number.replaceAll(',', '') : number.replace(',', '.'));
  const rest = value.slice(number.length).replace(/\s+/g, ' ');
  const unit = rest.startsWith('/') ? `/ ${rest.slice(1).trim()}` : rest.trim();
  const isOfFive = unit === `/ ${HIGHEST}` || unit === `/ ${HIGHEST} points`;
  const isBare = isOfFive && isLabelValue({ kind: 'scale', unit: '' }, amount);
  return scale(name, isBare ? '' : unit, amount);
}

/** Writes a scale with its value: as Daylio does, where that says the same. */
export function scaleText({ name, unit }: { name: string; unit: string }, value: number): string {
  const minutes = Math.round(value * MINUTES);
  const clock = `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`;
  const [, most] = /^\/ (.+)$/.exec(unit) ?? [];
  const written = [
    ...(unit === '' ? [`${value}/${HIGHEST} points`] : []),
    ...(unit === 'h' ? [clock] : []),
    ...(most === undefined ? [] : [`${value}/${most}`]),
    `${value} ${unit}`,
  ].map((text) => `${name}:${NO_BREAK}${text.replace(' ', NO_BREAK)}`);
  return written.find((text) => isSame(scaleIn(text), { unit, value })) ?? written.at(-1) ?? '';
}

function isSame(read: RawLabel | null, { unit, value }: { unit: string; value: number }): boolean {
  return read?.unit === unit && read.value === value;
}

function scale(name: string, unit: string, value: number): RawLabel {
  return { kind: 'scale', name, unit, value };
}
