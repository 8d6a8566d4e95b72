import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import {
  FieldBox,
  FieldSlots,
  type FieldSlotProps,
  type LabelledFieldProps,
} from '../Field/fieldParts';
import { pressOnce } from '../internal/pressOnce';
import { useNativeValue } from '../internal/useNativeValue';

export interface TextFieldProps
  extends
    LabelledFieldProps,
    FieldSlotProps,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps> {
  /**
   * Leaves it to something else, such as a toast, to announce the error when it appears. The field tells it from
   * the next time that it loses or gets the focus, so that it is heard once.
   *
   * @defaultValue false
   */
  errorAnnounced?: boolean | undefined;
  /** Called with the text that a person types, after `onChange`, or that a form reset restores. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One line of text. Renders a `<div>` with label, `<input>`, error and description; `ref` and all other props go to
 * the `<input>`, `className` and `style` to the `<div>`. A screen reader announces label and value,
 * 'invalid' with an error, then error and description.
 *
 * @example
 * <TextField label="Habit name" placeholder="For example: Evening walk" />
 */
export function TextField({
  label,
  description,
  error,
  errorAnnounced,
  className,
  style,
  start,
  end,
  id,
  onChange,
  onKeyDown,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useNativeValue(boxRef, { ...rest, onRestore: onValueChange });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    pressOnce(event);
  }

  return (
    <FieldBox
      ref={boxRef}
      {...{ label, description, error, errorAnnounced, className, style, id }}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <FieldSlots start={start} end={end}>
          <input
            type="text"
            {...rest}
            {...control}
            onChange={handleChange}
            onKeyDown={handleKeyDown}
          />
        </FieldSlots>
      )}
    </FieldBox>
  );
}
