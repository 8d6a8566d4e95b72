import { expect, it } from 'vitest';
import type { EntryDay } from '../progress/entryDays';
import type { JournalEntry } from '../progress/moodViews';
import type { MoodValue } from './mood';
import { onThisDay } from './onThisDay';

function dayWith(day: string, ...moods: MoodValue[]): EntryDay {
  const entries = moods.map((value) => ({ day, mood: { value } }) as JournalEntry);
  return { day, entries, habitNotes: [] };
}

const found = (today: string, ...days: EntryDay[]) =>
  onThisDay(days, today).map(({ day, yearsAgo, isHard }) => [day, yearsAgo, isHard]);

it('finds the day a month ago and those of earlier years', () => {
  const days = [
    dayWith('2026-11-21', 5),
    dayWith('2026-10-21', 4),
    dayWith('2025-11-21', 4, 1),
    dayWith('2025-10-21', 4),
    dayWith('2024-11-21'),
  ];
  expect(found('2026-11-21', ...days)).toEqual([
    ['2026-10-21', 0, false],
    ['2025-11-21', 1, true],
    ['2024-11-21', 2, false],
  ]);
});

it('looks for a month ago in the year before', () => {
  expect(found('2026-01-05', dayWith('2025-12-05', 3))).toEqual([['2025-12-05', 0, false]]);
});

it('takes no other day where a date is missing', () => {
  expect(found('2026-03-31', dayWith('2026-02-28', 3))).toEqual([]);
  const leap = [dayWith('2027-02-28', 3), dayWith('2024-02-29', 2)];
  expect(found('2028-02-29', ...leap)).toEqual([['2024-02-29', 4, true]]);
});
