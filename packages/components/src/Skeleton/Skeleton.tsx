import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * `text` is lines of text in the size of the text around, `block` a card or a picture, `circle` an icon. Other sizes
   * are a matter of CSS.
   *
   * @defaultValue `'text'`
   */
  variant?: 'text' | 'block' | 'circle' | undefined;
  /**
   * Number of lines of a text, the last of which is shorter.
   *
   * @defaultValue 3
   */
  lines?: number | undefined;
}

/**
 * The place of something that is still loading. Renders a `<div>` that is hidden from screen readers: the element
 * around it says that it is loading, with `aria-busy` and a `role="status"`.
 *
 * @example
 * <Skeleton variant="text" lines={2} />
 */
export function Skeleton({ variant = 'text', lines = 3, className, ...rest }: SkeletonProps) {
  return (
    <div
      {...rest}
      className={cx('daybow-Skeleton', className)}
      data-variant={variant}
      aria-hidden="true"
    >
      {variant === 'text' &&
        Array.from({ length: lines }, (_, index) => (
          <div key={index} className="daybow-Skeleton-line" />
        ))}
    </div>
  );
}
