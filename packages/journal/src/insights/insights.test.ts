import { describe, expect, it } from 'vitest';
import { labelsOf } from '../progress/labelsOf.testing';
import type { GroupedHabit } from '../progress/views';
import {
  bestStreakInsight,
  moodFactorInsight,
  moodInsight,
  streakInsight,
  weekInsight,
} from './insights';
import type { TestedDays } from './moodEvidence';
import type { MoodFactorFinding } from './moodFactors';

describe('streakInsight', () => {
  it('says how long the streak is', () => {
    expect(streakInsight(7)).toEqual({ kind: 'streak', days: 7 });
    expect(streakInsight(1)).toEqual({ kind: 'streak', days: 1 });
  });

  it.each([0, null])('says nothing of a streak of %s', (streak) => {
    expect(streakInsight(streak)).toBeNull();
  });
});

describe('moodInsight', () => {
  it.each(['improving', 'falling'] as const)('says that moods are %s', (direction) => {
    expect(moodInsight(direction)).toEqual({ kind: 'mood', direction });
  });

  it.each(['steady', null] as const)('says nothing when they are %s', (direction) => {
    expect(moodInsight(direction)).toBeNull();
  });
});

describe('bestStreakInsight', () => {
  it('tells a longer streak than the present one', () => {
    expect(bestStreakInsight(3, 12)).toEqual({ kind: 'best-streak', days: 12 });
    expect(bestStreakInsight(null, 2)).toEqual({ kind: 'best-streak', days: 2 });
  });

  it.each([
    [12, 12],
    [0, 1],
    [null, null],
  ])('says nothing beside %s of %s', (streak, best) => {
    expect(bestStreakInsight(streak, best)).toBeNull();
  });
});

const counted = (count: number) => ({ done: count, due: 10 });

function done(toYesterday: number, today: number) {
  return { toYesterday: counted(toYesterday), toToday: counted(toYesterday + today) };
}

describe('weekInsight', () => {
  it('compares this week with the same days of the week before', () => {
    expect(weekInsight(done(5, 2), done(3, 1), 3)).toEqual({ kind: 'week-more', done: 7, more: 3 });
    expect(weekInsight(done(4, 0), done(7, 2), 7)).toEqual({
      kind: 'week-less',
      done: 4,
      doneBefore: 7,
    });
  });

  it('does not hold a day against the week before it is over', () => {
    expect(weekInsight(done(7, 0), done(7, 3), 5)).toBeNull();
    expect(weekInsight(done(8, 0), done(7, 3), 5)).toBeNull();
  });

  it('says nothing on the first two days, of no difference, or of a week with nothing due', () => {
    expect(weekInsight(done(7, 0), done(4, 0), 2)).toBeNull();
    expect(weekInsight(done(5, 2), done(5, 2), 5)).toBeNull();
    const nothing = { done: 0, due: 0 };
    const before = { toToday: nothing, toYesterday: nothing };
    expect(weekInsight(done(5, 2), before, 5)).toBeNull();
  });
});

describe('moodFactorInsight', () => {
  const finding: MoodFactorFinding = { id: { habit: 5 }, from: null, sides: '.+-+.--' };
  const tested: TestedDays = { lastDay: '2026-11-21', moods: [3, 4.5, 3, 4, null, 3.32, 4] };
  const habit = { id: 5, uid: 'm', name: 'Meditate', icon: '' } as GroupedHabit;
  const source = {
    records: { habits: [habit], months: new Map() },
    labels: labelsOf(
      { uid: 'Friends' },
      { uid: 'Sleep', kind: 'scale', unit: 'h' },
      { uid: 'Pals', mergedInto: 'Friends' },
      { uid: 'Rain', deleted: true },
    ),
  };
  const insightOf = (changes: Partial<MoodFactorFinding>) =>
    moodFactorInsight(source, tested, { ...finding, ...changes });

  it('gives the difference with one decimal, and the days that were compared', () => {
    expect(insightOf({})).toEqual({
      id: { habit: 5 },
      name: 'Meditate',
      more: null,
      difference: 0.8,
      daysWith: 2,
      daysWithout: 3,
      moodWith: 4.25,
      moodWithout: expect.closeTo(3.44),
      moodDays: 6,
      days: [
        { day: '2026-11-16', mood: 4.5, isWith: true },
        { day: '2026-11-17', mood: 3, isWith: false },
        { day: '2026-11-18', mood: 4, isWith: true },
        { day: '2026-11-20', mood: 3.32, isWith: false },
        { day: '2026-11-21', mood: 4, isWith: false },
      ],
    });
    expect(insightOf({ sides: '.-+-.++' })).toMatchObject({ difference: -0.8 });
  });

  it('names labels, and says where the days with more of a scale begin', () => {
    expect(insightOf({ id: { label: 'Friends' } })).toMatchObject({
      name: 'Friends',
      more: null,
    });
    expect(insightOf({ id: { label: 'Sleep' }, from: 7.5 })).toMatchObject({
      name: 'Sleep',
      more: { from: 7.5, unit: 'h' },
    });
  });

  it('leaves it to the app to name weekdays', () => {
    const id = { weekday: 1 } as const;
    expect(insightOf({ id })).toMatchObject({ id, name: '', more: null });
  });

  it('says nothing of a difference that rounds to nothing', () => {
    expect(insightOf({ sides: '+.-....' })).toBeNull();
  });

  it('says nothing where a side has no days, as in a damaged one', () => {
    expect(insightOf({ sides: '++++.++' })).toBeNull();
    expect(insightOf({ sides: '' })).toBeNull();
  });

  it.each([{ habit: 6 }, { label: 'Rain' }, { label: 'Pals' }, { label: 'Gone' }])(
    'says nothing of %o, which is not there any more',
    (id) => {
      expect(insightOf({ id })).toBeNull();
    },
  );
});
