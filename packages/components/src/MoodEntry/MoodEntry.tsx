import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { MoodDisc } from './MoodDisc';
import './MoodEntry.css';

export interface MoodEntryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day, in words: 'Yesterday'. */
  date: string;
  /** The mood as a number; 1 to 5 have colours of their own. */
  value: number;
  /** The mood's face. */
  emoji: string;
  /** The mood's name, which a screen reader hears in place of the face. */
  mood: string;
  /**
   * Whether the mood's name also stands beside the day, for everyone to read.
   *
   * @defaultValue false
   */
  showMood?: boolean;
  /** What was written that day; nothing is drawn for an empty note. Line breaks are kept. */
  note?: string;
  /** Controls at the far end, such as an `IconButton`. */
  actions?: ReactNode;
}

/**
 * A day of the mood journal: face, day and note. Renders a `<div>` without any control but those
 * that are given as `actions`.
 *
 * @example
 * <MoodEntry date="Yesterday" value={3} emoji="😐" mood="Okay" note="Busy, but fine." />
 */
export function MoodEntry({
  date,
  value,
  emoji,
  mood,
  showMood = false,
  note,
  actions,
  className,
  ...rest
}: MoodEntryProps) {
  return (
    <div {...rest} className={cx('daybow-MoodEntry', className)}>
      <MoodDisc
        value={value}
        emoji={emoji}
        {...(showMood ? { 'aria-hidden': true } : { role: 'img', 'aria-label': mood })}
      />
      <div className="daybow-MoodEntry-words">
        <p className="daybow-MoodEntry-date">
          {date}
          {showMood && <span className="daybow-MoodEntry-mood"> {mood}</span>}
        </p>
        {note && (
          <p className="daybow-MoodEntry-note" dir="auto">
            {note}
          </p>
        )}
      </div>
      {actions}
    </div>
  );
}
