import { useEffect, useId, useRef } from 'react';
import { cx } from './cx';
import { useControllableState } from './useControllableState';
import { useFormReset } from './useFormReset';

interface TogglesProps<Value> {
  value: readonly Value[] | undefined;
  defaultValue: readonly Value[];
  onValueChange: ((value: Value[]) => void) | undefined;
  name: string | undefined;
  required: boolean;
  /** The words by which a required field asks for a value. */
  requiredText: string;
  disabled: boolean | undefined;
  isDisabled: (value: Value) => boolean;
  'aria-describedby': string | undefined;
}

/**
 * Any number of values, chosen by toggle buttons: their state, and their part in a form. `togglesRef` is for the element
 * around the buttons, which is positioned and contains `formParts`; `describedBy` describes the group.
 */
export function useToggles<Value extends string | number>({
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  requiredText,
  disabled,
  isDisabled,
  'aria-describedby': describedBy,
}: TogglesProps<Value>) {
  const id = useId();
  const togglesRef = useRef<HTMLDivElement>(null);
  const validityRef = useRef<HTMLInputElement>(null);
  const [selected, setSelected, resetSelected] = useControllableState(
    value,
    defaultValue,
    (next) => {
      // A reset may bring the same values in another list.
      if (next.length !== selected.length || next.some((each, index) => each !== selected[index]))
        onValueChange?.([...next]);
    },
  );
  useFormReset(togglesRef, resetSelected);
  const problem = required && selected.length === 0 ? requiredText : '';
  useEffect(() => validityRef.current?.setCustomValidity(problem), [problem]);

  const formParts = (
    <>
      {required && (
        <>
          <input
            ref={validityRef}
            className="daybow-VisuallyHidden"
            type="checkbox"
            aria-hidden="true"
            tabIndex={-1}
            disabled={disabled}
            // The browser focuses it if nothing is chosen.
            onFocus={() =>
              togglesRef.current
                ?.querySelector<HTMLElement>('[aria-pressed]:not(:disabled)')
                ?.focus()
            }
          />
          <span id={id} hidden>
            {requiredText}
          </span>
        </>
      )}
      {name &&
        selected.map((each) => (
          <input
            key={each}
            type="hidden"
            name={name}
            value={each}
            disabled={disabled || isDisabled(each)}
          />
        ))}
    </>
  );

  return {
    togglesRef,
    selected,
    setSelected,
    formParts,
    describedBy: required ? cx(id, describedBy) : describedBy,
  };
}

/** The selected values after one of them is toggled. */
export function toggled<Value>(selected: readonly Value[], value: Value): Value[] {
  return selected.includes(value)
    ? selected.filter((other) => other !== value)
    : [...selected, value];
}
