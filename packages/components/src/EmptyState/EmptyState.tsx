import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A picture above the words, such as a `Bow`; it is decoration. */
  picture?: ReactNode;
  /** What is the matter, in a few words. */
  title: ReactNode;
  /**
   * The element of the title: `h1` where the state fills a page.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: 'h1' | 'h2' | 'h3';
  /** More about it. */
  description?: ReactNode;
  /** What a person can do now, such as a `Button`. */
  action?: ReactNode;
  /**
   * `card` fits into a page, `page` fills one, `figure` fills one with a title of a few digits.
   *
   * @defaultValue `'card'`
   */
  size?: 'card' | 'page' | 'figure';
}

/**
 * What stands where nothing can be shown: nothing yet, nothing here, something failed. Renders a
 * `<div>`; children stand between description and action.
 *
 * @example
 * <EmptyState picture={<Bow value={0} />} title="No values yet" />
 */
export function EmptyState({
  picture,
  title,
  titleElement: Title = 'h2',
  description,
  action,
  size = 'card',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx('daybow-EmptyState', className)} data-size={size}>
      {picture}
      <Title className="daybow-EmptyState-title" tabIndex={-1}>
        {title}
      </Title>
      {description && <p className="daybow-EmptyState-description">{description}</p>}
      {children}
      {action}
    </div>
  );
}
