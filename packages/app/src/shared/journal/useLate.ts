import { useEffect, useState } from 'react';

/** Time after which a waiting person is told why, in ms. */
const PATIENCE_MS = 5000;

/**
 * True once an attempt takes so long that a person is told, and offered a way out.
 *
 * @param attempt - null while there is none.
 */
export function useLate(attempt: object | null): boolean {
  const [late, setLate] = useState<object | null>(null);

  useEffect(() => {
    if (attempt === null) return undefined;
    const timer = setTimeout(setLate, PATIENCE_MS, attempt);
    return () => clearTimeout(timer);
  }, [attempt]);

  return attempt !== null && late === attempt;
}
