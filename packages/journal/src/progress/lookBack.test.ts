import { expect, it, vi } from 'vitest';
import { daysInMonth, indexIn } from '../days/month';
import { sourceOf } from './journals.testing';
import { allLookBack, monthLookBack, yearLookBack } from './lookBack';
import type { MonthRecord } from './records';
import { allTallies } from './tallies';
import type { ViewSource } from './views';

const empty = Array.from({ length: daysInMonth('2026-11') }, () => null);

const walk = {
  id: 1,
  uid: '1',
  name: 'Walk',
  icon: '🚶',
  createdOn: '2026-11-10',
  schedule: [],
  archive: [],
  marks: new Map([
    ['2026-11-11', 'done'],
    ['2026-11-13', 'done'],
  ] as const),
};

/** A flight from Los Angeles on the 11th to Auckland on the 13th, and a mood on some day. */
function journey(moods: MonthRecord['moods'] = empty): ViewSource {
  const source = sourceOf({
    habits: [walk],
    pauses: [],
    weeks: [{ from: '2026-01-01', value: 1 }],
    today: '2026-11-14',
  });
  const offsets = new Map([
    [indexIn('2026-11-11'), { first: -480, last: -480 }],
    [indexIn('2026-11-13'), { first: 780, last: 780 }],
  ]);
  const record = {
    marks: source.records.months.get('2026-11')?.marks ?? new Map(),
    entries: [],
    moods,
    offsets: empty.map((_, index) => offsets.get(index) ?? null),
  };
  return { ...source, records: { ...source.records, months: new Map([['2026-11', record]]) } };
}

it('leaves out a date that a journey jumped over', () => {
  const { moods, habits, bestRun, lines } = monthLookBack(journey(), '2026-11');
  expect(moods).toMatchObject({ days: 0, of: 4 });
  expect(habits).toEqual({ done: 2, due: 3, percentage: 67 });
  expect(bestRun).toBe(2);
  expect(lines[0]).toMatchObject({ done: 2, due: 3 });
  expect(lines[0]?.days.slice(9, 14).map(({ state }) => state)).toEqual([
    'missed',
    'done',
    'none',
    'done',
    'open',
  ]);
  expect(yearLookBack(journey(), '2026').days.at(-3)).toMatchObject({ done: null });
});

it('counts it with a mood, which was written later', () => {
  const moods = empty.map((_, index) => (index === indexIn('2026-11-12') ? 4 : null));
  expect(monthLookBack(journey(moods), '2026-11').moods).toMatchObject({ days: 1, of: 5 });
});

it('has no years before a journal has begun', () => {
  const source = journey();
  expect(allLookBack({ ...source, today: '2026-11-09' })).toMatchObject({
    first: null,
    years: [],
    days: 0,
    bestRun: null,
  });
});

it('tallies all years once for the same records, until another day begins', () => {
  const source = journey();
  const read = vi.spyOn(source.records.months, 'get');
  const before = allTallies(source.records, source.today);
  read.mockClear();
  expect(allTallies(source.records, source.today)).toBe(before);
  expect(read).not.toHaveBeenCalled();
  const next = allTallies(source.records, '2026-11-15');
  expect(next).toHaveLength(before.length + 1);
});
