import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../days/day';
import { daysInMonth, indexIn, type Month, monthOf } from '../days/month';
import type { MoodValue } from '../moods/mood';
import type { MonthRecord } from '../progress/records';
import { strayDays } from './strayDays';

const today = '2026-11-21';
const week = (last: Day) => Array.from({ length: 7 }, (_, ago) => addDays(last, ago - 6));

/** A mood on each of these days. */
function stray(...days: Day[]): Day[] {
  const months = new Map<Month, MonthRecord>();
  for (const day of days.toSorted()) {
    const month = monthOf(day);
    const known = months.get(month)?.moods ?? Array(daysInMonth(month)).fill(null);
    const moods: (MoodValue | null)[] = [...known];
    moods[indexIn(day)] = 3;
    months.set(month, { marks: new Map(), moods, offsets: [] });
  }
  return strayDays({ habits: [], months }, today);
}

describe('strayDays', () => {
  it('are one or two at the beginning, long before the rest', () => {
    expect(stray('2025-11-20', ...week(today))).toEqual(['2025-11-20']);
    expect(stray('2025-11-20', '2025-11-21', ...week(today))).toEqual(['2025-11-20', '2025-11-21']);
    expect(stray('2025-11-18', '2025-11-19', '2025-11-20', ...week(today))).toEqual([]);
  });

  it('are none where the pause is short, or little follows it', () => {
    expect(stray('2026-09-20', ...week(today))).toEqual([]);
    expect(stray('2025-11-20', ...week(today).slice(1))).toEqual([]);
    expect(stray(...week(today))).toEqual([]);
    expect(stray()).toEqual([]);
  });

  it('are days still to come, but for tomorrow, which it may be elsewhere', () => {
    expect(stray(...week(today), '2026-11-22')).toEqual([]);
    expect(stray(...week(today), '2027-11-21')).toEqual(['2027-11-21']);
  });

  it('are none on returning after a long pause', () => {
    expect(stray(...week('2025-01-07'), today)).toEqual([]);
  });
});
