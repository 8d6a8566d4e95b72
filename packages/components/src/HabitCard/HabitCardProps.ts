import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AmountText, HabitDirection } from './habitGoal';

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
