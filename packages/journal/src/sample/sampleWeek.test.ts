import { describe, expect, it } from 'vitest';
import { addDays, startOfWeek } from '../days/day';
import { moodInsight, streakInsight } from '../insights/insights';
import { completion, dayStreak, moodDirection, weeklyHabits } from '../progress/progress';
import { SAMPLE_WORDS } from './sample.testing';
import { createSampleJournal } from './sampleJournal';

// The sample's figures are written down. Here is the proof that they are true: the week of which
// they are said, five habits due each day, goes through the rules that real journals go through.
describe('the sample week under the real rules', () => {
  const { stats } = createSampleJournal({ words: SAMPLE_WORDS }).getView();
  const monday = startOfWeek('2024-07-07');
  const sunday = addDays(monday, 6);
  const tallies = [4, 5, 3, 5, 4, 5, 5].map((done, index) => ({
    day: addDays(monday, index),
    due: 5,
    done,
  }));
  const moods = [4, 5, 3, 4, 5, 4, 5];

  it('is a streak of 7 days', () => {
    expect(dayStreak(tallies, sunday)).toBe(7);
    expect(stats.dayStreak).toBe(7);
  });

  it('is 31 of 35 done, 89 %', () => {
    expect(completion(tallies, sunday)).toEqual({ done: 31, due: 35, percentage: 89 });
    expect(stats.completion).toBe(89);
  });

  it('has the bars and the line that the charts show', () => {
    expect(weeklyHabits(tallies, monday)).toEqual(stats.weeklyHabits);
    expect(stats.moodTrends.map(({ value }) => value)).toEqual(moods);
  });

  it('is improving, and bears out both insights', () => {
    expect(moodDirection(moods)).toBe('improving');
    expect([streakInsight(dayStreak(tallies, sunday)), moodInsight(moodDirection(moods))]).toEqual(
      stats.insights,
    );
  });
});
