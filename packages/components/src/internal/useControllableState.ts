import { useState } from 'react';
import { reportMisuse } from './misuse';

/**
 * A value that is controlled (`value` is given) or uncontrolled (it starts with `defaultValue`). The setter
 * is for event handlers: it calls `onChange` at once, if the value changes. The third function is for
 * `useFormReset`: it restores the latest `defaultValue`; a controlled value stays the caller's.
 */
export function useControllableState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [value: T, setValue: (next: T) => void, resetValue: () => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;

  const [isControlled] = useState(value !== undefined);
  if (process.env.NODE_ENV !== 'production' && isControlled !== (value !== undefined)) {
    reportMisuse(
      'A component',
      'changed between controlled and uncontrolled: `undefined` is not a value. A selection is lost ' +
        'in such a change. Pass `value` (or `checked`, `completed`, `open`) in every render, with ' +
        '`null` or an empty text for none, or leave it out in every render.',
    );
  }

  const setCurrent = (next: T) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  const resetValue = () => {
    if (value === undefined) setCurrent(defaultValue);
  };
  return [current, setCurrent, resetValue];
}
