/** Parts of the day that can stand for a time which is not known. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;

/** A part of the day. */
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The time on the clock within each part, among which entries without a time on the clock are put. */
const MIDDLES: Readonly<Record<string, string>> = {
  morning: '09:00',
  afternoon: '15:00',
  evening: '20:00',
} satisfies Record<PartOfDay, string>;

/** True for a part of the day. */
export function isPartOfDay(time: string): time is PartOfDay {
  return PARTS_OF_DAY.some((part) => part === time);
}

/** True for what can be the time of an entry: a time on the clock from '00:00' to '23:59', a part of the day, or none. */
export function isEntryTime(time: unknown): time is string | null {
  if (typeof time !== 'string') return time === null;
  return isPartOfDay(time) || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** The time on the clock that the time of an entry stands for. */
export function clockOf(time: string): string {
  return MIDDLES[time] ?? time;
}

/**
 * A key by which the entries of a day are in the order of their times: those without one come first, and hours before the
 * one at which days start come last.
 */
export function timeKey(time: string | null, dayStartHour: number): string {
  if (time === null) return '';
  const clock = clockOf(time);
  const start = `${String(dayStartHour).padStart(2, '0')}:00`;
  return `${clock < start ? '1' : '0'}${clock}`;
}
