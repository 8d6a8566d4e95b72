import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { checkName, checkUnique } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import './RadioGroup.css';

export interface RadioGroupOption<Value extends string = string> {
  /** What the option stands for; unique in its group. */
  value: Value;
  /** The option's name. */
  label: ReactNode;
  /** More about it, in smaller type; read after the name. */
  description?: ReactNode;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The options, from top to bottom. */
  options: readonly RadioGroupOption<Value>[];
  /** The chosen value, when the caller holds that; null for none. */
  value?: Value | null;
  /**
   * The value chosen at first, when the group holds that itself; null for none.
   *
   * @defaultValue null
   */
  defaultValue?: Value | null;
  /** Called with the value that a person chooses, or that a form's reset goes back to. */
  onValueChange?: (value: Value) => void;
  /** What is asked: the accessible name of the group, unless `aria-labelledby` names it. */
  label?: string;
  /** Name of the field in a form; one of its own by default. */
  name?: string;
}

/**
 * A choice of one among a few, each with room to explain itself. Renders a `<div role="radiogroup">`
 * of native radio buttons: one tab stop, arrow keys choose, a screen reader hears name, description
 * and place of an option.
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
  value,
  defaultValue = null,
  onValueChange,
  label,
  name,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    if (!rest['aria-labelledby']) checkName('RadioGroup', 'label', label);
    checkUnique(
      'RadioGroup',
      options.map((option) => option.value),
    );
  }

  const id = useId();
  const firstOption = useRef<HTMLLabelElement>(null);
  const [chosen, setChosen, resetChosen] = useControllableState<Value | null>(
    value,
    defaultValue,
    (next) => {
      if (next !== null) onValueChange?.(next);
    },
  );
  useFormReset(firstOption, resetChosen);
  return (
    <div
      {...rest}
      className={cx('daybow-RadioGroup', className)}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          ref={index === 0 ? firstOption : undefined}
          className="daybow-RadioGroup-option"
        >
          <input
            className="daybow-RadioGroup-radio"
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => setChosen(option.value)}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.description ? `${id}-${index}-more` : undefined}
          />
          <span className="daybow-RadioGroup-words">
            <span className="daybow-RadioGroup-label" id={`${id}-${index}`}>
              {option.label}
            </span>
            {option.description && (
              <span className="daybow-RadioGroup-description" id={`${id}-${index}-more`}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
