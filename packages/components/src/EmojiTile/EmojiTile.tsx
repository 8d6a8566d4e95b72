import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from '../internal/cx';
import './EmojiTile.css';

export interface EmojiTileProps extends ComponentPropsWithRef<'span'> {
  /**
   * Which of the six washes lies behind the picture: any whole number, counted round, so that the
   * index in a list will do. A name picks a wash that carries a meaning, with its ink.
   *
   * @defaultValue 0
   */
  tint?: number | 'warm' | 'success';
}

/**
 * A small tile of colour that carries an emoji or an icon. Renders a `<span>` that is hidden from
 * screen readers: the words beside it are its meaning.
 *
 * @example
 * <EmojiTile tint={2}>🌙</EmojiTile>
 */
export function EmojiTile({ tint = 0, className, style, ...rest }: EmojiTileProps) {
  const numbered = typeof tint === 'number';
  const wash = numbered ? (((Math.trunc(tint) % 6) + 6) % 6) + 1 : tint;
  return (
    <span
      {...rest}
      className={cx('daybow-EmojiTile', className)}
      style={
        {
          '--daybow-tile': numbered ? `var(--daybow-tile-${wash})` : undefined,
          ...style,
        } as CSSProperties
      }
      data-tint={wash}
      aria-hidden="true"
    />
  );
}
