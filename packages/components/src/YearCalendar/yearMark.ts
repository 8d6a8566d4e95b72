import type { CSSProperties } from 'react';
import { moodColours } from '../internal/moodColours';

/** The mark of a day in a `YearCalendar`, drawn in the colour of its `color`, `value` or `share`, the first that it has. */
export interface YearCalendarMark {
  /** The day in words: 'Good', '3 of 5'. A screen reader announces it after the date; it is shown under the calendar. */
  label: string;
  /** The number of a mood, also one between two, such as a mean. */
  value?: number | undefined;
  /** How much of the day's goal is reached, or a level, in percent: the stronger the colour, the more. */
  share?: number | undefined;
  /** A CSS colour of one's own. */
  color?: string | undefined;
}

/** The moods that the style sheet has rules for, by their `data-mood`. */
const WHOLE_MOODS = new Set([1, 2, 3, 4, 5]);

/** How a mark looks, as the attributes of its element; none for a mark without a colour. */
export function markLook(
  { value, share, color }: Omit<YearCalendarMark, 'label'>,
  moodCount: number,
) {
  if (color !== undefined) return look('color', { '--daybow-year-color': color });
  if (value !== undefined) {
    // A style of its own makes a day slow to draw, and there may be thousands.
    if (WHOLE_MOODS.has(value)) return { 'data-mark': 'mood', 'data-mood': value };
    return look('mood', {
      ...moodColours(value),
      '--daybow-share': percent((100 * value) / moodCount),
    });
  }
  if (share !== undefined) return look('share', { '--daybow-share': percent(share) });
  return undefined;
}

function look(kind: string, style: Record<string, unknown>) {
  return { 'data-mark': kind, style: style as CSSProperties };
}

function percent(share: number): string {
  return `${Math.max(0, Math.min(100, share))}%`;
}
