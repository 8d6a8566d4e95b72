import type { ShownToast } from '@daybow/components';
import type { DeviceJournal, StorageTrouble, UndoConflict } from '@daybow/journal';
import type { SampleJournal } from '@daybow/journal/sample';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusHeading } from '../ui/focus';

/** The open journal: the sample, a person's own, or the trouble that keeps it from opening. */
export type Opened =
  | {
      readonly kind: 'sample';
      readonly journal: SampleJournal;
      /** True if the browser lets the page store nothing: there may be a journal that it hides. */
      readonly isBlocked: boolean;
    }
  | { readonly kind: 'device'; readonly journal: DeviceJournal }
  | { readonly kind: 'trouble'; readonly trouble: StorageTrouble };

interface JournalContextValue {
  readonly opened: Opened;
  /** Shows another journal from now on. */
  readonly show: (opened: Opened) => void;
  /** Words of two moments, between which a person is to choose; null while there are none. */
  readonly undoConflict: UndoConflict | null;
  readonly showUndoConflict: (conflict: UndoConflict | null) => void;
  /** Keeps the toast that says why a write failed; the one before goes, and null once one succeeded. */
  readonly setFailure: (failure: ShownToast | null) => void;
}

const JournalContext = createContext<JournalContextValue | null>(null);

interface JournalProviderProps {
  /** The journal, or the trouble, that is shown at first. */
  opened: Opened;
  children: ReactNode;
}

/** Gives one journal to all screens below, until they ask for another. */
export function JournalProvider({ opened: openedAtStart, children }: JournalProviderProps) {
  const [opened, setOpened] = useState(openedAtStart);
  const lastShown = useRef(opened);
  // A transition: what is on screen stays until the screens of the other journal are loaded.
  const show = useCallback((next: Opened) => startTransition(() => setOpened(next)), []);
  const [undoConflict, showUndoConflict] = useState<UndoConflict | null>(null);
  const failure = useRef<ShownToast>(null);
  const setFailure = useCallback((next: ShownToast | null) => {
    failure.current?.dismiss();
    failure.current = next;
  }, []);
  const value = useMemo(
    () => ({ opened, show, undoConflict, showUndoConflict, setFailure }),
    [opened, show, undoConflict, setFailure],
  );
  // What was pressed left the page: the focus goes to where the new screen begins.
  useLayoutEffect(() => {
    if (lastShown.current !== opened) focusHeading();
    lastShown.current = opened;
  }, [opened]);
  return <JournalContext value={value}>{children}</JournalContext>;
}

/** The open journal, and the means to show another. */
export function useOpened(): JournalContextValue {
  const value = use(JournalContext);
  if (!value) {
    throw new Error('useOpened found no journal: put the screen inside a <JournalProvider>.');
  }
  return value;
}

const noSubscription: DeviceJournal['subscribe'] = () => () => {};

/** The trouble that keeps the journal from being shown or written; null while all is well. */
export function useTrouble(): StorageTrouble | null {
  const { opened } = useOpened();
  const read = useCallback(() => {
    if (opened.kind === 'trouble') return opened.trouble;
    if (opened.kind === 'sample') return null;
    const { trouble } = opened.journal.getView().storage;
    return trouble === 'newer' || trouble === 'erased' ? trouble : null;
  }, [opened]);
  const subscribe = opened.kind === 'device' ? opened.journal.subscribe : noSubscription;
  return useSyncExternalStore(subscribe, read);
}
