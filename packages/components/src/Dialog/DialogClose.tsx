import { createContext, useContext, type MouseEvent } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { reportMisuse } from '../internal/misuse';

/** Closes the dialog around; null outside of one. */
export const DialogCloseContext = createContext<(() => void) | null>(null);

export type DialogCloseProps = ButtonProps;

/**
 * A button that closes the `Dialog` around it, after the caller's `onClick`, unless that prevents it. Renders
 * a `Button` around its children, or the element given as `render`.
 *
 * @example
 * <Dialog title="Delete the habit?" trigger={<Button>Delete</Button>}>
 *   <DialogClose variant="quiet">Cancel</DialogClose>
 * </Dialog>
 */
export function DialogClose({ onClick, ...rest }: DialogCloseProps) {
  const close = useContext(DialogCloseContext);
  if (process.env.NODE_ENV !== 'production' && !close) {
    reportMisuse(
      'DialogClose',
      'is outside of a <Dialog>, so there is nothing that it could close. Put it into one.',
    );
  }

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) close?.();
  };
  return <Button variant="soft" {...rest} onClick={handleClick} />;
}
