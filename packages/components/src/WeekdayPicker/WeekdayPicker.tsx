import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldGroup, type FieldProps } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { pressOnce } from '../internal/pressOnce';
import { toggled, useToggles } from '../internal/useToggles';
import { firstWeekdayOf, weekdaysFrom, type WeekdayNumber } from '../internal/weekdays';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import './WeekdayPicker.css';

const ENGLISH: DaybowWords['WeekdayPicker'] = {
  label: 'Repeat on',
  requiredText: 'Choose at least one day',
};

const NONE: readonly WeekdayNumber[] = [];

export interface WeekdayPickerProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'div'>,
      keyof FieldProps | 'children' | 'defaultValue' | 'onChange'
    > {
  /** The selected weekdays, from 1 for Monday to 7 for Sunday, when controlled. */
  value?: readonly WeekdayNumber[] | undefined;
  /**
   * The initially selected weekdays, when uncontrolled.
   *
   * @defaultValue none
   */
  defaultValue?: readonly WeekdayNumber[] | undefined;
  /**
   * Called with the selected weekdays, in ascending order, when a person toggles one or a form reset restores
   * them.
   */
  onValueChange?: ((value: WeekdayNumber[]) => void) | undefined;
  /** Not for groups: `onValueChange` has the value. */
  onChange?: undefined;
  /**
   * Name of the field in a form, which gets an entry for each selected weekday.
   *
   * @defaultValue none: the weekdays are not submitted
   */
  name?: string | undefined;
  /**
   * The visible label, and the accessible name of the group.
   *
   * @defaultValue `'Repeat on'`
   */
  label?: ReactNode;
  /** The selection in words, beside the label ('Monday to Saturday'): the accessible description. */
  description?: ReactNode;
  /**
   * What a `required` picker asks for: its accessible description, and what the browser says when a form is submitted
   * without a day.
   *
   * @defaultValue `'Choose at least one day'`
   */
  requiredText?: string | undefined;
  /**
   * The weekdays that cannot be toggled, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue none
   */
  disabledWeekdays?: readonly WeekdayNumber[] | undefined;
  /**
   * The first weekday in the row, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue that of the language's region: 7 for `'en'`, 1 for `'en-GB'`
   */
  firstWeekday?: WeekdayNumber | undefined;
  /**
   * The language of the weekdays, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
}

/**
 * The days of a week, each on or off. Renders a `<div role="group">` named `label` with seven toggle buttons
 * (`aria-pressed`), error and description. They show a letter and have the full name; Enter and Space toggle them.
 *
 * @example
 * <WeekdayPicker defaultValue={[1, 2, 3, 4, 5]} description="Weekdays" />
 */
export function WeekdayPicker(props: WeekdayPickerProps) {
  const {
    value,
    defaultValue = NONE,
    onValueChange,
    requiredText,
    disabledWeekdays = NONE,
    firstWeekday,
    locale: ownLocale,
    name,
    required = false,
    disabled,
    className,
    'aria-describedby': ariaDescribedBy,
    ...rest
  } = useWords('WeekdayPicker', ENGLISH, props);
  const locale = useLocale('WeekdayPicker', ownLocale);
  const { togglesRef, selected, setSelected, formParts, describedBy } = useToggles<WeekdayNumber>({
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    requiredText,
    disabled,
    isDisabled: (number) => disabledWeekdays.includes(number),
    'aria-describedby': ariaDescribedBy,
  });
  const weekdays = useMemo(
    () => weekdaysFrom(firstWeekday ?? firstWeekdayOf(locale), locale),
    [firstWeekday, locale],
  );

  return (
    <FieldGroup
      {...rest}
      role="group"
      controls="button"
      required={required}
      aria-describedby={describedBy}
      className={cx('daybow-WeekdayPicker', className)}
    >
      <div ref={togglesRef} className="daybow-WeekdayPicker-days">
        {weekdays.map(({ number, long, narrow }) => (
          <button
            key={number}
            className="daybow-WeekdayPicker-day"
            type="button"
            aria-label={long}
            aria-pressed={selected.includes(number)}
            disabled={disabled || disabledWeekdays.includes(number)}
            onKeyDown={pressOnce}
            onClick={() => setSelected(toggled(selected, number).toSorted())}
          >
            {narrow}
          </button>
        ))}
        {formParts}
      </div>
    </FieldGroup>
  );
}
