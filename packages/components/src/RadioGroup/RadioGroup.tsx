import { useId, type ReactNode } from 'react';
import { FieldGroup } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { checkUnique } from '../internal/misuse';
import { useRadios, type RadioFieldProps } from '../internal/useRadios';
import './RadioGroup.css';

export interface RadioGroupOption<Value extends string = string> {
  /** The value of the option, unique in its group. */
  value: Value;
  /** The name of the option. */
  label: ReactNode;
  /** More about it, in smaller text: the accessible description. */
  description?: ReactNode;
  /** A picture of it, beside or above its words; decoration. */
  icon?: ReactNode;
  /**
   * Keeps the option from being selected.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<Value> {
  /** The options, from top to bottom. */
  options: readonly RadioGroupOption<Value>[];
  /**
   * `rows` puts options below each other, `tiles` beside each other, each with its picture above its words.
   *
   * @defaultValue `'rows'`
   */
  variant?: 'rows' | 'tiles' | undefined;
}

/**
 * A choice of one option among a few that need an explanation. Renders a `<div role="radiogroup">` of label, native
 * radio buttons with one tab stop, error and description. Arrow keys select; a screen reader announces the name, description and
 * position of an option.
 *
 * @example
 * <RadioGroup
 *   label="Start your journal"
 *   defaultValue="sample"
 *   options={[
 *     { value: 'sample', label: 'Keep the habits on screen' },
 *     { value: 'empty', label: 'Start with an empty list' },
 *   ]}
 * />
 */
export function RadioGroup<Value extends string = string>({
  options,
  variant = 'rows',
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkUnique(
      'RadioGroup',
      options.map((option) => option.value),
    );
  }

  const id = useId();
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
      className={cx('daybow-RadioGroup', className)}
      data-variant={variant}
    >
      <div ref={optionsRef} className="daybow-RadioGroup-options">
        {options.map((option, index) => (
          <label key={option.value} className="daybow-RadioGroup-option">
            <input
              className="daybow-RadioGroup-radio"
              {...radioProps(option, index)}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={option.description ? `${id}-${index}-description` : undefined}
            />
            {option.icon && (
              <span className="daybow-RadioGroup-icon" aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className="daybow-RadioGroup-words">
              <span className="daybow-RadioGroup-label" id={`${id}-${index}`}>
                {option.label}
              </span>
              {option.description && (
                <span className="daybow-RadioGroup-description" id={`${id}-${index}-description`}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
