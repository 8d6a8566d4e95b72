import type { ComponentPropsWithRef } from 'react';
import { moodColours } from '../internal/moodColours';
import './MoodDisc.css';

interface MoodDiscProps extends ComponentPropsWithRef<'span'> {
  /** The mood's number, for the colours of the disc. */
  value: number;
  /** The emoji. */
  emoji: string;
}

/** An emoji on a disc in the colours of its mood. Children can be positioned on the disc. */
export function MoodDisc({ value, emoji, children, ...rest }: MoodDiscProps) {
  return (
    <span {...rest} className="daybow-MoodDisc" style={moodColours(value)} data-mood={value}>
      <span className="daybow-MoodDisc-emoji">{emoji}</span>
      {children}
    </span>
  );
}
