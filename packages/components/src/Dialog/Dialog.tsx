import * as RadixDialog from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { announceDialogOpening } from '../internal/dialogOpening';
import { declineEscape, dialogForEscape } from '../radix/escapeOrder';
import { Icon } from '../internal/Icon';
import { xBold } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useEscape } from '../radix/useEscape';
import { useFocusTrap } from '../radix/useFocusTrap';
import { DaybowContext, useWords, type DaybowWords, type PortalContainer } from '../internal/words';
import '../internal/enter.css';
import './Dialog.css';
import { DialogCloseContext } from './DialogClose';
import { ignore, isSecondClick } from './secondPress';
import { useBack } from './useBack';
import { useDialogFocus, useFocusInside } from './useDialogFocus';
import { useHiddenPage } from './useHiddenPage';
import { useScrollLock } from './useScrollLock';
import { useSheetSize } from './useSheetSize';

const ENGLISH: DaybowWords['Dialog'] = { closeLabel: 'Close' };

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whether the dialog is open, when controlled. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is initially open, when uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /** Called once with the new state when a person opens or closes the dialog. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens the dialog, such as a `Button`; without it, only the caller opens it. */
  trigger?: ReactElement | undefined;
  /** The heading of the dialog, and its accessible name. */
  title: ReactNode;
  /** More about it, below the title: the dialog's accessible description. */
  description?: ReactNode;
  /** The content; a function gets `close`, which closes the dialog. */
  children?: ReactNode | ((close: () => void) => ReactNode) | undefined;
  /** A picture before the title, such as an `EmojiTile`; decoration. */
  icon?: ReactNode;
  /**
   * Accessible name of the button that closes the dialog.
   *
   * @defaultValue `'Close'`
   */
  closeLabel?: string | undefined;
  /**
   * The element, or shadow root, to render the dialog into; null is the default.
   *
   * @defaultValue that of the `DaybowProvider`, or the page's `<body>`
   */
  container?: PortalContainer | null | undefined;
}

/**
 * A modal dialog. Renders a `<div role="dialog">` over a scrim: a bottom sheet on narrow screens, centred
 * from 600 px on. All other props go to that element.
 *
 * Focus moves to the element with `autoFocus`, or else to the first control of the content. It stays within
 * the dialog and returns to where it was as soon as it closes. Escape, Back, the close button and a press on
 * the scrim close the dialog; a control that stops or prevents Escape keeps it. The rest of the page is hidden
 * from screen readers, except toasts.
 *
 * Back is that of Android and, within the page, that of the browser. It closes the topmost dialog instead of
 * leaving the page, and leaves the history as it is.
 *
 * @example
 * <Dialog trigger={<Button>Add</Button>} title="Add New Habit">
 *   <TextField label="Habit name" autoFocus />
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  const {
    open: openProp,
    defaultOpen = false,
    onOpenChange,
    trigger,
    title,
    description,
    icon,
    closeLabel,
    container,
    onFocus,
    className,
    children,
    ...rest
  } = useWords('Dialog', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkName('Dialog', 'title', title);

  const { dir, locale, container: usual } = useContext(DaybowContext);
  const place = container ?? usual;
  const [open, setOpen] = useControllableState(openProp, defaultOpen, onOpenChange);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { openerRef, handleFocus, returnFocus } = useDialogFocus(triggerRef);

  // Radix knows only the id that it generates itself.
  const controls = rest.id !== undefined && { 'aria-controls': open ? rest.id : undefined };

  const close = useBack(open, () => setOpen(false), place);

  const handleClose = (event: MouseEvent) => {
    if (!isSecondClick(event)) close();
  };

  return (
    // Not modal for Radix, which hides the page before the focus has moved: radix/README.md.
    <RadixDialog.Root modal={false} open={open} onOpenChange={setOpen}>
      {trigger && (
        // Radix's `aria-expanded` is read as the dialog closes, and still says 'expanded' then.
        <RadixDialog.Trigger ref={triggerRef} asChild aria-expanded={undefined} {...controls}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal container={place}>
        <div
          className="daybow-Dialog-scrim"
          role="presentation"
          data-state={open ? 'open' : 'closed'}
          onClick={handleClose}
        />
        <RadixDialog.Content
          dir={dir}
          lang={locale}
          {...rest}
          className={cx('daybow-Dialog', className)}
          // Not `inert`: a screen reader that is in it when it vanishes says nothing about where the focus goes.
          // While it closes, it ignores a second click and a second Enter.
          {...(!open && { onClickCapture: ignore, onSubmitCapture: ignore })}
          onFocus={(event: FocusEvent<HTMLDivElement>) => {
            onFocus?.(event);
            handleFocus(event);
          }}
          // `useFocusInside` moves the focus.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onEscapeKeyDown={declineEscape}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="daybow-Dialog-head">
            {icon}
            <div className="daybow-Dialog-words">
              <RadixDialog.Title className="daybow-Dialog-title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="daybow-Dialog-description">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <IconButton
              variant="flat"
              aria-label={closeLabel}
              className="daybow-Dialog-close"
              onClick={handleClose}
            >
              <Icon path={xBold} />
            </IconButton>
          </div>
          <DialogBody openerRef={openerRef} open={open} onClose={close} onClosed={returnFocus}>
            {typeof children === 'function' ? children(close) : children}
          </DialogBody>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface DialogBodyProps {
  /** What had the focus before. */
  openerRef: RefObject<HTMLElement | null | undefined>;
  open: boolean;
  onClose: () => void;
  /** Called as soon as it is closed, before its exit animation. */
  onClosed: () => void;
  children: ReactNode;
}

/** Mounted only while the dialog is on screen, like its effects on the page. */
function DialogBody({ openerRef, open, onClose, onClosed, children }: DialogBodyProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const isOwnEscape = (event: KeyboardEvent) =>
    dialogForEscape(event, bodyRef.current)?.contains(bodyRef.current) ?? false;
  useEscape(bodyRef, open, isOwnEscape, onClose);
  useEffect(() => {
    if (open) announceDialogOpening();
  }, [open]);
  useHiddenPage(bodyRef, openerRef, open);
  useFocusInside(bodyRef, open, onClosed);
  useFocusTrap(bodyRef, open);
  useScrollLock(bodyRef, open);
  useSheetSize(bodyRef, open);
  return (
    <div ref={bodyRef} className="daybow-Dialog-body">
      <DialogCloseContext value={onClose}>{children}</DialogCloseContext>
    </div>
  );
}
