import type { Day } from '../../days/day';
import type { MoodValue } from '../../moods/mood';

/** A question that a file cannot answer by itself. Its guess holds until it is answered. */
export type Question =
  /** Asks if 3/4 is in April or in March. */
  | { readonly kind: 'date-order'; readonly example: string; readonly guess: DateOrder }
  /** Asks in which letters the words of the file are right. */
  | {
      readonly kind: 'letters';
      /** The encodings that it may have, each with some words as they are then. */
      readonly readings: readonly { readonly encoding: string; readonly sample: string }[];
      readonly guess: string;
    }
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
    }
  /** Asks for the scale of moods that are numbers. */
  | {
      readonly kind: 'mood-scale';
      /** Number of moods that are numbers. */
      readonly count: number;
      readonly lowest: number;
      readonly highest: number;
      readonly guess: MoodScale;
    }
  /** Asks if several amounts of a habit on one day are added, or the last counts. */
  | {
      readonly kind: 'several-amounts';
      readonly habit: string;
      readonly day: Day;
      readonly amounts: readonly number[];
      readonly guess: SeveralAmounts;
    }
  /** Asks if 1.234 is more than a thousand, or has decimals. */
  | {
      readonly kind: 'decimal-sign';
      readonly example: string;
      readonly guess: DecimalSign;
    };

/** A scale of moods, its ends, and the end of the best mood. */
export interface MoodScale {
  readonly low: number;
  readonly high: number;
  readonly best: 'low' | 'high';
}

export type SeveralAmounts = 'add' | 'last';

export type DecimalSign = '.' | ',';

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
  /** The encoding of the file. */
  readonly letters?: string;
  /** Moods by the word. */
  readonly moods?: ReadonlyMap<string, MoodValue>;
  /** Targets by the name of the habit. */
  readonly targets?: ReadonlyMap<string, Target>;
  readonly columns?: readonly ColumnRole[];
  readonly moodScale?: MoodScale;
  readonly severalAmounts?: SeveralAmounts;
  readonly decimalSign?: DecimalSign;
}
