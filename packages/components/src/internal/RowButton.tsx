import type { AriaAttributes, ReactElement, ReactNode } from 'react';
import './rowButton.css';
import { useRender } from './useRender';

export interface RowPressProps {
  /**
   * Called when the row or card is pressed. Its first words are then a button that takes up all of it; `aria-haspopup`
   * goes to that button.
   */
  onPress?: (() => void) | undefined;
  /**
   * The element to render the first words as, such as a router's link: it takes up all of the row or card, as with
   * `onPress`.
   *
   * @defaultValue a `<button>` with `onPress`, else only text
   */
  render?: ReactElement | undefined;
}

interface RowButtonProps extends RowPressProps {
  hasPopup: AriaAttributes['aria-haspopup'];
  children: ReactNode;
}

/** The words of a row, as a button or link that takes up all of the row around it, where it can be pressed. */
export function RowButton({ onPress, render, hasPopup, children }: RowButtonProps) {
  const props = {
    ...(render ? undefined : { type: 'button' }),
    className: 'daybow-RowButton',
    'aria-haspopup': hasPopup,
    onClick: onPress && (() => onPress()),
  };
  return useRender(render, 'button', props, children);
}

/** True if a row can be pressed. */
export function isPressable({ onPress, render }: RowPressProps): boolean {
  return Boolean(onPress ?? render);
}
