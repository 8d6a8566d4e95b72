import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { tellDialogOpen } from '../internal/openDialogs';
import { dialogForEscape } from '../radix/escapeOrder';
import { useEscape } from '../radix/useEscape';
import { useFocusTrap } from '../radix/useFocusTrap';
import { useFocusInside } from './useDialogFocus';
import { useHiddenPage } from './useHiddenPage';
import { useScrollLock } from './useScrollLock';
import { useSheetSize } from './useSheetSize';

interface DialogBodyProps {
  /** What had the focus before. */
  openerRef: RefObject<HTMLElement | null | undefined>;
  open: boolean;
  onEscape: () => void;
  /** Called as soon as it is closed, before its exit animation. */
  onClosed: () => void;
  children: ReactNode;
}

/** The content of a dialog. Mounted only while that is on screen, like its effects on the page. */
export function DialogBody({ openerRef, open, onEscape, onClosed, children }: DialogBodyProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const isOwnEscape = (event: KeyboardEvent) =>
    dialogForEscape(event, bodyRef.current)?.contains(bodyRef.current) ?? false;
  useEscape(bodyRef, open, isOwnEscape, onEscape);
  useEffect(() => (open ? tellDialogOpen() : undefined), [open]);
  useHiddenPage(bodyRef, openerRef, open);
  useFocusInside(bodyRef, open, onClosed);
  useFocusTrap(bodyRef, open);
  useScrollLock(bodyRef, open);
  useSheetSize(bodyRef, open);
  return (
    <div ref={bodyRef} className="daybow-Dialog-body">
      {children}
    </div>
  );
}
