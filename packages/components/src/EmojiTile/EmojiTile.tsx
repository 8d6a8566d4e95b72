import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from '../internal/cx';
import type { Tone } from '../internal/tone';
import './EmojiTile.css';

export interface EmojiTileProps extends ComponentPropsWithRef<'span'> {
  /**
   * The background: one of six colours, modulo six, so that an index in a list will do.
   *
   * @defaultValue 0
   */
  tint?: number | undefined;
  /**
   * A background and text colour with a meaning, instead of `tint`.
   *
   * @defaultValue none
   */
  tone?: Tone | undefined;
}

/**
 * A small coloured tile with an emoji or an icon. Renders a `<span>` that is hidden from screen readers:
 * decoration beside words.
 *
 * @example
 * <EmojiTile tint={2}>🌙</EmojiTile>
 */
export function EmojiTile({ tint = 0, tone, className, style, ...rest }: EmojiTileProps) {
  const background = (((Math.trunc(tint) % 6) + 6) % 6) + 1;
  return (
    <span
      {...rest}
      className={cx('daybow-EmojiTile', className)}
      style={
        {
          '--daybow-tile': tone ? undefined : `var(--daybow-tile-${background})`,
          ...style,
        } as CSSProperties
      }
      data-tint={tone ? undefined : background}
      data-tone={tone}
      aria-hidden="true"
    />
  );
}
