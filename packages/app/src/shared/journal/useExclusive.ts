import { useRef } from 'react';

/**
 * Lets an action run once at a time: a second click while it is under way does nothing. An action
 * that closes what it stands in, `once`, is not run again after it has succeeded either: what closes
 * can still be clicked.
 *
 * @param action - its answer is whether it succeeded.
 */
export function useExclusive<Args extends unknown[]>(
  action: (...args: Args) => Promise<boolean>,
  { once = false }: { once?: boolean } = {},
): (...args: Args) => Promise<void> {
  const isLocked = useRef(false);
  return async (...args) => {
    if (isLocked.current) return;
    isLocked.current = true;
    let succeeded = false;
    try {
      succeeded = await action(...args);
    } finally {
      isLocked.current = once && succeeded;
    }
  };
}
