import { civilDay, nextDayStart, type Day } from '@daybow/journal';
import { useSyncExternalStore } from 'react';

/** A new day is noticed by then even where no event tells: after a sleep, in another zone. */
const longestWait = 60_000;

function subscribe(onPossibleChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    clearTimeout(timer);
    const now = new Date();
    const untilTomorrow = nextDayStart(now).getTime() - now.getTime();
    timer = setTimeout(look, Math.min(untilTomorrow, longestWait));
    onPossibleChange();
  }
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/** The civil day that it is here and now, also on a page that is left open overnight. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, () => civilDay(new Date()));
}
