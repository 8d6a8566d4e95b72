import { useId } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import { useHold } from '../internal/useHold';

interface StepButtonProps {
  label: string;
  /** The id of what is read after the label. */
  labelledBy?: string;
  path: string;
  disabled: boolean | undefined;
  isAtEnd: boolean;
  onStep: () => void;
  /** Called for a step while the button is held down, and then `onRelease` once. */
  onHeldStep?: () => void;
  onRelease?: () => void;
}

/** A button beside the number. The keyboard has arrow keys instead, so it is no tab stop. */
export function StepButton({
  label,
  labelledBy,
  path,
  disabled,
  isAtEnd,
  onStep,
  onHeldStep = onStep,
  onRelease,
}: StepButtonProps) {
  const id = useId();
  const hold = useHold((repeats) => {
    if (isAtEnd) return undefined;
    onHeldStep();
    return Math.max(40, 200 * 0.85 ** repeats);
  }, onRelease);
  return (
    <IconButton
      {...hold}
      variant="flat"
      id={labelledBy && id}
      aria-label={label}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      tabIndex={-1}
      disabled={disabled}
      aria-disabled={isAtEnd || undefined}
      // The focus stays, and the keyboard of a phone closed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isAtEnd || onStep()}
    >
      <Icon path={path} />
    </IconButton>
  );
}
