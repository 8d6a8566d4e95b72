import { roundPx } from './roundPx';

/**
 * The mouth of a mood in a box of 16 by 6: a frown for mood 1, a smile for the last one, and what is between them for a
 * number between two moods, as path data. For NaN it is a straight line.
 *
 * @example
 * <path d={mouthPath(3.5, 5)} fill="none" stroke="currentColor" />
 */
export function mouthPath(mood: number, moodCount: number): string {
  const position = (mood - 1) / Math.max(1, moodCount - 1);
  const smile = Math.min(1, Math.max(-1, 2 * position - 1)) || 0;
  const bend = Math.abs(smile);
  const ends = roundPx(3 - smile * (5 - 2 * bend));
  const middle = roundPx(3 + smile * (4 + 2 * bend));
  return `M${roundPx(2.5 - bend)} ${ends}Q8 ${middle} ${roundPx(13.5 + bend)} ${ends}`;
}
