import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from '../internal/cx';
import './EmojiTile.css';

export interface EmojiTileProps extends ComponentPropsWithRef<'span'> {
  /**
   * The background. A number selects one of six colours, modulo six, so that an index in a list will do. A
   * name selects a background with its own text colour.
   *
   * @defaultValue 0
   */
  tint?: number | 'warm' | 'success';
}

/**
 * A small coloured tile with an emoji or an icon. Renders a `<span>` that is hidden from screen readers:
 * decoration beside words.
 *
 * @example
 * <EmojiTile tint={2}>🌙</EmojiTile>
 */
export function EmojiTile({ tint = 0, className, style, ...rest }: EmojiTileProps) {
  const isNumber = typeof tint === 'number';
  const background = isNumber ? (((Math.trunc(tint) % 6) + 6) % 6) + 1 : tint;
  return (
    <span
      {...rest}
      className={cx('daybow-EmojiTile', className)}
      style={
        {
          '--daybow-tile': isNumber ? `var(--daybow-tile-${background})` : undefined,
          ...style,
        } as CSSProperties
      }
      data-tint={background}
      aria-hidden="true"
    />
  );
}
