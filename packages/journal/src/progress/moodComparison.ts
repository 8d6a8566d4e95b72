/** How the mean mood of a month stands beside that of the month before. */
export type MoodComparison = 'muchBrighter' | 'brighter' | 'alike' | 'darker' | 'muchDarker';

/** The difference of two means, in mood steps, from which on they are not alike. */
const BRIGHTER_MIN_STEP = 0.2;

/** The difference from which on it is more than a little; the same step as within a week. */
const MUCH_BRIGHTER_MIN_STEP = 0.5;

/** Compares two means by their difference; null where there is nothing to compare with. */
export function moodComparison(change: number | null): MoodComparison | null {
  if (change === null) return null;
  const size = Math.abs(change);
  if (size < BRIGHTER_MIN_STEP) return 'alike';
  if (size < MUCH_BRIGHTER_MIN_STEP) return change > 0 ? 'brighter' : 'darker';
  return change > 0 ? 'muchBrighter' : 'muchDarker';
}
