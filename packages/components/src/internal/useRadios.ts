import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import type { FieldProps } from '../Field/fieldParts';
import { arrowStep } from './arrowStep';
import { pressOnce } from './pressOnce';
import { useControllableState } from './useControllableState';
import { useFormReset } from './useFormReset';

interface RadioOption<Value> {
  value: Value;
  disabled?: boolean | undefined;
}

/** The props of all fields whose answer is one of several radio buttons. */
export interface RadioFieldProps<Value>
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'div'>,
      keyof FieldProps | 'children' | 'defaultValue' | 'onChange'
    > {
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
  /** Accessible name of a group without `label`; `aria-labelledby` replaces it. */
  'aria-label'?: string | undefined;
  /**
   * Name of the field in a form.
   *
   * @defaultValue a generated name
   */
  name?: string | undefined;
}

type RadiosProps<Value> = Pick<
  RadioFieldProps<Value>,
  'value' | 'defaultValue' | 'onValueChange' | 'name' | 'required' | 'disabled'
>;

/** What an option can stand for. Objects are told apart by identity. */
export type RadioValue = string | number | boolean | object;

/** A value as a form submits it: objects as JSON. */
export function formValueOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A choice of one option by native radio buttons: its state, its arrow keys, and its part in a form. `optionsRef` is for
 * the element around the radio buttons, `radioProps` for each of them, in the order of `options`.
 */
export function useRadios<Value>(
  options: readonly RadioOption<Value>[],
  { value, defaultValue = null, onValueChange, name, required, disabled }: RadiosProps<Value>,
) {
  const ownName = useId();
  const optionsRef = useRef<HTMLDivElement>(null);
  const [selected, setSelected, resetSelected] = useControllableState<Value | null>(
    value,
    defaultValue,
    onValueChange,
  );
  useFormReset(optionsRef, resetSelected);
  const selectedIndex = options.findIndex((option) => option.value === selected);
  const firstStop = options.findIndex((option) => !option.disabled);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    pressOnce(event);
    const step = arrowStep(event);
    if (step === 0) return;
    // In right-to-left pages browsers disagree on the direction of arrow keys.
    event.preventDefault();
    const count = options.length;
    let next = index;
    do next = (next + step + count) % count;
    while (options[next]?.disabled && next !== index);
    optionsRef.current?.querySelectorAll('input')[next]?.focus();
    setSelected(options[next]?.value ?? selected);
  }

  const radioProps = (option: RadioOption<Value>, index: number) => ({
    type: 'radio',
    name: name ?? ownName,
    value: formValueOf(option.value),
    required,
    disabled: disabled || option.disabled,
    checked: selectedIndex === index,
    // Browsers differ on the tab stop of a group without a choice. They agree on one with a choice, and changing it by
    // hand costs a layout of the page.
    tabIndex: selectedIndex < 0 && index !== firstStop ? -1 : undefined,
    onChange: () => setSelected(option.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => handleKeyDown(event, index),
  });

  return { optionsRef, selectedIndex, radioProps };
}
