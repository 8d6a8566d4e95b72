import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { arrowStep } from '../internal/arrowStep';
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
 * is disabled (`aria-disabled`). The left and right arrow keys step, too, while the focus is in it.
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
    onKeyDown,
    className,
    ...rest
  } = useWords('DateStepper', ENGLISH, props);
  // What is there at first is not announced.
  const [isAnnounced, setAnnounced] = useState(false);

  const step = (direction: -1 | 1) => {
    setAnnounced(true);
    onStep(direction);
  };

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    // A key in a dialog that is opened from here is the dialog's.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.defaultPrevented || !isInside || !/^Arrow(Left|Right)$/.test(event.key)) return;
    const direction = arrowStep(event);
    if (direction === 0) return;
    event.preventDefault();
    if (direction > 0 ? hasNext : hasPrevious) step(direction);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus, and are steps, too
    <div {...rest} className={cx('daybow-DateStepper', className)} onKeyDown={handleKeyDown}>
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
