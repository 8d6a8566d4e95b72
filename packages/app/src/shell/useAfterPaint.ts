import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** A value as it was before, until what else has changed with it is painted. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (!Object.is(value, shown)) afterPaint(() => setShown(value));
  }, [value, shown]);
  return shown;
}
