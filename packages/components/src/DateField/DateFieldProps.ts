import type { ComponentPropsWithRef } from 'react';
import type { FieldSlotProps, LabelledFieldProps } from '../Field/fieldParts';
import type { WeekdayNumber } from '../internal/weekdays';

type OwnProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'type' | 'value';

export interface DateFieldProps
  extends
    LabelledFieldProps,
    Pick<FieldSlotProps, 'start'>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps | OwnProps> {
  /** The day, as 'YYYY-MM-DD', when controlled; null for an empty field. */
  value?: string | null | undefined;
  /**
   * The initial day, as 'YYYY-MM-DD', when uncontrolled.
   *
   * @defaultValue null
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the day once a person has chosen it, has typed it with a year of four digits, or leaves the field or
   * presses Enter; and with the day that a form reset restores.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Not for days: `onValueChange` has the day. */
  onChange?: undefined;
  /**
   * The first day that can be entered, as 'YYYY-MM-DD'; null for no limit.
   *
   * @defaultValue null
   */
  min?: string | null | undefined;
  /**
   * The last day that can be entered, as 'YYYY-MM-DD'; null for no limit.
   *
   * @defaultValue null
   */
  max?: string | null | undefined;
  /**
   * Returns true for a day ('YYYY-MM-DD') that cannot be entered.
   *
   * @defaultValue none
   */
  isDayDisabled?: ((day: string) => boolean) | undefined;
  /**
   * The present day, as 'YYYY-MM-DD': it is marked in the calendar, and has the year of a date that is typed without.
   *
   * @defaultValue that of the device's clock and time zone
   */
  today?: string | undefined;
  /**
   * The first day of a week in the calendar, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue that of the language's region: 7 for `'en'`, 1 for `'en-GB'`
   */
  firstWeekday?: WeekdayNumber | undefined;
  /**
   * The language in which the date is shown and understood, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
  /**
   * Accessible name of the button that opens the calendar; the label describes it.
   *
   * @defaultValue `'Choose a date'`
   */
  chooseLabel?: string | undefined;
  /**
   * Error under the field once it is left with a text that is no date; gets a day as an example, today if it can be
   * entered.
   *
   * @defaultValue `'Please enter a date, such as 11/21/2026'`
   */
  noDateText?: ((example: string) => string) | undefined;
  /**
   * Error under the field once it is left with a day before `min` or after `max`; gets both as they are typed.
   *
   * @defaultValue `'Please enter a date from 11/01/2026 to 11/30/2026'`
   */
  outOfRangeText?: ((min: string | null, max: string | null) => string) | undefined;
  /**
   * Error under the field once it is left with a day that `isDayDisabled`; gets the day as it is typed.
   *
   * @defaultValue `'Please enter another date, as 11/21/2026 cannot be chosen'`
   */
  dayDisabledText?: ((date: string) => string) | undefined;
}
