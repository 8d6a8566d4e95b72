import { useLayoutEffect } from 'react';

const counts = new Map<string, number>();

/**
 * Tells style sheets that a component is on the page, by a data attribute of the root element. A selector with
 * `:root:has()` would be matched at each change of the page, and all that depends on it styled again.
 *
 * @param attribute - its name
 */
export function useRootMark(attribute: string) {
  useLayoutEffect(() => {
    const add = (change: number) => {
      const count = (counts.get(attribute) ?? 0) + change;
      counts.set(attribute, count);
      document.documentElement.toggleAttribute(attribute, count > 0);
    };
    add(1);
    return () => add(-1);
  }, [attribute]);
}
