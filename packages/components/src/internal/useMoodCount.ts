import { useLayoutEffect, useState, type RefObject } from 'react';

/** The moods of Daybow's own theme; a server, which has no style sheet, assumes them. */
const DEFAULT_COUNT = 5;

/** The number of moods that the theme around an element has tokens for: `--daybow-mood-1` and so on. */
export function useMoodCount(ref: RefObject<Element | null>): number {
  const [count, setCount] = useState(DEFAULT_COUNT);
  useLayoutEffect(() => {
    if (ref.current) setCount(countMoods(ref.current));
  }, [ref]);
  return count;
}

function countMoods(element: Element): number {
  const style = getComputedStyle(element);
  let count = 0;
  while (style.getPropertyValue(`--daybow-mood-${count + 1}`)) count += 1;
  return count || DEFAULT_COUNT;
}
