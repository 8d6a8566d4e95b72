import { civilDay, clockTime, type Day } from '../../../days/day';

/** A point in time as one number, or by the clock of UTC. */
export interface Instant {
  /** In ms since 1970. */
  readonly at: number;
  /** True where that is by the clock of the person, as in spreadsheets; false for one of the world. */
  readonly isOnTheClock: boolean;
}

const IN_UTC =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?) ?(?:Z|UTC|[+-]00:?00)$/i;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
/** The number that spreadsheets have for the first day of 1970. */
const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The years of numbers that are taken for dates. */
const [SINCE, UNTIL] = [Date.UTC(1990, 0), Date.UTC(2100, 0)];

/** Reads a point in time; null for anything else. */
export function instantIn(plain: string): Instant | null {
  const [, date, time] = IN_UTC.exec(plain) ?? [];
  if (date !== undefined && time !== undefined) {
    return dated(Date.parse(`${date}T${time.replace(',', '.')}Z`), false);
  }
  if (MILLISECONDS.test(plain)) return dated(Number(plain), false);
  if (SECONDS.test(plain)) return dated(Number(plain) * 1000, false);
  if (!SERIAL.test(plain)) return null;
  const days = Number(plain.replace(',', '.')) - SERIAL_OF_1970;
  return dated(Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS, true);
}

function dated(at: number, isOnTheClock: boolean): Instant | null {
  return at >= SINCE && at < UNTIL ? { at, isOnTheClock } : null;
}

/** True if all of them are midnights of UTC: so programs write dates without a time. */
export function areDays(instants: readonly Instant[]): boolean {
  return instants.every(({ at }) => at % DAY_MS === 0);
}

/** The day and the time on the clock at an instant, where the person is. */
export function onTheClock({ at }: Instant, isLocal: boolean): { day: Day; time: string } {
  const date = new Date(at);
  if (isLocal) return { day: civilDay(date), time: clockTime(date) };
  const text = date.toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
