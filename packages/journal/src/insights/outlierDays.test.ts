import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../days/day';
import { daysInMonth, indexIn, type Month, monthOf } from '../days/month';
import type { MoodValue } from '../moods/mood';
import type { MonthRecord } from '../progress/records';
import { outlierDays } from './outlierDays';

const today = '2026-11-21';
const week = (last: Day) => Array.from({ length: 7 }, (_, ago) => addDays(last, ago - 6));

/** A mood on each of these days. */
function outliers(...days: Day[]): Day[] {
  const months = new Map<Month, MonthRecord>();
  for (const day of days.toSorted()) {
    const month = monthOf(day);
    const known = months.get(month)?.moods ?? Array(daysInMonth(month)).fill(null);
    const moods: (MoodValue | null)[] = [...known];
    moods[indexIn(day)] = 3;
    months.set(month, { marks: new Map(), entries: [], moods, offsets: [] });
  }
  return outlierDays({ habits: [], months }, today);
}

describe('outlierDays', () => {
  it('are one or two at the beginning, long before the rest', () => {
    expect(outliers('2025-11-20', ...week(today))).toEqual(['2025-11-20']);
    expect(outliers('2025-11-20', '2025-11-21', ...week(today))).toEqual([
      '2025-11-20',
      '2025-11-21',
    ]);
    expect(outliers('2025-11-18', '2025-11-19', '2025-11-20', ...week(today))).toEqual([]);
  });

  it('are none where the pause is short, or little follows it', () => {
    expect(outliers('2026-09-20', ...week(today))).toEqual([]);
    expect(outliers('2025-11-20', ...week(today).slice(1))).toEqual([]);
    expect(outliers(...week(today))).toEqual([]);
    expect(outliers()).toEqual([]);
  });

  it('are days still to come, but for tomorrow, which it may be elsewhere', () => {
    expect(outliers(...week(today), '2026-11-22')).toEqual([]);
    expect(outliers(...week(today), '2027-11-21')).toEqual(['2027-11-21']);
  });

  it('are none on returning after a long pause', () => {
    expect(outliers(...week('2025-01-07'), today)).toEqual([]);
  });
});
