import type { ShownToast } from '@daybow/components';
import type { DeviceJournal, SampleJournal, StorageTrouble, Versions } from '@daybow/journal';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

/** What is open: the sample, a person's own journal, or why that cannot be opened. */
export type Opened =
  | {
      readonly kind: 'sample';
      readonly journal: SampleJournal;
      /** Whether the browser lets the page store nothing: there may be a journal that it hides. */
      readonly isBlocked: boolean;
    }
  | { readonly kind: 'device'; readonly journal: DeviceJournal }
  | { readonly kind: 'trouble'; readonly trouble: StorageTrouble };

interface JournalContextValue {
  readonly opened: Opened;
  /** Shows another journal from now on. */
  readonly show: (opened: Opened) => void;
  /** Words of two moments, between which a person is to choose; null while there are none. */
  readonly versions: Versions | null;
  readonly showVersions: (versions: Versions | null) => void;
  /** Keeps the toast that says why a write failed; the one before goes, and null once one succeeded. */
  readonly setFailure: (failure: ShownToast | null) => void;
}

const JournalContext = createContext<JournalContextValue | null>(null);

interface JournalProviderProps {
  /** What is shown at first. */
  opened: Opened;
  children: ReactNode;
}

/** Gives one journal to all screens below, until they ask for another. */
export function JournalProvider({ opened: openedAtStart, children }: JournalProviderProps) {
  const [opened, show] = useState(openedAtStart);
  const [versions, showVersions] = useState<Versions | null>(null);
  const failure = useRef<ShownToast>(null);
  const setFailure = useCallback((next: ShownToast | null) => {
    failure.current?.dismiss();
    failure.current = next;
  }, []);
  const value = useMemo(
    () => ({ opened, show, versions, showVersions, setFailure }),
    [opened, versions, setFailure],
  );
  return <JournalContext value={value}>{children}</JournalContext>;
}

/** What is open, and the means to show something else. */
export function useOpened(): JournalContextValue {
  const value = use(JournalContext);
  if (!value) {
    throw new Error('useOpened found no journal: put the screen inside a <JournalProvider>.');
  }
  return value;
}
