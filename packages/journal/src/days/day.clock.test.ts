import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDay, nextDayStart } from './day';
import { inZone, ZONES, zones } from './day.testing';

const instants = fc.date({
  min: new Date('1970-01-03T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('civilDay', () => {
  it('is the date on the wall, not the one in UTC', () => {
    const at = new Date('2024-03-01T05:30:00Z');
    expect(inZone('UTC', () => civilDay(at))).toBe('2024-03-01');
    expect(inZone('America/Los_Angeles', () => civilDay(at))).toBe('2024-02-29');
    expect(inZone('Pacific/Kiritimati', () => civilDay(at))).toBe('2024-03-01');
    expect(inZone('Pacific/Kiritimati', () => civilDay(new Date('2024-03-01T10:00:00Z')))).toBe(
      '2024-03-02',
    );
  });

  it('turns with midnight, to the millisecond', () => {
    inZone('America/Los_Angeles', () => {
      expect(civilDay(new Date('2024-07-02T06:59:59.999Z'))).toBe('2024-07-01');
      expect(civilDay(new Date('2024-07-02T07:00:00.000Z'))).toBe('2024-07-02');
    });
  });

  it('writes early years with four digits', () => {
    inZone('UTC', () => expect(civilDay(new Date('0033-04-03T12:00:00Z'))).toBe('0033-04-03'));
  });

  it('refuses what it cannot write down', () => {
    expect(() => civilDay(new Date(NaN))).toThrow(RangeError);
    expect(() => civilDay(new Date('+010000-06-01T12:00:00Z'))).toThrow(RangeError);
    expect(() => civilDay(new Date('-000001-06-01T12:00:00Z'))).toThrow(RangeError);
  });
});

describe('nextDayStart', () => {
  it.each([
    ['an ordinary day', 'Europe/Berlin', '2024-07-01T10:00:00Z', '2024-07-01T22:00:00.000Z'],
    ['midnight itself', 'Europe/Berlin', '2024-06-30T22:00:00Z', '2024-07-01T22:00:00.000Z'],
    ['23 hours', 'America/Los_Angeles', '2024-03-10T08:00:00Z', '2024-03-11T07:00:00.000Z'],
    ['25 hours', 'America/Los_Angeles', '2024-11-03T07:00:00Z', '2024-11-04T08:00:00.000Z'],
    ['no midnight in Cairo', 'Africa/Cairo', '2024-04-25T12:00:00Z', '2024-04-25T22:00:00.000Z'],
    ['no midnight in Chile', 'America/Santiago', '2024-09-07T15:00Z', '2024-09-08T04:00:00.000Z'],
    ['two midnights', 'America/Havana', '2024-11-02T12:00:00Z', '2024-11-03T04:00:00.000Z'],
    ['from the first of two', 'America/Havana', '2024-11-03T04:30Z', '2024-11-04T05:00:00.000Z'],
    ['clocks back to the eve', 'America/Santiago', '2024-04-07T02:30Z', '2024-04-07T04:00:00.000Z'],
    ['from 23:30 to 00:30', 'America/Toronto', '1919-03-30T20:00Z', '1919-03-31T04:30:00.000Z'],
    ['back over midnight', 'America/St_Johns', '2010-11-06T12:00Z', '2010-11-07T02:30:00.000Z'],
    ['the eve again', 'America/St_Johns', '2010-11-07T02:45Z', '2010-11-07T03:30:00.000Z'],
    ['two hours back', 'America/Goose_Bay', '1988-10-30T02:05Z', '1988-10-30T04:00:00.000Z'],
    ['a date left out', 'Pacific/Apia', '2011-12-29T20:00:00Z', '2011-12-30T10:00:00.000Z'],
  ])('%s (%s)', (_, zone, at, start) => {
    expect(inZone(zone, () => nextDayStart(new Date(at))).toISOString()).toBe(start);
  });

  it('goes from the 29th to the 31st where the 30th was left out', () => {
    inZone('Pacific/Apia', () => {
      expect(civilDay(nextDayStart(new Date('2011-12-29T20:00:00Z')))).toBe('2011-12-31');
    });
  });

  it('is the first instant of a later day, in any zone', () => {
    fc.assert(
      fc.property(zones, instants, (zone, at) => {
        inZone(zone, () => {
          const start = nextDayStart(at);
          expect(start.getTime()).toBeGreaterThan(at.getTime());
          expect(start.getTime() - at.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
          expect(civilDay(start) > civilDay(at)).toBe(true);
          expect(civilDay(new Date(start.getTime() - 1)) > civilDay(at)).toBe(false);
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each(ZONES)('walks through every day of ten years in %s, each once', (zone) => {
    inZone(zone, () => {
      let at = new Date('2005-01-01T12:00:00Z');
      let day = civilDay(at);
      const jumps: string[] = [];
      while (day < '2015-01-01') {
        at = nextDayStart(at);
        const next = civilDay(at);
        if (next !== addDays(day, 1)) jumps.push(`${day} to ${next}`);
        day = next;
      }
      expect(jumps).toEqual(zone === 'Pacific/Apia' ? ['2011-12-29 to 2011-12-31'] : []);
    });
  });

  it('leaves the date that it is given alone', () => {
    const at = new Date('2024-07-01T10:00:00Z');
    nextDayStart(at);
    expect(at.toISOString()).toBe('2024-07-01T10:00:00.000Z');
  });

  it('refuses an invalid date', () => {
    expect(() => nextDayStart(new Date(NaN))).toThrow(RangeError);
  });
});
