import type { Day } from '@daybow/journal';
import { useEffect, useState } from 'react';

/** The days that were complete at some moment since the page was loaded. */
const finished = new Set<Day>();

/**
 * True while the finish of the day on screen is celebrated: once, and only as it happens, not
 * when a finished day is shown.
 */
export function useCelebration(day: Day, isFinished: boolean): boolean {
  const [shown, setShown] = useState({ day, isFinished, celebrates: false });
  if (shown.day !== day || shown.isFinished !== isFinished) {
    const celebrates = isFinished && shown.day === day && !finished.has(day);
    setShown({ day, isFinished, celebrates });
  }
  useEffect(() => {
    if (isFinished) finished.add(day);
  }, [day, isFinished]);
  return shown.celebrates;
}

/** True once a ring has been shown since the page was loaded. */
let isShown = false;

/**
 * True for the first ring since the page was loaded: it is drawn from 0. Coming back to Home finds it
 * drawn.
 */
export function useFirstRing(): boolean {
  const [isFirst] = useState(!isShown);
  useEffect(() => {
    isShown = true;
  }, []);
  return isFirst;
}
