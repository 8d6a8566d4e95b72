import { useEffect, useId, useRef, useState } from 'react';
import { EmojiTile } from '../EmojiTile/EmojiTile';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold, minusBold, plusBold, warningCircleFill } from '../internal/iconPaths';
import { isolate } from '../internal/isolate';
import { checkName, reportMisuse } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useGroupRef } from '../internal/useGroupRef';
import { useHold } from '../internal/useHold';
import { addSteps } from '../internal/spinButton';
import { useWords, type DaybowWords } from '../internal/words';
import { useListRow } from '../internal/useListRow';
import { StepButton } from '../NumberField/StepButton';
import { HabitAmount } from './HabitAmount';
import { HabitMeter } from './HabitMeter';
import type { HabitCardProps } from './HabitCardProps';
import { amountOver, defaultAmountText, isReached, shareOf } from './habitGoal';
import '../internal/press.css';
import '../internal/habitSurface.css';
import './HabitCard.css';

const ENGLISH: DaybowWords['HabitCard'] = {
  amountText: defaultAmountText,
  lessLabel: (label) => `Less: ${isolate(label)}`,
};

/** Time that the button for a step back stays after a step, in ms. */
const FRESH = 4000;

/**
 * A habit that a press marks as done. Renders a `<div>` with a toggle button (`aria-pressed`) named after
 * the habit; Enter and Space toggle it. A done habit has the pressed state, a struck-through name and a
 * filled check, so colour is never the only sign.
 *
 * With a `target` the card counts: it has a spin button (`role="spinbutton"`) in place of the toggle. A press,
 * Enter or Space adds a step, and takes the last one back once the target is reached; the arrow keys change it by a
 * step, Page Up and Page Down by ten; Home makes it 0, End the target. For four seconds after a step, a button beside
 * the plus takes a step off. A limit (`direction="atMost"`) always has that button; it is never shown as done by its
 * amount, and beyond it, the card says by how much, with a warning sign.
 *
 * @example
 * <HabitCard icon="📖" label="Read 20 mins" onCompletedChange={(completed) => save(completed)} />
 */
export function HabitCard(props: HabitCardProps) {
  const {
    icon,
    label,
    description,
    streak,
    lastDays,
    children,
    completed,
    defaultCompleted = false,
    onCompletedChange,
    target,
    direction = 'atLeast',
    unit,
    step = 1,
    amount,
    defaultAmount = null,
    onAmountChange,
    amountText,
    lessLabel,
    onLongPress,
    actions,
    tint = 0,
    disabled,
    className,
    ref,
    ...rest
  } = useWords('HabitCard', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') {
    checkName('HabitCard', 'label', label);
    if (completed === null) {
      reportMisuse(
        'HabitCard',
        'has null as `completed`, which is neither done nor not. ' +
          'Give `completed` as true or false, or leave it out.',
      );
    }
  }

  const id = useId();
  const [checked, setChecked] = useControllableState(
    completed === null ? false : completed,
    defaultCompleted,
    onCompletedChange,
  );
  const [reached, setReached] = useControllableState<number | null>(
    amount,
    defaultAmount,
    (next) => next !== null && onAmountChange?.(next),
  );
  // After a step, a button that takes it back stands there for a while.
  const [freshSteps, setFreshSteps] = useState(0);
  const isFresh = freshSteps > 0;
  useEffect(() => {
    if (freshSteps === 0) return;
    const timer = setTimeout(() => setFreshSteps(0), FRESH);
    return () => clearTimeout(timer);
  }, [freshSteps]);

  function handleAmount(next: number) {
    setFreshSteps(freshSteps + 1);
    setReached(next);
  }

  const row = useListRow(useGroupRef(ref, '.daybow-HabitCard-toggle'));
  const controlRef = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const hold = useHold(
    onLongPress &&
      (() => {
        if (!controlRef.current?.matches(":disabled, [aria-disabled='true']")) onLongPress();
      }),
  );

  const goal = target === undefined ? undefined : { target, direction, unit };
  const isLimit = goal?.direction === 'atMost';
  const isOver = goal !== undefined && amountOver(reached, goal) > 0;
  const done = goal && !isLimit ? isReached(reached, goal) : checked && !isOver;
  const describedBy = [description && `${id}-description`, streak && `${id}-streak`]
    .filter(Boolean)
    .join(' ');
  const counted = goal && amountText(reached ?? 0, goal);
  // Without a target, the words are the name. What is hidden is a spin button's name, value and description.
  const parts = (
    <>
      <EmojiTile tint={tint}>{icon}</EmojiTile>
      <span className="daybow-HabitCard-words" aria-hidden={goal ? true : undefined}>
        <span className="daybow-HabitCard-label" id={`${id}-label`}>
          <bdi>{label}</bdi>
        </span>
        {(counted || description || streak) && (
          <span className="daybow-HabitCard-description">
            {counted && (
              <span className="daybow-HabitCard-amount">
                {isOver && <Icon path={warningCircleFill} />}
                <bdi>{counted}</bdi>
              </span>
            )}
            {description && <bdi id={`${id}-description`}>{description}</bdi>}
            {streak && (
              <bdi className="daybow-HabitCard-streak" id={`${id}-streak`}>
                {streak}
              </bdi>
            )}
          </span>
        )}
      </span>
      <span className="daybow-HabitCard-check" aria-hidden="true">
        {goal && !done && <HabitMeter share={shareOf(reached, goal)} isOver={isOver} />}
        <Icon path={goal && !done ? plusBold : checkBold} />
      </span>
    </>
  );
  const control = { ref: controlRef, className: 'daybow-HabitCard-toggle', ...hold };

  return (
    <div
      {...rest}
      {...row}
      className={cx('daybow-HabitCard', className)}
      data-state={isOver ? 'over' : done ? 'done' : 'todo'}
      data-fresh={isFresh && !isLimit ? '' : undefined}
    >
      {goal ? (
        <HabitAmount
          {...control}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-valuetext={counted}
          {...{ disabled, goal, step, amount: reached }}
          isReached={done && !isLimit}
          onAmountChange={handleAmount}
        >
          {parts}
        </HabitAmount>
      ) : (
        <button
          {...control}
          type="button"
          aria-pressed={done}
          disabled={disabled}
          onKeyDown={pressOnce}
          onClick={() => setChecked(!done)}
        >
          {parts}
        </button>
      )}
      {(isLimit || isFresh) && (
        <StepButton
          {...(typeof label === 'string'
            ? { label: lessLabel(label) }
            : { label: lessLabel(''), labelledBy: `${id}-label` })}
          path={minusBold}
          disabled={disabled}
          isAtEnd={!reached}
          onStep={() => handleAmount(addSteps(reached, -1, { min: 0, step }))}
        />
      )}
      {actions && <div className="daybow-HabitCard-actions">{actions}</div>}
      {lastDays && <div className="daybow-HabitCard-days">{lastDays}</div>}
      {children && <div className="daybow-HabitCard-body">{children}</div>}
    </div>
  );
}
