import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { checkName, checkUnique } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { useGroupRef } from '../internal/useGroupRef';
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
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The options, from top to bottom. */
  options: readonly RadioGroupOption<Value>[];
  /**
   * `rows` puts options below each other, `tiles` beside each other, each with its picture above its words.
   *
   * @defaultValue `'rows'`
   */
  variant?: 'rows' | 'tiles' | undefined;
  /** The selected value, when controlled; null for none. */
  value?: Value | null | undefined;
  /**
   * The initially selected value, when uncontrolled; null for none.
   *
   * @defaultValue null
   */
  defaultValue?: Value | null | undefined;
  /** Called with the value that a person selects, or that a form reset restores: null for none. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Not for groups: `onValueChange` has the value. */
  onChange?: undefined;
  /** Accessible name of the group; `aria-labelledby` replaces it. */
  'aria-label'?: string | undefined;
  /**
   * Name of the field in a form.
   *
   * @defaultValue a generated name
   */
  name?: string | undefined;
  /**
   * Disables the group, as a disabled `<fieldset>` around it does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

/**
 * A choice of one option among a few that need an explanation. Renders a `<div role="radiogroup">` of native
 * radio buttons with one tab stop. Arrow keys select; a screen reader announces the name, description and
 * position of an option.
 *
 * @example
 * <RadioGroup
 *   aria-label="Start your journal"
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
  defaultValue = null,
  onValueChange,
  'aria-label': label,
  name,
  disabled,
  className,
  ref,
  ...rest
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    if (!rest['aria-labelledby']) checkName('RadioGroup', 'aria-label', label);
    checkUnique(
      'RadioGroup',
      options.map((option) => option.value),
    );
  }

  const id = useId();
  const firstOptionRef = useRef<HTMLLabelElement>(null);
  const groupRef = useGroupRef(ref, 'input');
  const [selected, setSelected, resetSelected] = useControllableState<Value | null>(
    value,
    defaultValue,
    onValueChange,
  );
  useFormReset(firstOptionRef, resetSelected);
  return (
    <div
      {...rest}
      ref={groupRef}
      className={cx('daybow-RadioGroup', className)}
      data-variant={variant}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          ref={index === 0 ? firstOptionRef : undefined}
          className="daybow-RadioGroup-option"
        >
          <input
            className="daybow-RadioGroup-radio"
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={disabled}
            checked={option.value === selected}
            onChange={() => setSelected(option.value)}
            onKeyDown={pressOnce}
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
  );
}
