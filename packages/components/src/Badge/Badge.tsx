import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { Tone } from '../internal/tone';
import { useLocale } from '../internal/words';
import './Badge.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** A number, or a word or two. */
  children?: ReactNode;
  /**
   * The greatest number that is shown: 120 is '99+' with a `max` of 99.
   *
   * @defaultValue no limit
   */
  max?: number | undefined;
  /**
   * The colour.
   *
   * @defaultValue `'info'`
   */
  tone?: Tone | undefined;
}

/**
 * A small count or word beside what it is about. Renders a `<span>`, which screen readers read as text. Numbers are
 * written in the language of the `DaybowProvider`.
 *
 * @example
 * <h2>Archive <Badge max={99}>{habits.length}</Badge></h2>
 */
export function Badge({ children, max = Infinity, tone = 'info', className, ...rest }: BadgeProps) {
  const locale = useLocale('Badge', undefined);
  return (
    <span {...rest} className={cx('daybow-Badge', className)} data-tone={tone}>
      {typeof children === 'number' ? shorten(children, max, locale) : children}
    </span>
  );
}

function shorten(count: number, max: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(Math.min(count, max));
  return count > max ? `${number}+` : number;
}
