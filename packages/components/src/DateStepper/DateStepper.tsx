import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretLeftBold, caretRightBold } from '../internal/iconPaths';
import './DateStepper.css';

export interface DateStepperProps extends ComponentPropsWithRef<'div'> {
  /** The day, week or month that is shown, in words. */
  children: ReactNode;
  /** More about it, in smaller type. */
  description?: ReactNode;
  /** Called with -1 for a step to what was before, with 1 for a step to what came after. */
  onStep: (step: -1 | 1) => void;
  /**
   * Whether there is anything before.
   *
   * @defaultValue true
   */
  hasPrevious?: boolean;
  /**
   * Whether there is anything after: not beyond today, for instance.
   *
   * @defaultValue true
   */
  hasNext?: boolean;
  /**
   * Accessible name of the button that steps back.
   *
   * @defaultValue `'Previous day'`
   */
  previousLabel?: string;
  /**
   * Accessible name of the button that steps forward.
   *
   * @defaultValue `'Next day'`
   */
  nextLabel?: string;
}

/**
 * A day, a week or a month with a step to the one before and the one after. Renders a `<div>` with
 * two buttons; a screen reader hears where a step led. At an end, the button stays where it is and
 * keeps the focus, but is said to be unavailable (`aria-disabled`).
 *
 * @example
 * <DateStepper hasNext={day < today} onStep={(step) => setDay(addDays(day, step))}>
 *   Saturday 21 November
 * </DateStepper>
 */
export function DateStepper({
  children,
  description,
  onStep,
  hasPrevious = true,
  hasNext = true,
  previousLabel = 'Previous day',
  nextLabel = 'Next day',
  className,
  ...rest
}: DateStepperProps) {
  return (
    <div {...rest} className={cx('daybow-DateStepper', className)}>
      <div className="daybow-DateStepper-words">
        <div aria-live="polite" aria-atomic="true">
          {children}
        </div>
        {description && <p className="daybow-DateStepper-description">{description}</p>}
      </div>
      <div className="daybow-DateStepper-steps">
        <IconButton
          variant="flat"
          label={previousLabel}
          aria-disabled={!hasPrevious || undefined}
          onClick={() => hasPrevious && onStep(-1)}
        >
          <Icon path={caretLeftBold} mirror />
        </IconButton>
        <IconButton
          variant="flat"
          label={nextLabel}
          aria-disabled={!hasNext || undefined}
          onClick={() => hasNext && onStep(1)}
        >
          <Icon path={caretRightBold} mirror />
        </IconButton>
      </div>
    </div>
  );
}
