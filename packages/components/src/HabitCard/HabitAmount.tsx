import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { addSteps, valueAfterKey } from '../internal/spin';
import type { HabitGoal } from './habitGoal';

interface HabitAmountProps extends ComponentPropsWithRef<'div'> {
  goal: HabitGoal;
  step: number;
  amount: number | null;
  onAmountChange: (amount: number) => void;
}

/** The spin button of a card with a target. */
export function HabitAmount({ goal, step, amount, onAmountChange, ...rest }: HabitAmountProps) {
  const range = { min: 0, step };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const next = isPress
      ? addSteps(amount, 1, range)
      : valueAfterKey(event.key, amount, { ...range, end: goal.target });
    if (next === undefined) return;
    event.preventDefault();
    onAmountChange(next);
  }

  return (
    <div
      {...rest}
      role="spinbutton"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuenow={amount ?? 0}
      onClick={() => onAmountChange(addSteps(amount, 1, range))}
      onKeyDown={handleKeyDown}
    />
  );
}
