import type { ComponentPropsWithRef } from 'react';
import type { FieldSlotProps, LabelledFieldProps } from '../Field/fieldParts';
import type { NumberFieldFormat } from './numberFormat';

type OwnProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'role' | 'step' | 'type' | 'value';

export interface NumberFieldProps
  extends
    LabelledFieldProps,
    FieldSlotProps,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps | OwnProps> {
  /** The number, when controlled; null for an empty field. */
  value?: number | null | undefined;
  /**
   * The initial number, when uncontrolled.
   *
   * @defaultValue null
   */
  defaultValue?: number | null | undefined;
  /** Called with the number that a person enters or steps to, or that a form reset restores. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /**
   * Called once with a number that a person has finished: as the field or the page is left or Enter is pressed after
   * typing, at each step, and at the end of steps of a button that is held down. With it and a controlled `value`, `onValueChange` can be left out: what is typed is shown all the same.
   */
  onValueCommit?: ((value: number | null) => void) | undefined;
  /** Not for numbers: `onValueChange` has the number. */
  onChange?: undefined;
  /** The lowest number. */
  min?: number | undefined;
  /** The highest number. */
  max?: number | undefined;
  /**
   * How the number is written: options of `Intl.NumberFormat` for a unit, a currency, a percentage, or the number of
   * decimals, `{ maximumFractionDigits: 0 }` for whole numbers alone. With the style `percent`, 0.45 is 45 %; with the
   * unit `percent`, 45 is. With `'h:mm'` the number is a duration in minutes: 450 is '7:30'.
   *
   * @defaultValue a number with up to ten decimals
   */
  format?: NumberFieldFormat | undefined;
  /**
   * The amount by which a button or an arrow key changes the number.
   *
   * @defaultValue 1, with the style `percent` 0.01
   */
  step?: number | undefined;
  /**
   * The language in which the number is shown and understood, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
  /**
   * Accessible name of the button that subtracts a step.
   *
   * @defaultValue `'Less'`
   */
  decrementLabel?: string | undefined;
  /**
   * Accessible name of the button that adds a step.
   *
   * @defaultValue `'More'`
   */
  incrementLabel?: string | undefined;
  /**
   * Error under the field once it is left with a text that is no number.
   *
   * @defaultValue `'Please enter a number, such as 8'`
   */
  invalidText?: string | undefined;
  /**
   * Error under a field with the format `'h:mm'`, once it is left with a text that is no duration.
   *
   * @defaultValue `'Please enter hours and minutes, such as 7:30'`
   */
  invalidDurationText?: string | undefined;
  /**
   * Error under the field once it is left with more decimals than `format` has.
   *
   * @defaultValue `'Please enter a whole number, such as 8'`, or at most how many decimals
   */
  decimalsText?: ((decimals: number) => string) | undefined;
}
