import { memo } from 'react';
import { moodFill } from '../internal/moodColours';
import { dayPath, dotPath } from './dayBowGeometry';

interface DayStrokeProps {
  index: number;
  /** The number of days along the bow. */
  count: number;
  mood: number | null | undefined;
}

/** A day of the bow. Memoised, so that a day that changes draws only its own stroke anew. */
export const DayStroke = memo(function DayStroke({ index, count, mood }: DayStrokeProps) {
  const isEmpty = !Number.isFinite(mood);
  return (
    <path
      className="daybow-DayBow-day"
      d={isEmpty ? dotPath(index, count) : dayPath(index, count)}
      data-empty={isEmpty || undefined}
      stroke={isEmpty ? undefined : moodFill(mood ?? NaN)}
    />
  );
});
