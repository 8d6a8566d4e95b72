import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { moodColours } from '../internal/moodColours';
import { mouthPath } from '../internal/mouthPath';
import './MoodFace.css';

export interface MoodFaceProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * The mood: 1, the worst, to `moods`, the best, and any number between, such as a mean. One beyond them is held at the
   * end; NaN, the mean of nothing, is a straight mouth without a colour.
   */
  value: number;
  /**
   * The number of moods, for which the theme has colours: `--daybow-mood-1` and so on.
   *
   * @defaultValue 5
   */
  moods?: number | undefined;
  /** The mood in words, which makes the face an image with this name; without it the face is decoration beside words. */
  'aria-label'?: string | undefined;
}

/**
 * A drawn face in the colours of a mood, also of one between two moods, such as the mean of a day. Renders an `<svg>`
 * that is hidden from screen readers, or an image named `aria-label`. Its CSS `inline-size` sets how large it is.
 *
 * @example
 * <MoodFace value={3.5} />
 */
export function MoodFace({
  value,
  moods = 5,
  className,
  style,
  'aria-label': label,
  ...rest
}: MoodFaceProps) {
  const mood = Math.min(moods, Math.max(1, value));
  return (
    // Around the box of the mouth, so that the mouth is as in a month.
    <svg
      {...rest}
      className={cx('daybow-MoodFace', className)}
      style={{ ...moodColours(mood), ...style }}
      viewBox="-10 -21 36 36"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx={8} cy={-3} r={17} />
      <g className="daybow-MoodFace-features">
        <path d="M3-6v.1M13-6v.1" strokeWidth={3.4} />
        <path d={mouthPath(mood, moods)} />
      </g>
    </svg>
  );
}
