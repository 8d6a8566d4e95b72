import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../internal/tone';

/** One of several rings. */
export interface ProgressRingItem {
  /** The amount completed, of `max`; null if there is nothing to measure yet. */
  value: number | null;
  /**
   * The value of a closed ring.
   *
   * @defaultValue 100
   */
  max?: number | undefined;
  /** The name of the ring for screen readers: 'Move'. */
  label: string;
  /**
   * A judgement that colours the ring.
   *
   * @defaultValue one of four colours by position
   */
  tone?: Tone | undefined;
  /**
   * A CSS colour of the ring, instead of a `tone`.
   *
   * @defaultValue one of four colours by position
   */
  color?: string | undefined;
}

export interface ProgressRingProps extends ComponentPropsWithRef<'div'> {
  /**
   * The amount completed, of `max`: in percent without one. More than that is a second lap; NaN counts as 0. `null` means
   * that there is nothing to measure yet: a dotted ring without a figure. Not with `rings`.
   */
  value?: number | null | undefined;
  /**
   * The value of a closed ring.
   *
   * @defaultValue 100
   */
  max?: number | undefined;
  /** Two to four rings within each other, from the outside, in place of one `value`. Say beside them what each is. */
  rings?: readonly ProgressRingItem[] | undefined;
  /**
   * The text under the figure, and the accessible name.
   *
   * @defaultValue `'Complete'`
   */
  label?: string | undefined;
  /**
   * The figure, also for screen readers: the rounded percentage, or the count, '3/8', which is read as `countText`.
   *
   * @defaultValue `'percent'`
   */
  figure?: 'percent' | 'count' | undefined;
  /**
   * A body of one's own in the middle, in place of figure and label. A screen reader announces those, not the body.
   *
   * @defaultValue figure and label; nothing in the middle of `rings`
   */
  children?: ReactNode;
  /**
   * A judgement that colours the ring.
   *
   * @defaultValue the colours of the bow
   */
  tone?: Tone | undefined;
  /**
   * A CSS colour of the ring, instead of a `tone`.
   *
   * @defaultValue the colours of the bow
   */
  color?: string | undefined;
  /**
   * Radius of the centre line, in user units: one unit is 1 px at the default text size.
   *
   * @defaultValue 70
   */
  radius?: number | undefined;
  /**
   * Width and height of the whole ring with its glow, in the same units, instead of `radius`. Below 48 it has a thin
   * stroke, no glow and no words.
   *
   * @defaultValue 160
   */
  size?: number | undefined;
  /**
   * Thickness of the ring, in the same units.
   *
   * @defaultValue 12, the custom property `--daybow-ring-stroke`; an eighth of a `size` below 48
   */
  thickness?: number | undefined;
  /**
   * Formats the rounded percentage, for the figure and for screen readers; a percent sign is drawn smaller.
   *
   * @defaultValue `'60%'`, in the language of the `DaybowProvider`
   */
  formatValue?: ((value: number) => string | number) | undefined;
  /**
   * The count in words, for screen readers.
   *
   * @defaultValue `'3 of 8'`
   */
  countText?: ((value: number, max: number) => string) | undefined;
  /**
   * Text that a screen reader announces instead of a figure when `value` is null.
   *
   * @defaultValue `'Nothing yet'`
   */
  emptyText?: string | undefined;
  /**
   * Draws the ring from 0 as it appears; otherwise it is there at once.
   *
   * @defaultValue true
   */
  appear?: boolean | undefined;
  /**
   * Lets the glow breathe once as the ring becomes complete.
   *
   * @defaultValue true
   */
  celebrates?: boolean | undefined;
}
