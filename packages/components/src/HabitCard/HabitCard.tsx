import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
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
import {
  amountOver,
  defaultAmountText,
  isReached,
  shareOf,
  type AmountText,
  type HabitDirection,
} from './habitGoal';
import '../internal/press.css';
import '../internal/habitSurface.css';
import './HabitCard.css';

const ENGLISH: DaybowWords['HabitCard'] = {
  amountText: defaultAmountText,
  lessLabel: (label) => `Less: ${isolate(label)}`,
};

export interface HabitCardProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The habit's emoji or another picture; decoration. */
  icon: ReactNode;
  /** The habit's name, and the accessible name of the toggle or the amount. */
  label: ReactNode;
  /** A line under the name, such as '1 of 3 this week'. A screen reader reads it after the name. */
  description?: ReactNode;
  /** How many days in a row, such as '🔥 7 days', beside the description. A screen reader reads it after that. */
  streak?: ReactNode;
  /** The last days, under the name: a picture or cells, which bring their own words for screen readers. */
  lastDays?: ReactNode;
  /** A body of one's own under the card's row. A press on it doesn't toggle, so controls may be in it. */
  children?: ReactNode;
  /**
   * State of the habit, when controlled: true if it is done. With a `target` to reach, the amount decides;
   * with a limit, give true once the day is over: until then nobody has kept it.
   */
  completed?: boolean | undefined;
  /**
   * Initial state of the habit, when uncontrolled: true if it is done.
   *
   * @defaultValue false
   */
  defaultCompleted?: boolean | undefined;
  /** Called with the new state when a person toggles the card. */
  onCompletedChange?: ((completed: boolean) => void) | undefined;
  /** The amount to reach, or a limit not to exceed. With a target, the card counts an amount. */
  target?: number | undefined;
  /**
   * Direction of the target: an amount to reach (`'atLeast'`), or not to exceed (`'atMost'`).
   *
   * @defaultValue `'atLeast'`
   */
  direction?: HabitDirection | undefined;
  /** Unit of the amount, such as 'glasses'. */
  unit?: string | undefined;
  /**
   * The amount that a press adds.
   *
   * @defaultValue 1
   */
  step?: number | undefined;
  /** The amount, when controlled; null if none is recorded. */
  amount?: number | null | undefined;
  /**
   * The initial amount, when uncontrolled.
   *
   * @defaultValue null
   */
  defaultAmount?: number | null | undefined;
  /** Called with the new amount when a person changes it. */
  onAmountChange?: ((amount: number) => void) | undefined;
  /**
   * The amount in words: shown, and announced as the value.
   *
   * @defaultValue '2 of 8 glasses'; for a limit '1 coffees, limit 2' and '3 coffees, 1 over'
   */
  amountText?: AmountText | undefined;
  /**
   * Name of the button that takes a step off a limit's amount, from the card's label. It gets an empty text for a label
   * that is no text, which is then read after it.
   *
   * @defaultValue 'Less: Coffee'
   */
  lessLabel?: ((label: string) => string) | undefined;
  /** Called when a person holds the card down: to ask for a number, for instance. */
  onLongPress?: (() => void) | undefined;
  /** Not for cards: `onCompletedChange` has the state. */
  onChange?: undefined;
  /**
   * Disables the card, as a disabled `<fieldset>` around it does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
  /** Controls beside the toggle, such as an `IconButton`. */
  actions?: ReactNode;
  /**
   * The background of the icon: one of six colours, modulo six.
   *
   * @defaultValue 0
   */
  tint?: number | undefined;
}

/**
 * A habit that a press marks as done. Renders a `<div>` with a toggle button (`aria-pressed`) named after
 * the habit; Enter and Space toggle it. A done habit has the pressed state, a struck-through name and a
 * filled check, so colour is never the only sign.
 *
 * With a `target` the card counts: it has a spin button (`role="spinbutton"`) in place of the toggle. A press,
 * Enter or Space adds a step; the arrow keys change it by a step, Page Up and Page Down by ten; Home makes it 0,
 * End the target. A limit (`direction="atMost"`) is never shown as done by its amount; beyond it, the card says
 * by how much, with a warning sign. A button beside the plus takes a step off.
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
    >
      {goal ? (
        <HabitAmount
          {...control}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-valuetext={counted}
          {...{ disabled, goal, step, amount: reached }}
          onAmountChange={setReached}
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
      {isLimit && (
        <StepButton
          {...(typeof label === 'string'
            ? { label: lessLabel(label) }
            : { label: lessLabel(''), labelledBy: `${id}-label` })}
          path={minusBold}
          disabled={disabled}
          isAtEnd={!reached}
          onStep={() => setReached(addSteps(reached, -1, { min: 0, step }))}
        />
      )}
      {actions && <div className="daybow-HabitCard-actions">{actions}</div>}
      {lastDays && <div className="daybow-HabitCard-days">{lastDays}</div>}
      {children && <div className="daybow-HabitCard-body">{children}</div>}
    </div>
  );
}
