import type { Journal, JournalSnapshot } from '@daybow/journal';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

const JournalContext = createContext<Journal | null>(null);

interface JournalProviderProps {
  journal: Journal;
  children: ReactNode;
}

/** Hands one journal to all screens below. */
export function JournalProvider({ journal, children }: JournalProviderProps) {
  return <JournalContext value={journal}>{children}</JournalContext>;
}

/** The journal itself, to write to. */
export function useJournal(): Journal {
  const journal = use(JournalContext);
  if (!journal) {
    throw new Error('useJournal found no journal: put the screen inside a <JournalProvider>.');
  }
  return journal;
}

/** What stands in the journal now; the screen is drawn again when it changes. */
export function useJournalSnapshot(): JournalSnapshot {
  const journal = useJournal();
  return useSyncExternalStore(journal.subscribe, journal.getSnapshot);
}
