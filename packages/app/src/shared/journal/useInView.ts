import { useCallback, useState } from 'react';

/**
 * The day or month in view: the current one until a person goes to an earlier one. Returning to the
 * current one follows it again, also into the next.
 *
 * @param start - what is in view at first.
 */
export function useInView(current: string, start = current): [string, (next: string) => void] {
  const [earlier, setEarlier] = useState<string | null>(start < current ? start : null);
  const inView = earlier !== null && earlier < current ? earlier : current;
  const setInView = useCallback(
    (next: string) => setEarlier(next < current ? next : null),
    [current],
  );
  return [inView, setInView];
}
