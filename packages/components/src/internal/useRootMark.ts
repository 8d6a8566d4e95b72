import { useLayoutEffect } from 'react';

const counts: Record<string, number> = {};

/**
 * Tells style sheets that a component is on the page, by an attribute of the root element. A selector with
 * `:root:has()` would be matched at each change of the page, and all that depends on it styled again.
 *
 * @param attribute - the name of the attribute
 * @param isThere - whether the component is there at present
 * @param read - reads the attribute's value as the first of them comes; the same function at each render
 */
export function useRootMark(attribute: string, isThere = true, read?: () => string) {
  useLayoutEffect(() => {
    if (!isThere) return;
    const root = document.documentElement;
    const count = (change: number) => {
      counts[attribute] = (counts[attribute] ?? 0) + change;
      return counts[attribute];
    };
    if (count(1) === 1) root.setAttribute(attribute, read?.() ?? '');
    return () => {
      if (count(-1) === 0) root.removeAttribute(attribute);
    };
  }, [attribute, isThere, read]);
}
