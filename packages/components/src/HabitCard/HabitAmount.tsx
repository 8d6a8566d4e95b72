import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { addSteps, valueAfterKey } from '../internal/spin';
import type { HabitGoal } from './habitGoal';

interface HabitAmountProps {
  /** The props that it shares with the toggle. */
  control: HTMLAttributes<HTMLElement>;
  goal: HabitGoal;
  step: number;
  amount: number | null;
  valueText: string | undefined;
  onAmountChange: (amount: number) => void;
  children: ReactNode;
}

/** The spin button of a card with a target. */
export function HabitAmount({
  control,
  goal,
  step,
  amount,
  valueText,
  onAmountChange,
  children,
}: HabitAmountProps) {
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
      {...control}
      role="spinbutton"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuenow={amount ?? 0}
      aria-valuetext={valueText}
      onClick={() => onAmountChange(addSteps(amount, 1, range))}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}
