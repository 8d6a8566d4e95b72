import { useState } from 'react';

/**
 * One value that either the caller holds (`value` is given) or the component itself (it starts at
 * `defaultValue`). The returned setter belongs in event handlers: it tells the caller at once and
 * only of a real change.
 */
export function useControllableState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const setCurrent = (next: T) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [current, setCurrent];
}
