import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import './Section.css';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, and the accessible name. */
  title: ReactNode;
}

/**
 * A part of a page with its own heading. Renders a `<section>` with an `<h2>` that names it.
 *
 * @example
 * <Section title="Insights">…</Section>
 */
export function Section({ title, className, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cx('daybow-Section', className)}>
      <h2 className="daybow-Section-title" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
