import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import { useHold } from '../internal/useHold';

interface StepButtonProps {
  label: string;
  path: string;
  disabled: boolean | undefined;
  isAtEnd: boolean;
  onStep: () => void;
}

/** A button beside the number. The keyboard has arrow keys instead, so it is no tab stop. */
export function StepButton({ label, path, disabled, isAtEnd, onStep }: StepButtonProps) {
  const hold = useHold((repeats) => {
    if (isAtEnd) return undefined;
    onStep();
    return Math.max(40, 200 * 0.85 ** repeats);
  });
  return (
    <IconButton
      {...hold}
      variant="flat"
      aria-label={label}
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
