import type { ComponentPropsWithRef, ReactNode } from 'react';
import { moodColours } from '../internal/moodColours';
import { formValueOf, type RadioValue } from '../internal/useRadios';
import './MoodDisc.css';

interface MoodDiscProps extends ComponentPropsWithRef<'span'> {
  /** The mood, for the colours of the disc. */
  value: RadioValue;
  /** The emoji, or another picture. */
  emoji: ReactNode;
}

/** A picture on a disc in the colours of its mood. Children can be positioned on the disc. */
export function MoodDisc({ value, emoji, children, ...rest }: MoodDiscProps) {
  return (
    <span
      {...rest}
      className="daybow-MoodDisc"
      style={moodColours(value)}
      data-mood={formValueOf(value)}
    >
      <span className="daybow-MoodDisc-emoji">{emoji}</span>
      {children}
    </span>
  );
}
