import type { Journal, JournalSnapshot } from '@daybow/journal';
import { useOpened } from './JournalProvider';
import { useSelected } from './useSelected';

/** The journal that is open, to write to. */
export function useJournal(): Journal {
  const { opened } = useOpened();
  if (opened.kind === 'trouble') throw new Error('There is no journal to write to.');
  return opened.journal;
}

/** What is selected of the journal's snapshot; `select` is the same function at each render. */
export function useSnapshot<Selected>(select: (snapshot: JournalSnapshot) => Selected): Selected {
  const journal = useJournal();
  return useSelected(journal, journal.getSnapshot, select);
}

const todayOf = ({ today }: JournalSnapshot) => today;

/** The civil day that it is, also on a page that is left open overnight. */
export function useToday(): string {
  return useSnapshot(todayOf);
}
