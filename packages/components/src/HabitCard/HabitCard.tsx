import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmojiTile } from '../EmojiTile/EmojiTile';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import '../internal/press.css';
import './HabitCard.css';

export interface HabitCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The habit's emoji. */
  icon: string;
  /** The habit's name: the accessible name of the toggle. Shown as typed. */
  name: string;
  /** Whether the habit is done, when the caller holds that. */
  completed?: boolean;
  /**
   * Whether the habit starts as done, when the card holds that itself.
   *
   * @defaultValue false
   */
  defaultCompleted?: boolean;
  /** Called with the new state when a person flips the card. */
  onCompletedChange?: (completed: boolean) => void;
  /** Controls that stand beside the toggle, never inside it, such as an `IconButton`. */
  actions?: ReactNode;
  /**
   * Which of the six washes lies behind the icon: any whole number, counted round.
   *
   * @defaultValue 0
   */
  tint?: number;
}

/**
 * A habit of the day that a tap marks as done. Renders a `<div>` with a toggle button
 * (`aria-pressed`) named after the habit; Enter and Space flip it. Done is said by the pressed
 * state, a struck-through name and a filled check, never by colour alone.
 *
 * @example
 * <HabitCard icon="📖" name="Read 20 mins" onCompletedChange={(completed) => save(completed)} />
 */
export function HabitCard({
  icon,
  name,
  completed,
  defaultCompleted = false,
  onCompletedChange,
  actions,
  tint = 0,
  className,
  ...rest
}: HabitCardProps) {
  if (process.env.NODE_ENV !== 'production') checkName('HabitCard', 'name', name);

  const [done, setDone] = useControllableState(completed, defaultCompleted, onCompletedChange);
  return (
    <div
      {...rest}
      className={cx('daybow-HabitCard', className)}
      data-state={done ? 'done' : 'todo'}
    >
      <button
        className="daybow-HabitCard-toggle"
        type="button"
        aria-pressed={done}
        onClick={() => setDone(!done)}
      >
        <EmojiTile tint={tint}>{icon}</EmojiTile>
        <span className="daybow-HabitCard-name">
          <bdi>{name}</bdi>
        </span>
        <span className="daybow-HabitCard-check" aria-hidden="true">
          <Icon path={checkBold} />
        </span>
      </button>
      {actions && <div className="daybow-HabitCard-actions">{actions}</div>}
    </div>
  );
}
