import * as RadixDialog from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { declineEscape } from '../radix/escapeOrder';
import { Icon } from '../internal/Icon';
import { xBold } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { DaybowContext, useWords, type DaybowWords, type PortalContainer } from '../internal/words';
import '../internal/enter.css';
import './Dialog.css';
import { DialogBody } from './DialogBody';
import { DialogCloseContext } from './DialogClose';
import { dragShut } from './dragShut';
import { ignore, isSecondClick } from './secondPress';
import { useBack } from './useBack';
import { useDialogFocus } from './useDialogFocus';

const ENGLISH: DaybowWords['Dialog'] = { closeLabel: 'Close' };

/**
 * What opened or closed a dialog: its trigger; a button in it, or the `close` that its children get; Escape; Back; a press
 * beside it; or a drag of its grip.
 */
export type DialogChangeReason = 'trigger' | 'close' | 'escape' | 'back' | 'outside' | 'drag';

/** How a dialog is being opened or closed. */
export interface DialogChange {
  readonly reason: DialogChangeReason;
  /** Leaves the dialog as it is. One with `open` changes only by that, and needs no call. */
  readonly cancel: () => void;
}

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whether the dialog is open, when controlled. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is initially open, when uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /** Called once with the new state when a person opens or closes the dialog, and with how. */
  onOpenChange?: ((open: boolean, change: DialogChange) => void) | undefined;
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
  /** Buttons beside the title, before the close button, such as that of a `Menu`. */
  actions?: ReactNode;
  /**
   * How wide it may become: 320 px, the width of a column, or 720 px at the usual size of text.
   *
   * @defaultValue `'medium'`
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether it is always nearly as high as the window, for content that comes or changes, and not as its content.
   *
   * @defaultValue false
   */
  tall?: boolean | undefined;
  /**
   * Where it is: a sheet at the foot, in the `center`, at the `side` where lines end, or over the `full` window. `auto`
   * is a sheet in a window narrower than 600 px, and else in the centre; over the second paper of a `Column` where that
   * is shown.
   *
   * @defaultValue `'auto'`
   */
  placement?: 'auto' | 'sheet' | 'center' | 'side' | 'full' | undefined;
  /**
   * Whether a person can leave it without an answer: by Escape, Back, a press beside it and a close button, which one
   * that is not dismissible lacks. Its content then needs a way out, such as a `DialogClose`.
   *
   * @defaultValue true
   */
  dismissible?: boolean | undefined;
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
 * A modal dialog. Renders a `<div role="dialog">` over a scrim: where it is, `placement`
 * says. All other props go to that element.
 *
 * Focus moves to the element with `autoFocus`, or else to the first control of the content: in a `MonthCalendar` to the
 * chosen day, or today. It stays within the dialog and returns to where it was as soon as it closes. Escape, Back, the
 * close button and a press on the scrim close the dialog, and so does a sheet's grip that is dragged down; a control that
 * stops or prevents Escape keeps it. The rest of the page is hidden from screen readers, except toasts.
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
    actions,
    size = 'medium',
    tall = false,
    placement = 'auto',
    dismissible = true,
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
  const [open, setOpen] = useControllableState(openProp, defaultOpen, undefined);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { openerRef, handleFocus, returnFocus } = useDialogFocus(triggerRef);

  // Radix knows only the id that it generates itself.
  const controls = rest.id !== undefined && { 'aria-controls': open ? rest.id : undefined };

  function ask(next: boolean, reason: DialogChangeReason) {
    if (next === open) return;
    let isCancelled = false;
    onOpenChange?.(next, { reason, cancel: () => (isCancelled = true) });
    if (!isCancelled) setOpen(next);
  }
  const passBack = useBack(open, () => dismissible && ask(false, 'back'), place);
  const close = (reason: DialogChangeReason = 'close') => {
    passBack();
    ask(false, reason);
  };
  const handleGrip = (event: PointerEvent<HTMLElement>) => dragShut(event, () => close('drag'));

  return (
    // Not modal for Radix, which hides the page before the focus has moved: radix/README.md.
    <RadixDialog.Root modal={false} open={open} onOpenChange={(next) => ask(next, 'trigger')}>
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
          onClick={(event) => dismissible && !isSecondClick(event) && close('outside')}
        />
        <RadixDialog.Content
          dir={dir}
          lang={locale}
          {...rest}
          className={cx('daybow-Dialog', className)}
          data-size={size}
          data-tall={tall ? '' : undefined}
          data-placement={placement}
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
            {dismissible && <div className="daybow-Dialog-grip" onPointerDown={handleGrip} />}
            {icon}
            <div className="daybow-Dialog-words">
              <RadixDialog.Title className="daybow-Dialog-title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="daybow-Dialog-description">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {actions && <div className="daybow-Dialog-actions">{actions}</div>}
            {dismissible && (
              <IconButton
                variant="flat"
                aria-label={closeLabel}
                className="daybow-Dialog-close"
                onClick={(event) => !isSecondClick(event) && close()}
              >
                <Icon path={xBold} />
              </IconButton>
            )}
          </div>
          <DialogBody
            openerRef={openerRef}
            open={open}
            onEscape={() => dismissible && close('escape')}
            onClosed={returnFocus}
          >
            <DialogCloseContext value={() => close()}>
              {typeof children === 'function' ? children(() => close()) : children}
            </DialogCloseContext>
          </DialogBody>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
