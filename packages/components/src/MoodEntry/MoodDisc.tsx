import type { ComponentPropsWithRef } from 'react';
import { moodColours } from '../internal/moodColours';
import './MoodDisc.css';

interface MoodDiscProps extends ComponentPropsWithRef<'span'> {
  /** The mood, whose colours the disc takes. */
  value: number;
  /** The face. */
  emoji: string;
}

/** A face on a disc in the colours of its mood; children are pinned to the disc. */
export function MoodDisc({ value, emoji, children, ...rest }: MoodDiscProps) {
  return (
    <span {...rest} className="daybow-MoodDisc" style={moodColours(value)} data-mood={value}>
      <span className="daybow-MoodDisc-emoji">{emoji}</span>
      {children}
    </span>
  );
}
