import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { TitleElement } from '../internal/titleElement';
import './Section.css';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, and the accessible name. */
  title: ReactNode;
  /**
   * The element of the title.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: TitleElement | undefined;
  /**
   * `group` heads rows that belong together, as those of settings, in small muted text.
   *
   * @defaultValue `'part'`
   */
  variant?: 'part' | 'group' | undefined;
  /** Controls beside the heading, such as a small quiet `Button`. */
  actions?: ReactNode;
}

/**
 * A part of a page with its own heading. Renders a `<section>` with a heading that names it.
 *
 * @example
 * <Section title="Insights">…</Section>
 */
export function Section({
  title,
  titleElement: Title = 'h2',
  variant = 'part',
  actions,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={cx('daybow-Section', className)}
      data-variant={variant}
    >
      <div className="daybow-Section-head">
        <Title className="daybow-Section-title" id={titleId}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  );
}
