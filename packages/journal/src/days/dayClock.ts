import { listenToPage } from '../pageEvents';
import { civilDay, type Day, nextDayStart } from './day';

/** Tells the day, and when the next one begins. */
export interface DayClock {
  /** The day at this moment. */
  readonly today: () => Day;
  readonly stop: () => void;
}

/** The longest time until a new day is noticed without an event: after a sleep, in another zone. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Checks whether the day has changed: at the hour at which days start, when the page is shown,
 * focused or thawed, and once a minute for what no event tells.
 *
 * @param dayStartHour - asked at each check, since it can be set.
 * @param onCheck - called after each check, whether or not the day has changed.
 */
export function watchDay(dayStartHour: () => number, onCheck: () => void): DayClock {
  const today = () => civilDay(new Date(), dayStartHour());
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    const now = new Date();
    const untilNext = nextDayStart(now, dayStartHour()).getTime() - now.getTime();
    timer = setTimeout(check, Math.min(untilNext, LONGEST_WAIT_MS));
  };
  const check = () => {
    wait();
    onCheck();
  };

  const stopListening = listenToPage(check);
  wait();
  return {
    today,
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
