import { useId, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { useGroupRef } from '../internal/useGroupRef';
import { weekdaysFrom, type WeekdayNumber } from '../internal/weekdays';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import './WeekdayPicker.css';

const ENGLISH: DaybowWords['WeekdayPicker'] = { label: 'Repeat on' };

const NONE: readonly WeekdayNumber[] = [];

export interface WeekdayPickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
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
   * Disables the weekdays, as a disabled `<fieldset>` around them does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
  /**
   * The visible label, and the accessible name of the group.
   *
   * @defaultValue `'Repeat on'`
   */
  label?: string | undefined;
  /** The selection in words, beside the label ('Monday to Saturday'): the accessible description. */
  description?: ReactNode;
  /**
   * The first weekday in the row, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue 1
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
 * (`aria-pressed`). They show a letter and have the full name; Enter and Space toggle them.
 *
 * @example
 * <WeekdayPicker defaultValue={[1, 2, 3, 4, 5]} description="Weekdays" />
 */
export function WeekdayPicker(props: WeekdayPickerProps) {
  const {
    value,
    defaultValue = NONE,
    onValueChange,
    label,
    description,
    firstWeekday = 1,
    locale: ownLocale,
    name,
    disabled,
    className,
    ref,
    ...rest
  } = useWords('WeekdayPicker', ENGLISH, props);
  const locale = useLocale('WeekdayPicker', ownLocale);
  const id = useId();
  const daysRef = useRef<HTMLDivElement>(null);
  const groupRef = useGroupRef(ref, 'button');
  const [selected, setSelected, resetSelected] = useControllableState<readonly WeekdayNumber[]>(
    value,
    defaultValue,
    (next) => {
      // A reset may bring the same days in another list.
      if (String(next) !== String(selected)) onValueChange?.([...next]);
    },
  );
  useFormReset(daysRef, resetSelected);
  const weekdays = useMemo(() => weekdaysFrom(firstWeekday, locale), [firstWeekday, locale]);

  function handleToggle(number: WeekdayNumber) {
    const others = selected.filter((other) => other !== number);
    setSelected(others.length < selected.length ? others : [...selected, number].toSorted());
  }

  return (
    <div
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      ref={groupRef}
      className={cx('daybow-WeekdayPicker', className)}
      role="group"
    >
      <div className="daybow-WeekdayPicker-head">
        <span className="daybow-WeekdayPicker-label" id={`${id}-label`}>
          {label}
        </span>
        {description && (
          <span className="daybow-WeekdayPicker-description" id={`${id}-description`}>
            {description}
          </span>
        )}
      </div>
      <div ref={daysRef} className="daybow-WeekdayPicker-days">
        {weekdays.map(({ number, long, narrow }) => (
          <button
            key={number}
            className="daybow-WeekdayPicker-day"
            type="button"
            aria-label={long}
            aria-pressed={selected.includes(number)}
            disabled={disabled}
            onKeyDown={pressOnce}
            onClick={() => handleToggle(number)}
          >
            {narrow}
          </button>
        ))}
      </div>
      {name &&
        selected.map((number) => (
          <input key={number} type="hidden" name={name} value={number} disabled={disabled} />
        ))}
    </div>
  );
}
