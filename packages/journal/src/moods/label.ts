import { isAmount } from '../habits/goal';
import type { MoodValue } from './mood';

/** What can stand beside a mood: a label that is there or not, a scale with a value, or a person's own name of a mood. */
export const LABEL_KINDS = ['label', 'scale', 'mood'] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];

/** A label, a scale or a mood name, as it is shown. */
export interface Label {
  /** Its id on every device. */
  readonly uid: string;
  /** The name as typed, trimmed, never blank. */
  readonly name: string;
  /** An emoji, or up to two characters of any kind; empty for none. */
  readonly icon: string;
  readonly kind: LabelKind;
  /** The unit of a scale that takes any amount, such as 'h'; a scale without one goes from 1 to 5. */
  readonly unit: string;
  /** The mood that a mood name belongs to; null for the other kinds. */
  readonly mood: MoodValue | null;
  /** The name of its group; empty for none. */
  readonly group: string;
  /** True if it is no longer offered; entries keep it. */
  readonly archived: boolean;
  /** True while a change on the screen is not yet durable: `aria-busy`. */
  readonly pending: boolean;
}

/** A label to be added. A mood name needs its mood. */
export type LabelDraft = Pick<Label, 'name' | 'kind'> &
  Partial<Pick<Label, 'icon' | 'unit' | 'mood' | 'group'>>;

/** Fields of a label that can be edited. */
export type LabelChanges = Partial<Pick<Label, 'name' | 'icon' | 'unit' | 'group'>>;

/** The longest name of a label, or of a group of them, in characters as people count them. */
export const LABEL_NAME_MAX_LENGTH = 50;

/** The most names that a mood can have, without those that are put away. */
export const MOOD_NAMES_MAX = 4;

/** The lowest and the highest value of a scale without a unit. */
export const SCALE_RANGE = [1, 5] as const;

/** True for what an entry can hold of a label: 1 of one that is there or not, and of a scale its value. */
export function isLabelValue({ kind, unit }: Pick<Label, 'kind' | 'unit'>, value: number): boolean {
  if (kind !== 'scale') return value === 1;
  if (unit !== '') return isAmount(value);
  const [lowest, highest] = SCALE_RANGE;
  return Number.isInteger(value) && value >= lowest && value <= highest;
}
