import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../../deviceJournal';
import { inZone, inZoneAsync } from '../../days/day.testing';
import { watchDay } from '../../days/dayClock';
import { newName, start, tick } from '../device.testing';

const HOUR_MS = 3_600_000;
const journals: DeviceJournal[] = [];

/** A stand-in for a page, with the events that the clock listens to. */
function standInPage() {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  return (event: string) => page.dispatchEvent(new Event(event));
}

afterEach(() => {
  for (const journal of journals.splice(0)) journal.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchDay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) });
  });

  it('looks at the very moment at which the day changes', () => {
    const days: string[] = [];
    const clock = watchDay(
      () => 0,
      () => days.push(clock.today()),
    );
    vi.advanceTimersByTime(29_999);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(days).toEqual(['2026-11-22']);
    clock.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by the hour at which days start', () => {
    let hour = 3;
    const clock = watchDay(
      () => hour,
      () => undefined,
    );
    vi.setSystemTime(new Date(2026, 10, 22, 2, 59));
    expect(clock.today()).toBe('2026-11-21');
    hour = 0;
    expect(clock.today()).toBe('2026-11-22');
    clock.stop();
  });

  it('looks within a minute after a sleep that stopped its timers', () => {
    const onLook = vi.fn<() => void>();
    const clock = watchDay(() => 0, onLook);
    // A suspended machine: the time passes, the timers do not.
    vi.setSystemTime(Date.now() + 9 * HOUR_MS);
    vi.advanceTimersByTime(60_000);
    expect(onLook).toHaveBeenCalled();
    expect(clock.today()).toBe('2026-11-22');
    clock.stop();
  });

  it.each(['visibilitychange', 'focus', 'pageshow'])('looks at %s, until it stops', (event) => {
    const happen = standInPage();
    const onLook = vi.fn<() => void>();
    const clock = watchDay(() => 0, onLook);
    happen(event);
    expect(onLook).toHaveBeenCalledTimes(1);
    clock.stop();
    happen(event);
    expect(onLook).toHaveBeenCalledTimes(1);
  });
});

describe('a journal that stays open', () => {
  const habit = { name: 'Walk', icon: '🚶', completed: true };

  async function startAt(now: Date): Promise<DeviceJournal> {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const journal = await start([habit], newName());
    journals.push(journal);
    return journal;
  }

  it('over midnight, shows the new day and ticks it, not yesterday', async () => {
    const happen = standInPage();
    const journal = await startAt(new Date(2026, 10, 21, 23, 58));
    vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
    happen('visibilitychange');
    expect(journal.getView()).toMatchObject({
      today: '2026-11-22',
      habits: [{ completed: false }],
      stats: { dayStreak: 1 },
    });
    await tick(journal, 1);
    expect(journal.getView().stats.dayStreak).toBe(2);
    expect(journal.day('2026-11-21').habits).toMatchObject([{ completed: true }]);
  });

  it('over a suspended night, ticks the day that it is even before it has noticed', async () => {
    const journal = await startAt(new Date(2026, 10, 21, 22));
    vi.setSystemTime(new Date(2026, 10, 23, 7));
    await tick(journal, 1);
    expect(journal.getView().today).toBe('2026-11-23');
    expect(journal.day('2026-11-22').habits).toMatchObject([{ completed: false }]);
    expect(journal.day('2026-11-23').habits).toMatchObject([{ completed: true }]);
    // The 22nd was due and is missed.
    expect(journal.getView().stats.dayStreak).toBe(1);
  });

  it('with a clock set back, loses nothing and counts no day twice', async () => {
    const journal = await startAt(new Date(2026, 10, 21, 12));
    vi.setSystemTime(new Date(2026, 10, 20, 12));
    await tick(journal, 1);
    expect(journal.getView()).toMatchObject({ today: '2026-11-20', stats: { dayStreak: 1 } });
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    await tick(journal, 1, 'empty');
    await tick(journal, 1);
    expect(journal.getView()).toMatchObject({ today: '2026-11-21', stats: { dayStreak: 2 } });
  });
});

/** Ticks the day that it is at an instant in a zone. */
async function tickIn(journal: DeviceJournal, zone: string, at: string): Promise<string> {
  vi.setSystemTime(new Date(at));
  await inZoneAsync(zone, () => tick(journal, 1));
  return inZone(zone, () => journal.getView().today);
}

describe('a journey', () => {
  const habit = { name: 'Walk', icon: '🚶', completed: true };

  it('from Los Angeles to Auckland skips a date, and keeps the streak', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:00:00Z') });
    const journal = await inZoneAsync('America/Los_Angeles', () => start([habit]));
    journals.push(journal);
    expect(await tickIn(journal, 'America/Los_Angeles', '2026-11-21T04:00:00Z')).toBe('2026-11-20');
    // Off at 21:30 on the 20th, there at 07:30 on the 22nd.
    expect(await tickIn(journal, 'Pacific/Auckland', '2026-11-21T19:00:00Z')).toBe('2026-11-22');
    expect(journal.getView().stats).toMatchObject({ dayStreak: 3, completion: 100 });
    // Another date without a tick, with no journey in between, does end it.
    expect(await tickIn(journal, 'Pacific/Auckland', '2026-11-23T19:00:00Z')).toBe('2026-11-24');
    expect(journal.getView().stats.dayStreak).toBe(1);
  });

  it('from Auckland to Los Angeles lives a date twice, and counts it once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:00:00Z') });
    const journal = await inZoneAsync('Pacific/Auckland', () => start([habit]));
    journals.push(journal);
    expect(await tickIn(journal, 'Pacific/Auckland', '2026-11-21T19:00:00Z')).toBe('2026-11-22');
    // Off at 15:00 on the 22nd, there at 07:00 on the 22nd.
    expect(await tickIn(journal, 'America/Los_Angeles', '2026-11-22T16:00:00Z')).toBe('2026-11-22');
    expect(journal.getView().stats.completionCount).toEqual({
      done: 2,
      due: 2,
      percentage: 100,
    });
    expect(await tickIn(journal, 'America/Los_Angeles', '2026-11-23T16:00:00Z')).toBe('2026-11-23');
    expect(journal.getView().stats).toMatchObject({ dayStreak: 3, completion: 100 });
  });
});
