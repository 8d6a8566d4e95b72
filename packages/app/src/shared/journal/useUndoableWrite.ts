import { type ShownToast, useToast } from '@daybow/components';
import { JournalError, type Undo } from '@daybow/journal';
import { useCallback, useEffect, useRef } from 'react';
import { isWritten } from '../ui/textField';
import { topSheet } from '../ui/unsaved';
import { useDeviceWords } from '../words/LanguageProvider';
import { createChangeHistory } from './changeHistory';
import { useWrite } from './useWrite';

/** The undo history of this page, for the journal that is open. */
const history = createChangeHistory(topSheet);

/**
 * Waits for a write, then says in a toast what was done and offers to take it back, and once that is
 * done, to do it again: no word that was written is lost to a slip. The keys of `useUndoKeys` do the same. The answer
 * is whether the write succeeded.
 *
 * A message of null is for what can be seen without a toast. `what` names what was written, for the toast that says that
 * it was taken back. With `replaces`, the toast takes the place of the latest one, as where a value is changed step by step.
 */
export function useUndoableWrite(): {
  (write: Promise<Undo>, message: string, what?: string, replaces?: boolean): Promise<boolean>;
  (write: Promise<Undo>, message: null, what: string): Promise<boolean>;
} {
  const toast = useToast();
  const latest = useRef<ShownToast>(null);
  const words = useDeviceWords().undo;
  const write = useWrite();
  return useCallback(
    async (
      pending: Promise<Undo>,
      message: string | null,
      what = message ?? '',
      replaces = false,
    ) => {
      async function tell(done: Promise<Undo>, isUndone: boolean, isNew: boolean) {
        const beginning = history.begin();
        if (!(await write(done))) return false;
        const undo = await done;
        const kind = isUndone ? 'redo' : 'undo';
        const step = async () => {
          history.remove(step);
          shown?.dismiss();
          const undone = undo();
          if (await tell(undone, !isUndone, false)) return;
          // What failed can be tried again; newer words have a question of their own.
          const error = await undone.catch((reason: unknown) => reason);
          const isAsked = error instanceof JournalError && error.undoConflict !== null;
          if (!isAsked) history.add(kind, step, false, beginning);
        };
        history.add(kind, step, isNew, beginning);
        if (replaces) latest.current?.dismiss();
        const shown =
          isNew && message === null
            ? null
            : toast({
                tone: isUndone ? 'info' : 'success',
                message: isUndone ? words.undone({ what }) : (message ?? words.redone({ what })),
                action: {
                  label: isUndone ? words.redo : words.undo,
                  onAction: () => void step(),
                },
              });
        latest.current = shown;
        return true;
      }
      return tell(pending, false, true);
    },
    [toast, words, write],
  );
}

/**
 * Ctrl+Z, or ⌘Z, takes back the last change, and with Shift makes it again, unless the focus is in a field of text. In
 * a dialog it is the last change made there.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      if (ctrlKey === metaKey || altKey || !isZ(event)) return;
      if (event.defaultPrevented || isWritten(event)) return;
      event.preventDefault();
      void history.run(shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      history.clear();
    };
  }, []);
}

/** True for the Z of any layout: by its letter, or where the key has none of the Latin script, by its place. */
function isZ({ key, code }: KeyboardEvent): boolean {
  return /^[\p{ASCII}\p{Script=Latin}]$/u.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
