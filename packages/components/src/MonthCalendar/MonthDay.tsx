import type { CSSProperties, ReactNode } from 'react';
import { moodColours } from '../internal/moodColours';
import { pressOnce } from '../internal/pressOnce';
import { DayGlyph } from './DayGlyph';
import type { MonthCalendarMark } from './dayMark';
import type { MonthCalendarPart } from './selection';

interface MonthDayProps {
  day: string;
  number: string;
  label: string;
  mark: MonthCalendarMark | undefined;
  hasMarks: boolean;
  /** A button, a day with its mark as text, or only a number. */
  kind: 'button' | 'text' | 'outside';
  disabled: boolean;
  current: boolean;
  tabStop: boolean;
  part: MonthCalendarPart | undefined;
  moodCount: number;
  /** Content in place of number and mark. */
  children: ReactNode;
}

/** A day in the grid. */
export function MonthDay({
  day,
  number,
  label,
  mark,
  hasMarks,
  kind,
  disabled,
  current,
  tabStop,
  part,
  moodCount,
  children,
}: MonthDayProps) {
  if (kind === 'outside') return <span className="daybow-MonthCalendar-day">{number}</span>;
  const { value, share = 0, noted } = mark ?? {};
  const isMood = typeof value === 'number';
  const isPart = value === undefined && share > 0;
  const look = {
    className: 'daybow-MonthCalendar-day',
    style: isMood ? moodColours(value) : isPart ? shareStyle(share) : undefined,
    'data-day': day,
    'data-mark': isMood ? 'mood' : isPart ? 'part' : (value ?? (hasMarks ? 'empty' : 'none')),
    'data-selected': part,
    'aria-current': current ? ('date' as const) : undefined,
  };
  const line = value === 'none' ? undefined : value;
  const content = children ?? (
    <>
      {number}
      {(line !== undefined || noted) && <DayGlyph {...{ noted, moodCount }} value={line} />}
    </>
  );
  if (kind === 'text') {
    return (
      <span {...look}>
        <span className="daybow-VisuallyHidden">{label}</span>
        <span className="daybow-MonthCalendar-content" aria-hidden="true">
          {content}
        </span>
      </span>
    );
  }
  return (
    <button
      {...look}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      tabIndex={tabStop ? 0 : -1}
      onKeyDown={pressOnce}
    >
      {content}
    </button>
  );
}

/** How far a day is filled, for the style sheet. */
function shareStyle(share: number): CSSProperties {
  return { '--daybow-share': `${Math.min(100, share)}%` } as CSSProperties;
}
