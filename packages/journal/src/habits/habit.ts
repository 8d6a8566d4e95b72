import { firstCharacters, withoutPiles } from '../text/characters';

/** Something that a person wants to do every day. */
export interface Habit {
  /** A whole number from 1 on, unique among the habits of a journal. */
  readonly id: number;
  /** The name as typed, trimmed, never blank. */
  readonly name: string;
  /** True if the habit is done today. */
  readonly completed: boolean;
  /** An emoji, or up to two characters of any kind; never empty. */
  readonly icon: string;
}

/** The content of the add-habit form, as typed. */
export interface HabitDraft {
  name: string;
  icon: string;
}

/** A record of a habit on a day without an amount. A skipped day is not due. */
export type HabitMark = 'done' | 'skipped' | 'empty';

/** The time of day that a habit belongs to. */
export type HabitGroup = (typeof HABIT_GROUPS)[number];

/** The times of day in the order in which Home shows them. */
export const HABIT_GROUPS = ['morning', 'afternoon', 'evening', 'anytime'] as const;

/** The longest name of a time of day, in characters as people see them. */
export const GROUP_NAME_MAX_LENGTH = 30;

/** The result of a check: a draft that may become a habit, or the reason why it may not. */
export type HabitDraftCheck =
  | { readonly ok: true; readonly draft: HabitDraft }
  | { readonly ok: false; readonly problem: 'habit-name-missing' };

/** The icon of a habit whose form left it empty. */
export const DEFAULT_HABIT_ICON = '✨';

/** The longest icon, in characters as people see them. */
const HABIT_ICON_MAX_LENGTH = 2;

/** Icons that the add-habit form offers. */
export const HABIT_ICON_SUGGESTIONS = ['🚶', '🌿', '🎨', '☕', '📝'] as const;

// A name of zero-width spaces is no name. Not `\p{Cf}`, which has visible signs of Arabic in it;
// U+2800 is a braille cell without dots (https://unicode.org/reports/tr44/).
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** True if a text has anything in it that can be seen. */
export function isVisible(text: string): boolean {
  return !NOTHING_VISIBLE.test(text);
}

/**
 * Shortens a text typed into the icon field to its first {@link HABIT_ICON_MAX_LENGTH}
 * characters as people see them, none of them cut apart, without leading white space.
 */
export function limitHabitIcon(typed: string): string {
  return firstCharacters(typed.trimStart(), HABIT_ICON_MAX_LENGTH);
}

/** The id for a new habit: the highest existing one + 1, and 1 for the first habit. */
export function nextHabitId(habits: readonly Pick<Habit, 'id'>[]): number {
  return habits.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/**
 * Makes a typed draft fit for a habit: the name trimmed, the icon limited and
 * {@link DEFAULT_HABIT_ICON} where there is none. Fails for a name in which nothing can be seen.
 */
export function checkHabitDraft(draft: HabitDraft): HabitDraftCheck {
  const name = withoutPiles(draft.name.trim());
  if (!isVisible(name)) {
    return { ok: false, problem: 'habit-name-missing' };
  }
  const icon = withoutPiles(limitHabitIcon(draft.icon).trim());
  return {
    ok: true,
    draft: { name, icon: isVisible(icon) ? icon : DEFAULT_HABIT_ICON },
  };
}

/**
 * Creates a habit, not completed, from a checked draft beside the existing ones.
 *
 * @param checkedDraft - a draft from {@link checkHabitDraft}; it is not checked again.
 */
export function createHabit(habits: readonly Pick<Habit, 'id'>[], checkedDraft: HabitDraft): Habit {
  return {
    id: nextHabitId(habits),
    name: checkedDraft.name,
    completed: false,
    icon: checkedDraft.icon,
  };
}
