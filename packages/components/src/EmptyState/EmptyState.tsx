import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { TitleElement } from '../internal/titleElement';
import './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A picture above the title, such as a `Bow`; decoration. */
  icon?: ReactNode;
  /** The heading: names in a few words the thing that is missing or wrong. */
  title: ReactNode;
  /**
   * The element of the title: `h1` for a state that fills a page.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: TitleElement | undefined;
  /** More about it. */
  description?: ReactNode;
  /** Controls for the next step, such as a `Button`. */
  actions?: ReactNode;
  /**
   * `card` is a part of a page, `page` fills a page, `figure` fills a page and has a title of a few large
   * digits.
   *
   * @defaultValue `'card'`
   */
  size?: 'card' | 'page' | 'figure' | undefined;
}

/**
 * A placeholder where there is nothing to show: nothing yet, nothing found, or an error. Renders a `<div>`
 * with a heading; children are between description and actions. Whoever focuses the heading hears the description
 * with it.
 *
 * @example
 * <EmptyState icon={<Bow value={0} />} title="No values yet" />
 */
export function EmptyState({
  icon,
  title,
  titleElement: Title = 'h2',
  description,
  actions,
  size = 'card',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const descriptionId = useId();
  return (
    <div {...rest} className={cx('daybow-EmptyState', className)} data-size={size}>
      {icon}
      <Title
        className="daybow-EmptyState-title"
        tabIndex={-1}
        aria-describedby={description ? descriptionId : undefined}
      >
        {title}
      </Title>
      {description && (
        <p className="daybow-EmptyState-description" id={descriptionId}>
          {description}
        </p>
      )}
      {children}
      {actions}
    </div>
  );
}
