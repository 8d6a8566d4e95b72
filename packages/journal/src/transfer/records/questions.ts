import type { MoodValue } from '../../moods/mood';

/** What a file cannot answer by itself. Each has a guess, which holds until it is answered. */
export type Question =
  /** Whether 3/4 is in April or in March. */
  | { readonly kind: 'date-order'; readonly example: string; readonly guess: DateOrder }
  /** A word for a mood that is a person's own. */
  | {
      readonly kind: 'mood';
      readonly word: string;
      /** How many days have it. */
      readonly count: number;
      readonly guess: MoodValue;
    }
  /** How much of a habit makes a day done. */
  | {
      readonly kind: 'target';
      readonly habit: string;
      readonly days: number;
      readonly lowest: number;
      readonly highest: number;
      readonly guess: Target;
    }
  /** What the columns of a table hold. */
  | {
      readonly kind: 'columns';
      /** The names of the columns; numbers where the table has none. */
      readonly names: readonly string[];
      /** The first rows. */
      readonly sample: readonly (readonly string[])[];
      readonly guess: readonly ColumnRole[];
    }
  /** Whether what an app calls activities is written into the notes. */
  | { readonly kind: 'activities'; readonly count: number; readonly guess: 'leave' | 'note' };

export type DateOrder = 'day-first' | 'month-first';

/** 'any': any amount counts as done. */
export type Target = number | 'any';

export type ColumnRole =
  | 'date'
  /** The name of a habit: a row is a day of one habit. */
  | 'habit'
  /** Whether that habit was done, or how much. */
  | 'done'
  /** A habit of its own: a cell is a day of it. */
  | 'habit-done'
  | 'mood'
  | 'note'
  | 'ignore';

/** What a person has answered. Maps, as a person's own words may be any. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  /** By the word. */
  readonly moods?: ReadonlyMap<string, MoodValue>;
  /** By the name of the habit. */
  readonly targets?: ReadonlyMap<string, Target>;
  readonly columns?: readonly ColumnRole[];
  readonly activities?: 'leave' | 'note';
}
