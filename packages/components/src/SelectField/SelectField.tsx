import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { FieldBox, type FieldProps } from '../Field/Field';
import { Icon } from '../internal/Icon';
import { caretDownBold } from '../internal/iconPaths';
import { checkUnique } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import './SelectField.css';

export interface SelectFieldOption<Value extends string = string> {
  /** What the option stands for; unique in its field. */
  value: Value;
  /** The option in words. */
  label: string;
}

export interface SelectFieldProps<Value extends string = string>
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'select'>,
      keyof FieldProps | 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
    > {
  /** The options, from top to bottom. */
  options: readonly SelectFieldOption<Value>[];
  /** The chosen value, when the caller holds that. */
  value?: Value;
  /**
   * The value chosen at first, when the field holds that itself.
   *
   * @defaultValue that of the first option
   */
  defaultValue?: Value;
  /** Called with the value that a person chooses, or that a form's reset goes back to. */
  onValueChange?: (value: Value) => void;
}

/**
 * A choice of one from a list that opens, under a label. Renders a `<div>` that holds label, native
 * `<select>`, error and hint; `ref` and all other props go to the `<select>`, `className` and `style`
 * to the box. Keys and list are the browser's own.
 *
 * @example
 * <SelectField
 *   label="Week starts on"
 *   options={[{ value: '1', label: 'Monday' }, { value: '7', label: 'Sunday' }]}
 * />
 */
export function SelectField<Value extends string = string>({
  label,
  hint,
  error,
  className,
  style,
  id,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkUnique(
      'SelectField',
      options.map((option) => option.value),
    );
  }

  const boxRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen, resetChosen] = useControllableState<string | undefined>(
    value,
    defaultValue ?? options[0]?.value,
    (next) => onValueChange?.(next as Value),
  );
  useFormReset(boxRef, resetChosen);

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    setChosen(event.currentTarget.value);
  }

  return (
    <FieldBox
      {...{ label, hint, error, className, style, id }}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div ref={boxRef} className="daybow-SelectField">
          <select {...rest} {...control} value={chosen} onChange={handleChange}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={caretDownBold} />
        </div>
      )}
    </FieldBox>
  );
}
