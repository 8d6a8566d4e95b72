import type { Journal, JournalSnapshot } from '@daybow/journal';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Opened } from './opened';

interface JournalContextValue {
  readonly opened: Opened;
  /** Shows another journal from now on. */
  readonly show: (opened: Opened) => void;
}

const JournalContext = createContext<JournalContextValue | null>(null);

interface JournalProviderProps {
  /** What is shown at first. */
  opened: Opened;
  children: ReactNode;
}

/** Hands one journal to all screens below, until they ask for another. */
export function JournalProvider({ opened: openedAtStart, children }: JournalProviderProps) {
  const [opened, show] = useState(openedAtStart);
  const value = useMemo(() => ({ opened, show }), [opened]);
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

/** The journal itself, to write to. */
export function useJournal(): Journal {
  const { opened } = useOpened();
  if (opened.kind === 'trouble') throw new Error('There is no journal to write to.');
  return opened.journal;
}

/** What stands in the journal now; the screen is drawn again when it changes. */
export function useJournalSnapshot(): JournalSnapshot {
  const journal = useJournal();
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot);
}
