import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import type { Tone } from '../internal/tone';
import './ProgressBar.css';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How much is done, from 0 to `max`; NaN counts as 0. `null` while that is unknown: a bar that runs. */
  value: number | null;
  /**
   * The value of a full bar.
   *
   * @defaultValue 100
   */
  max?: number | undefined;
  /** What is under way, above the bar; the accessible name. Without it, give `aria-label`. */
  label?: ReactNode;
  /** The value in words, such as '3 of 8 files': shown above the bar, and announced instead of a percentage. */
  valueText?: string | undefined;
  /**
   * The colour of the bar.
   *
   * @defaultValue `'info'`
   */
  tone?: Tone | undefined;
}

/**
 * How far some work or a goal is, as a bar. Renders a `<div role="progressbar">`, with `label` and `valueText` above the
 * bar. It is not focusable.
 *
 * @example
 * <ProgressBar label="Reading the file" value={3} max={8} valueText="3 of 8" />
 */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  tone = 'info',
  className,
  style,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const hasName = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  if (process.env.NODE_ENV !== 'production' && !hasName) checkName('ProgressBar', 'label', label);

  const done = value === null ? null : Math.min(Math.max(value, 0), max) || 0;
  const share = done === null ? undefined : (done / max) * 100 || 0;

  return (
    <div
      aria-labelledby={label && !hasName ? labelId : undefined}
      {...rest}
      className={cx('daybow-ProgressBar', className)}
      style={{ ...style, '--daybow-progress': share } as CSSProperties}
      data-tone={tone}
      data-state={done === null ? 'unknown' : done === max ? 'complete' : 'partial'}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done ?? undefined}
      aria-valuetext={valueText}
    >
      {(label || valueText) && (
        <span className="daybow-ProgressBar-words">
          {label && (
            <span id={labelId} className="daybow-ProgressBar-label">
              {label}
            </span>
          )}
          {valueText && <span className="daybow-ProgressBar-value">{valueText}</span>}
        </span>
      )}
      <span className="daybow-ProgressBar-track">
        <span className="daybow-ProgressBar-fill" />
      </span>
    </div>
  );
}
