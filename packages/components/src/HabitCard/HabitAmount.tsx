import {
  useCallback,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { addSteps, valueAfterKey } from '../internal/spinButton';
import type { HabitGoal } from './habitGoal';

interface HabitAmountProps extends ComponentPropsWithRef<'div'> {
  ref: RefObject<HTMLDivElement | null>;
  disabled: boolean | undefined;
  goal: HabitGoal;
  step: number;
  amount: number | null;
  /** True once the target is reached: a press takes the last step back. */
  isReached: boolean;
  onAmountChange: (amount: number) => void;
}

/** The spin button of a card with a target. */
export function HabitAmount({
  ref,
  disabled = false,
  goal,
  step,
  amount,
  isReached,
  onAmountChange,
  ...rest
}: HabitAmountProps) {
  const range = { min: 0, step };
  // A <fieldset> disables native controls only.
  const isInDisabled = useSyncExternalStore(
    useCallback((onChange) => observeFieldsets(ref.current, onChange), [ref]),
    () => Boolean(ref.current?.closest('fieldset:disabled')),
    () => false,
  );
  const isDisabled = disabled || isInDisabled;

  const afterPress = () => addSteps(amount, isReached ? -1 : 1, range);

  function handleClick() {
    if (!isDisabled) onAmountChange(afterPress());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && event.repeat) return event.preventDefault();
    const next = isPress
      ? afterPress()
      : valueAfterKey(event.key, amount, { ...range, end: goal.target });
    if (next === undefined) return;
    event.preventDefault();
    onAmountChange(next);
  }

  return (
    <div
      {...rest}
      ref={ref}
      role="spinbutton"
      tabIndex={isDisabled ? -1 : 0}
      aria-disabled={isDisabled || undefined}
      aria-valuemin={0}
      aria-valuenow={amount ?? 0}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    />
  );
}

/** Calls `onChange` when a `<fieldset>` around an element is disabled or enabled. */
function observeFieldsets(element: Element | null, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  let fieldset = element?.closest('fieldset');
  while (fieldset) {
    observer.observe(fieldset, { attributeFilter: ['disabled'] });
    fieldset = fieldset.parentElement?.closest('fieldset');
  }
  return () => observer.disconnect();
}
