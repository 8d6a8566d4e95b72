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
  /** The habit's name, and the accessible name of the toggle. */
  name: string;
  /** Whether the habit is done, when controlled. */
  completed?: boolean;
  /**
   * Whether the habit is initially done, when uncontrolled.
   *
   * @defaultValue false
   */
  defaultCompleted?: boolean;
  /** Called with the new state when a person toggles the card. */
  onCompletedChange?: (completed: boolean) => void;
  /** Controls beside the toggle, such as an `IconButton`. */
  actions?: ReactNode;
  /**
   * The background of the icon: one of six colours, modulo six.
   *
   * @defaultValue 0
   */
  tint?: number;
}

/**
 * A habit that a press marks as done. Renders a `<div>` with a toggle button (`aria-pressed`) named after
 * the habit; Enter and Space toggle it. A done habit has the pressed state, a struck-through name and a
 * filled check, so colour is never the only sign.
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
