import { useId, useRef, type KeyboardEvent } from 'react';
import { arrowStep } from './arrowStep';
import { pressOnce } from './pressOnce';
import { useControllableState } from './useControllableState';
import { useFormReset } from './useFormReset';

interface RadioOption<Value> {
  value: Value;
  disabled?: boolean | undefined;
}

interface RadiosProps<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null;
  onValueChange: ((value: Value | null) => void) | undefined;
  name: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

/**
 * A choice of one option by native radio buttons: its state, its arrow keys, and its part in a form. `optionsRef` is for
 * the element around the radio buttons, `radioProps` for each of them, in the order of `options`.
 */
export function useRadios<Value extends number | string>(
  options: readonly RadioOption<Value>[],
  { value, defaultValue, onValueChange, name, required, disabled }: RadiosProps<Value>,
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
    value: option.value,
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
