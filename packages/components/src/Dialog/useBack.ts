import { useEffect, useRef } from 'react';

/** Tells once of a request of the browser to close something, as by Android's Back. TypeScript has no type of it yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
type WatchedWindow = Window & { CloseWatcher?: new () => CloseWatcher };

interface OpenDialog {
  onBack: () => void;
  /** The window that it is in. */
  view: WatchedWindow;
  /** Whether it was asked to close since the last press. */
  isAsked: boolean;
}

/** The open dialogs, the topmost last. */
const openDialogs: OpenDialog[] = [];
let watcher: CloseWatcher | undefined;
let watching = new AbortController();

/**
 * Calls `onBack` when a person goes back while this is the topmost open dialog. The page then stays, and its history
 * is untouched. Two parts of the browser tell of it:
 * - A close request, such as Android's Back, also on the first page of a history.
 *   https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 * - A navigation back within the page, which can be cancelled. Chromium lets a page do so once after each press.
 *   https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigate-event
 *
 * @param container - what the dialog is rendered into, if not into the page of the script
 * @returns what every other way to close the dialog calls first, so that it may itself go back.
 */
export function useBack(
  open: boolean,
  onBack: () => void,
  container: Node | null | undefined,
): () => void {
  const dialogRef = useRef<OpenDialog>(undefined);
  const onBackRef = useRef(onBack);
  useEffect(() => {
    onBackRef.current = onBack;
  });
  useEffect(() => {
    if (!open) return;
    const view = container?.ownerDocument?.defaultView ?? window;
    const dialog = { view, isAsked: false, onBack: () => onBackRef.current() };
    dialogRef.current = dialog;
    openDialogs.push(dialog);
    watch();
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      watch();
    };
  }, [open, container]);
  return () => {
    if (dialogRef.current) dialogRef.current.isAsked = true;
  };
}

function ask(dialog: OpenDialog | undefined) {
  if (!dialog) return;
  dialog.isAsked = true;
  dialog.onBack();
}

/**
 * Listens while a dialog is open, to the window of the topmost one. All of them share a watcher, as the browser closes
 * watchers at once that were made without a press between them. A watcher serves one request: a dialog that stays open gets another.
 */
function watch() {
  watching.abort();
  watcher?.destroy();
  watcher = undefined;
  const view = openDialogs.at(-1)?.view;
  if (!view) return;
  watching = new AbortController();
  const { signal } = watching;
  view.addEventListener('keydown', handleKeyDown, { capture: true, signal });
  view.addEventListener('pointerdown', handlePress, { capture: true, signal });
  // An app in an iframe by way of a portal has its history in the window of its script.
  window.navigation?.addEventListener('navigate', handleNavigate, { signal });
  watcher = view.CloseWatcher && new view.CloseWatcher();
  watcher?.addEventListener('close', handleCloseRequest, { signal });
}

function handleCloseRequest() {
  ask(openDialogs.at(-1));
  watch();
}

function handlePress() {
  for (const dialog of openDialogs) dialog.isAsked = false;
}

/** Keeps Escape from being a close request, too: `useEscape` handles the key, and a control may keep it. */
function handleKeyDown({ key }: KeyboardEvent) {
  handlePress();
  if (key !== 'Escape') return;
  watcher?.destroy();
  setTimeout(watch);
}

function handleNavigate(event: NavigateEvent) {
  const dialog = openDialogs.at(-1);
  const { navigationType, destination, cancelable } = event;
  const isBack =
    navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
  // A dialog that was asked may itself go back to close. Not all browsers tell a script's way back from a person's.
  if (!isBack || !cancelable || !dialog || dialog.isAsked) return;
  event.preventDefault();
  ask(dialog);
}
