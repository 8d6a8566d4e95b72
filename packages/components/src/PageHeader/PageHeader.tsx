import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The name of the page, in its only `<h1>`. It can be focused from code, but not with Tab. */
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** A control before the title, such as 'Back'. */
  start?: ReactNode;
  /** Controls at the end, such as 'Settings'. */
  actions?: ReactNode;
}

/**
 * The header of a page. Renders a `<header>` with the page's `<h1>`. Focus it after a navigation, so that a
 * screen reader announces the new page.
 *
 * @example
 * <PageHeader title="Settings" start={<IconButton aria-label="Back"><ArrowLeftIcon /></IconButton>} />
 */
export function PageHeader({
  title,
  description,
  start,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header
      {...rest}
      className={cx('daybow-PageHeader', className)}
      data-start={start ? '' : undefined}
    >
      {start}
      <div className="daybow-PageHeader-words">
        <h1 className="daybow-PageHeader-title" tabIndex={-1}>
          {title}
        </h1>
        {description && <p className="daybow-PageHeader-description">{description}</p>}
      </div>
      {actions}
    </header>
  );
}
