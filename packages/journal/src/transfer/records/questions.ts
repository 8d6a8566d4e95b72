import type { MoodValue } from '../../moods/mood';

/** A question that a file cannot answer by itself. Its guess holds until it is answered. */
export type Question =
  /** Asks if 3/4 is in April or in March. */
  | { readonly kind: 'date-order'; readonly example: string; readonly guess: DateOrder }
  /** Asks for the mood of a person's own word. */
  | {
      readonly kind: 'mood';
      readonly word: string;
      /** Number of entries with this word. */
      readonly count: number;
      /** Null where the word tells nothing: its entries are left out until it is answered. */
      readonly guess: MoodValue | null;
    }
  /** Asks for the target of a habit's goal. */
  | {
      readonly kind: 'target';
      readonly habit: string;
      readonly days: number;
      readonly lowest: number;
      readonly highest: number;
      readonly guess: Target;
    }
  /** Asks for the roles of a table's columns. */
  | {
      readonly kind: 'columns';
      /** The names of the columns; numbers where the table has none. */
      readonly names: readonly string[];
      /** The first rows. */
      readonly sample: readonly (readonly string[])[];
      readonly guess: readonly ColumnRole[];
    };

export type DateOrder = 'day-first' | 'month-first';

/** A target; 'any': any amount counts as done. */
export type Target = number | 'any';

export type ColumnRole =
  | 'date'
  /** The name of a habit: a row is a day of one habit. */
  | 'habit'
  /** The value of that habit: done or not, or how much. */
  | 'done'
  /** A habit of its own: a cell is a day of it. */
  | 'habit-done'
  | 'mood'
  /** The time of the mood. */
  | 'time'
  | 'note'
  /** The labels of the mood, in one cell. */
  | 'labels'
  | 'ignore';

/** The answers of a person. Maps, as a person's own words may be any. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  /** Moods by the word. */
  readonly moods?: ReadonlyMap<string, MoodValue>;
  /** Targets by the name of the habit. */
  readonly targets?: ReadonlyMap<string, Target>;
  readonly columns?: readonly ColumnRole[];
}
