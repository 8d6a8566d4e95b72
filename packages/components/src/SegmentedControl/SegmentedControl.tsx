import type { ReactNode } from 'react';
import { FieldGroup } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { checkUnique } from '../internal/misuse';
import { useRadios, type RadioFieldProps } from '../internal/useRadios';
import './SegmentedControl.css';

export interface SegmentedControlOption<Value extends string = string> {
  /** The value of the option, unique in its control. */
  value: Value;
  /** The words of the segment, and the option's accessible name. */
  label: ReactNode;
  /** A picture above its words; decoration. */
  icon?: ReactNode;
  /**
   * Keeps the option from being selected.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<
  Value extends string = string,
> extends RadioFieldProps<Value> {
  /** The options, side by side. */
  options: readonly SegmentedControlOption<Value>[];
}

/**
 * A choice of one option among two to five with a word each, such as a week, a month or a year. Renders a
 * `<div role="radiogroup">` of label, native radio buttons with one tab stop, error and description. Arrow keys select.
 * Segments are equally wide; large text and narrow columns put them into several rows.
 *
 * @example
 * <SegmentedControl
 *   aria-label="Period"
 *   defaultValue="week"
 *   options={[
 *     { value: 'week', label: 'Week' },
 *     { value: 'month', label: 'Month' },
 *   ]}
 * />
 */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkUnique(
      'SegmentedControl',
      options.map((option) => option.value),
    );
  }

  const { optionsRef, radioProps } = useRadios(options, {
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    disabled,
  });

  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      controls="input"
      required={required}
      className={cx('daybow-SegmentedControl', className)}
    >
      <div ref={optionsRef} className="daybow-SegmentedControl-options">
        {options.map((option, index) => (
          <label key={option.value} className="daybow-SegmentedControl-option">
            <input className="daybow-VisuallyHidden" {...radioProps(option, index)} />
            {option.icon && <span aria-hidden="true">{option.icon}</span>}
            <span className="daybow-SegmentedControl-label">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
