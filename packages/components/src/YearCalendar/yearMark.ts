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

/** The kind of a mark and its colours, for the style sheet; nothing for a mark without a colour. */
export function markLook(
  { value, share, color }: Omit<YearCalendarMark, 'label'>,
  moodCount: number,
) {
  if (color !== undefined) return { kind: 'color', style: style({ '--daybow-year-color': color }) };
  if (value !== undefined) {
    return {
      kind: 'mood',
      style: style({ ...moodColours(value), '--daybow-share': percent((100 * value) / moodCount) }),
    };
  }
  if (share !== undefined)
    return { kind: 'share', style: style({ '--daybow-share': percent(share) }) };
  return undefined;
}

function percent(share: number): string {
  return `${Math.max(0, Math.min(100, share))}%`;
}

function style(properties: Record<string, unknown>): CSSProperties {
  return properties as CSSProperties;
}
