import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import {
  FieldBox,
  FieldSlots,
  type FieldSlotProps,
  type LabelledFieldProps,
} from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretDownBold } from '../internal/iconPaths';
import { checkUnique } from '../internal/misuse';
import { useNativeValue } from '../internal/useNativeValue';
import './SelectField.css';

export interface SelectFieldOption<Value extends string = string> {
  /** The value of the option, unique in its field; an empty one is no answer to a `required` field. */
  value: Value;
  /** The text of the option. */
  label: string;
  /**
   * Keeps the option from being selected.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps<Value extends string = string>
  extends
    LabelledFieldProps,
    FieldSlotProps,
    Omit<
      ComponentPropsWithRef<'select'>,
      keyof LabelledFieldProps | 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
    > {
  /**
   * `box` has the label above a box, `row` is a row of a `List`: the label, and the selected option at its end.
   *
   * @defaultValue `'box'`
   */
  variant?: 'box' | 'row' | undefined;
  /** The options, from top to bottom. */
  options: readonly SelectFieldOption<Value>[];
  /** The selected value, when controlled. */
  value?: Value | undefined;
  /**
   * The initially selected value, when uncontrolled.
   *
   * @defaultValue the value of the first option
   */
  defaultValue?: Value | undefined;
  /** Called with the value that a person selects, or that a form reset restores. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * A choice of one option from a list that opens. Renders a `<div>` with label, native `<select>`, error and
 * description; `ref` and all other props go to the `<select>`, `className` and `style` to the `<div>`. The browser
 * provides the list and its keys.
 *
 * @example
 * <SelectField
 *   label="Week starts on"
 *   options={[{ value: '1', label: 'Monday' }, { value: '7', label: 'Sunday' }]}
 * />
 */
export function SelectField<Value extends string = string>({
  label,
  description,
  error,
  className,
  style,
  start,
  end,
  id,
  variant = 'box',
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
  useNativeValue(boxRef, {
    value,
    defaultValue,
    onRestore: (restored) => onValueChange?.(restored as Value),
  });

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value as Value);
  }

  return (
    <FieldBox
      {...{ label, description, error, style, id }}
      className={variant === 'row' ? cx('daybow-SelectField-row', className) : className}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div ref={boxRef} className="daybow-SelectField">
          <FieldSlots start={start} end={end}>
            <select
              {...rest}
              {...control}
              value={value}
              defaultValue={value === undefined ? defaultValue : undefined}
              onChange={handleChange}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
          </FieldSlots>
          <Icon path={caretDownBold} />
        </div>
      )}
    </FieldBox>
  );
}
