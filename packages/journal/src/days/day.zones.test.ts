import { describe, expect, it } from 'vitest';
import { addDays, civilDay, type Day, nextDayStart } from './day';
import { inZone } from './day.testing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.UTC(2020, 0, 1);
const TO = Date.UTC(2036, 0, 1);

/** Midnight, the latest hour that can be chosen, and one in the middle of most changes of clocks. */
const START_HOURS = [0, 3, 6];

function offsetAt(instant: number): number {
  return new Date(instant).getTimezoneOffset();
}

/** The instants at which the zone of the runtime changes its clocks, to the hour before. */
function clockChanges(): number[] {
  const changes: number[] = [];
  for (let instant = FROM; instant < TO; instant += 4 * DAY_MS) {
    if (offsetAt(instant) === offsetAt(instant + 4 * DAY_MS)) continue;
    let hour = instant;
    while (offsetAt(hour) === offsetAt(hour + HOUR_MS)) hour += HOUR_MS;
    changes.push(hour);
  }
  return changes;
}

/** Faults of the days around a change of clocks; none if all is well. */
function faultsAround(change: number, startHour: number): string[] {
  const faults: string[] = [];
  let at = new Date(change - 2 * DAY_MS);
  let day: Day = civilDay(at, startHour);
  for (let step = 0; step < 4; step += 1) {
    const start = nextDayStart(at, startHour);
    const justBefore = civilDay(new Date(start.getTime() - 1), startHour);
    const next = civilDay(start, startHour);
    if (justBefore !== day) faults.push(`${day} ends as ${justBefore}`);
    if (next !== addDays(day, 1)) faults.push(`${day} is followed by ${next}`);
    const length = start.getTime() - at.getTime();
    if (step > 0 && (length < 21 * HOUR_MS || length > 27 * HOUR_MS)) {
      faults.push(`${day} lasts ${length / HOUR_MS} hours`);
    }
    at = start;
    day = next;
  }
  return faults;
}

const zones = Intl.supportedValuesOf('timeZone').filter((zone) =>
  inZone(zone, () => clockChanges().length > 0),
);

describe('days in every zone that changes its clocks, 2020 to 2035', () => {
  it('are looked at in more than a hundred zones', () => {
    expect(zones.length).toBeGreaterThan(100);
  });

  it.each(zones)('%s: each comes once, in order, whenever days start', (zone) => {
    inZone(zone, () => {
      const faults = clockChanges().flatMap((change) =>
        START_HOURS.flatMap((startHour) => faultsAround(change, startHour)),
      );
      expect(faults).toEqual([]);
    });
  });
});
