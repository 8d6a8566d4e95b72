import { describe, expect, it } from 'vitest';
import { addDays } from '../days/day';
import { indexIn, type Month, monthOf } from '../days/month';
import type { EntryLabels, MoodValue } from '../moods/mood';
import type { LabelRecord } from '../progress/entryLabels';
import { labelsOf } from '../progress/labelsOf.testing';
import type { EntryRecord, MonthRecord } from '../progress/records';
import { findMoodFactors, type MoodFactor } from './moodFactors';
import { moodDays } from './moodDays';
import { seededRandom } from './random';

const today = '2026-11-21';

/** The entries of a day: the mood and the labels of each. */
type DayEntries = readonly (readonly [MoodValue, EntryLabels?])[];

/** Moods and factors of a journal of these days, the last of them today. */
function factorsOf(days: readonly DayEntries[], labels: readonly Partial<LabelRecord>[]) {
  const months = new Map<Month, MonthRecord>();
  for (const [index, some] of days.entries()) {
    const day = addDays(today, index + 1 - days.length);
    const month = monthOf(day);
    const { entries, moods } = months.get(month) ?? { entries: [], moods: [] };
    const made = some.map(([mood, kept], nth): EntryRecord => ({
      id: `${day} ${nth}`,
      day,
      time: null,
      mood,
      note: '',
      labels: kept,
    }));
    const mean = some.reduce((sum, [mood]) => sum + mood, 0) / some.length;
    const all = Array.from({ length: 31 }, (_, each) => moods[each] ?? null);
    months.set(month, {
      marks: new Map(),
      entries: [...entries, ...made],
      moods: all.with(indexIn(day), some.length === 0 ? null : mean),
      offsets: [],
    });
  }
  return moodDays({
    today,
    records: { habits: [], months },
    labels: labelsOf(...labels.map((label) => ({ uid: 'a', ...label }))),
  });
}

const isWeekday = ({ id }: MoodFactor) => 'weekday' in id;

/** The factors that the entries of the days have. */
function labelFactorsOf(days: readonly DayEntries[], labels: readonly Partial<LabelRecord>[]) {
  return factorsOf(days, labels).factors.filter((factor) => !isWeekday(factor));
}

/** The last days of the only label: with, without, unknown. */
function lastDays(days: readonly DayEntries[], ...labels: Partial<LabelRecord>[]): string {
  const factors = labelFactorsOf(days, labels);
  expect(factors).toHaveLength(1);
  const sides = factors[0]?.days.slice(-days.length) ?? [];
  return sides.map((side) => (side === null ? '?' : side ? '+' : '-')).join('');
}

const has = (...uids: string[]): DayEntries => [
  [3, Object.fromEntries(uids.map((uid) => [uid, 1]))],
];
const none: DayEntries = [[3]];
const valued = (...values: (number | null)[]) =>
  values.map((value): DayEntries => (value === null ? none : [[3, { a: value }]]));

describe('the days of a label', () => {
  it('are those from its first use on, but for today without it', () => {
    expect(lastDays([none, has('a'), none, has('a'), none], {})).toBe('?+-+?');
    expect(lastDays([none, has('a'), none, has('a')], {})).toBe('?+-+');
  });

  it('end with its last use once it is archived', () => {
    expect(lastDays([none, has('a'), none, has('a'), none, none], { archived: true })).toBe(
      '?+-+??',
    );
  });

  it('have it if any entry of the day does', () => {
    expect(lastDays([[[3, { a: 1 }], [4]], none, [[2], [3], [5, { a: 1 }]]], {})).toBe('+-+');
  });

  it('are those of all labels that were merged into it, as one', () => {
    const merged = [{ uid: 'b', mergedInto: 'a' }, { uid: 'c', mergedInto: 'b' }, { uid: 'a' }];
    expect(lastDays([none, has('b'), none, has('c'), has('a', 'b'), none], ...merged)).toBe(
      '?+-++?',
    );
  });
});

describe('the factors', () => {
  it('are neither names of moods, nor deleted labels, nor unused ones', () => {
    const days = [has('a'), has('b'), none, [[5, { c: 1 }]] satisfies DayEntries];
    const labels: Partial<LabelRecord>[] = [
      { uid: 'a', deleted: true },
      { uid: 'b', mergedInto: 'a' },
      { uid: 'c', kind: 'mood', mood: 5 },
      { uid: 'd' },
    ];
    expect(labelFactorsOf(days, labels)).toEqual([]);
  });
});

describe('the days of a scale', () => {
  const scale = { kind: 'scale', unit: 'h' } as const;
  const from = (...values: number[]) => labelFactorsOf(valued(...values), [scale])[0]?.from;

  it('are split at the median; a day without a value is on no side', () => {
    expect(lastDays(valued(6, 8, null, 7, 9), scale)).toBe('-+?-+');
    expect(from(6, 8, 7, 9)).toBe(8);
  });

  it('go where the halves are more even, if they are at the median', () => {
    expect(from(6, 7, 8)).toBe(7);
    expect(from(5, 7, 7, 7, 8, 9)).toBe(8);
    expect(from(5, 6, 7, 7, 7, 9)).toBe(7);
    expect(lastDays(valued(7, 7, 7, 8), scale)).toBe('---+');
    expect(lastDays(valued(6, 7, 7, 7), scale)).toBe('-+++');
    expect(lastDays(valued(7, 7), scale)).toBe('++');
  });

  it('have the mean of their entries', () => {
    const three: DayEntries = [
      [3, { a: 7.1 }],
      [3, { a: 7.1 }],
      [3, { a: 7.1 }],
    ];
    expect(lastDays([...valued(6, 7.1), three, ...valued(9)], scale)).toBe('-+++');
    expect(
      lastDays(
        [
          ...valued(6, 9),
          [
            [3, { a: 5 }],
            [3, { a: 8 }],
          ],
        ],
        scale,
      ),
    ).toBe('-++');
  });
});

describe('the days of a weekday', () => {
  it('are its own, today as well, beside all other ones', () => {
    const weekdays = factorsOf([], []).factors.filter(isWeekday);
    expect(weekdays.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday })),
    );
    // The last day, today, is a Saturday.
    expect(weekdays[5]?.days.slice(-8)).toEqual([true, ...Array(6).fill(false), true]);
  });
});

describe('several entries a day', () => {
  it('are the same evidence as one with their mean', () => {
    const random = seededRandom(1);
    const moods = Array.from(
      { length: 60 },
      (_, day): { mood: MoodValue; labels: EntryLabels } => ({
        mood: (2 + Math.floor(random() * 2) + (day % 4 < 2 ? 1 : 0)) as MoodValue,
        labels: day % 4 < 2 ? { a: 1 } : {},
      }),
    );
    const one = moods.map(({ mood, labels }): DayEntries => [[mood, labels]]);
    const three = moods.map(({ mood, labels }): DayEntries => [
      [(mood - 1) as MoodValue],
      [mood, labels],
      [(mood + 1) as MoodValue, labels],
    ]);
    const found = findMoodFactors(factorsOf(one, [{}]), 1);
    expect(found).toMatchObject([{ id: { label: 'a' } }]);
    expect(findMoodFactors(factorsOf(three, [{}]), 1)).toEqual(found);
  });
});
