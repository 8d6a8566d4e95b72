import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import type { Tone } from '../internal/tone';
import './StatCard.css';

export interface StatCardProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The name of the statistic: 'Day Streak'. */
  label: string;
  /** The formatted value: '7', '89%'. */
  value: ReactNode;
  /** A small icon before the label; decoration. */
  icon?: ReactNode;
  /**
   * The colour of the icon.
   *
   * @defaultValue `'info'`
   */
  tone?: Tone | undefined;
}

/**
 * A statistic: one value with its label. Renders a `<dl>` with one `<dt>` and one `<dd>`.
 *
 * @example
 * <StatCard label="Day Streak" value="7" icon={<FireIcon weight="fill" />} />
 */
export function StatCard({ label, value, icon, tone = 'info', className, ...rest }: StatCardProps) {
  if (process.env.NODE_ENV !== 'production') checkName('StatCard', 'label', label);

  return (
    <dl {...rest} className={cx('daybow-StatCard', className)} data-tone={tone}>
      <dt className="daybow-StatCard-label">
        {icon && (
          <span className="daybow-StatCard-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="daybow-StatCard-value">{value}</dd>
    </dl>
  );
}
