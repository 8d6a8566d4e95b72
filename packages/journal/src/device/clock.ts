import { civilDay, type Day, nextDayStart } from '../day';

/** Tells the day, and when another one begins. */
export interface Clock {
  /** The day that it is now, looked up anew. */
  readonly today: () => Day;
  readonly stop: () => void;
}

/** A new day is noticed by then even where no event tells: after a sleep, in another zone. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Watches for the day to change: at the hour at which days start, when the page is shown, focused
 * or thawed, and once a minute for what nothing tells of.
 *
 * @param dayStartHour - asked for each time, since it can be set.
 * @param onLook - called after each look, whether or not the day is another.
 */
export function watchDay(dayStartHour: () => number, onLook: () => void): Clock {
  const today = () => civilDay(new Date(), dayStartHour());
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    const now = new Date();
    const untilNext = nextDayStart(now, dayStartHour()).getTime() - now.getTime();
    timer = setTimeout(look, Math.min(untilNext, LONGEST_WAIT_MS));
  };
  const look = () => {
    wait();
    onLook();
  };

  const stopListening = listenToPage(look);
  wait();
  return {
    today,
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Where there is no page, as in a worker, there is nothing to hear of. */
function listenToPage(look: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
  };
}
