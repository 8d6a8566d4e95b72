import { useReducer, useState } from 'react';
import { reportMisuse } from './misuse';

/**
 * One value that either the caller holds (`value` is given) or the component itself (it starts at
 * `defaultValue`). The returned setter belongs in event handlers: it tells the caller at once and
 * only of a real change. The third function takes the value back to what it was at first, as a
 * form's reset does.
 */
export function useControllableState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [value: T, setValue: (next: T) => void, resetValue: () => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const [first] = useState(current);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  const [isHeld] = useState(value !== undefined);
  if (process.env.NODE_ENV !== 'production' && isHeld !== (value !== undefined)) {
    reportMisuse(
      'A component',
      'was given a value after it had held its own, or lost the one that it was given: `undefined` ' +
        'is no value. What a person has chosen is lost in such a change. Give `value` (or ' +
        '`checked`, `completed`, `open`) in every render, `null` or an empty text for none, or ' +
        'leave it to the component with a default.',
    );
  }

  const setCurrent = (next: T) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  const resetValue = () => {
    setCurrent(first);
    // The form has changed what is on the page even where the value stays.
    drawAgain();
  };
  return [current, setCurrent, resetValue];
}
