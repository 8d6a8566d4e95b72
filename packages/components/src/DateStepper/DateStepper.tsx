import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretLeftBold, caretRightBold } from '../internal/iconPaths';
import { useWords, type DaybowWords } from '../internal/words';
import './DateStepper.css';

const ENGLISH: DaybowWords['DateStepper'] = {
  previousLabel: 'Previous day',
  nextLabel: 'Next day',
};

export interface DateStepperProps extends ComponentPropsWithRef<'div'> {
  /** The current day, week or month in words. */
  children: ReactNode;
  /** More about it, in smaller text. */
  description?: ReactNode;
  /** Called with -1 for a step back and with 1 for a step forward. */
  onStep: (step: -1 | 1) => void;
  /**
   * Enables the step back.
   *
   * @defaultValue true
   */
  hasPrevious?: boolean | undefined;
  /**
   * Enables the step forward: not on today, for instance.
   *
   * @defaultValue true
   */
  hasNext?: boolean | undefined;
  /**
   * Accessible name of the button that steps back.
   *
   * @defaultValue `'Previous day'`
   */
  previousLabel?: string | undefined;
  /**
   * Accessible name of the button that steps forward.
   *
   * @defaultValue `'Next day'`
   */
  nextLabel?: string | undefined;
}

/**
 * A day, week or month with steps to the previous and the next one. Renders a `<div>` with two buttons; a
 * screen reader announces the new day after a step. At an end, the button keeps its place and its focus and
 * is disabled (`aria-disabled`).
 *
 * @example
 * <DateStepper hasNext={day < today} onStep={(step) => setDay(addDays(day, step))}>
 *   Saturday 21 November
 * </DateStepper>
 */
export function DateStepper(props: DateStepperProps) {
  const {
    children,
    description,
    onStep,
    hasPrevious = true,
    hasNext = true,
    previousLabel,
    nextLabel,
    className,
    ...rest
  } = useWords('DateStepper', ENGLISH, props);
  // What is there at first is not announced.
  const [isAnnounced, setAnnounced] = useState(false);

  const step = (direction: -1 | 1) => {
    setAnnounced(true);
    onStep(direction);
  };
  return (
    <div {...rest} className={cx('daybow-DateStepper', className)}>
      <div className="daybow-DateStepper-words">
        <div aria-live={isAnnounced ? 'polite' : 'off'} aria-atomic="true">
          {children}
        </div>
        {description && <p className="daybow-DateStepper-description">{description}</p>}
      </div>
      <div className="daybow-DateStepper-steps">
        <IconButton
          variant="flat"
          aria-label={previousLabel}
          aria-disabled={!hasPrevious || undefined}
          onClick={() => hasPrevious && step(-1)}
        >
          <Icon path={caretLeftBold} mirror />
        </IconButton>
        <IconButton
          variant="flat"
          aria-label={nextLabel}
          aria-disabled={!hasNext || undefined}
          onClick={() => hasNext && step(1)}
        >
          <Icon path={caretRightBold} mirror />
        </IconButton>
      </div>
    </div>
  );
}
