import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useControllableState } from '../internal/useControllableState';
import { weekdaysFrom, type WeekdayNumber } from '../internal/weekdays';
import './WeekdayPicker.css';

const NONE: readonly WeekdayNumber[] = [];

export interface WeekdayPickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The selected weekdays, from 1 for Monday to 7 for Sunday, when controlled. */
  value?: readonly WeekdayNumber[];
  /**
   * The initially selected weekdays, when uncontrolled.
   *
   * @defaultValue none
   */
  defaultValue?: readonly WeekdayNumber[];
  /** Called with the selected weekdays, in ascending order, when a person toggles one. */
  onValueChange?: (value: WeekdayNumber[]) => void;
  /**
   * The visible label, and the accessible name of the group.
   *
   * @defaultValue `'Repeat on'`
   */
  label?: string;
  /** The selection in words, beside the label ('Monday to Saturday'): the accessible description. */
  description?: ReactNode;
  /**
   * The first weekday in the row, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue 1
   */
  firstWeekday?: WeekdayNumber;
  /**
   * The language of the weekdays, as a BCP 47 tag.
   *
   * @defaultValue `'en'`
   */
  locale?: string;
}

/**
 * The days of a week, each on or off. Renders a `<div role="group">` named `label` with seven toggle buttons
 * (`aria-pressed`). They show a letter and have the full name; Enter and Space toggle them.
 *
 * @example
 * <WeekdayPicker defaultValue={[1, 2, 3, 4, 5]} description="Weekdays" />
 */
export function WeekdayPicker({
  value,
  defaultValue = NONE,
  onValueChange,
  label = 'Repeat on',
  description,
  firstWeekday = 1,
  locale = 'en',
  className,
  ...rest
}: WeekdayPickerProps) {
  const id = useId();
  const [selected, setSelected] = useControllableState<readonly WeekdayNumber[]>(
    value,
    defaultValue,
    (next) => onValueChange?.([...next]),
  );
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
      <div className="daybow-WeekdayPicker-days">
        {weekdays.map(({ number, long, narrow }) => (
          <button
            key={number}
            className="daybow-WeekdayPicker-day"
            type="button"
            aria-label={long}
            aria-pressed={selected.includes(number)}
            onClick={() => handleToggle(number)}
          >
            {narrow}
          </button>
        ))}
      </div>
    </div>
  );
}
