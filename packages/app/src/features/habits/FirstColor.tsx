import type { Day, JournalDay } from '@daybow/journal';
import { useState } from 'react';
import { type DraftKind, useDrafts } from '../../shared/journal/drafts';
import { useDay, useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './day.css';

/** Records that it was said, beside the drafts, as it belongs to this journal on this device. */
const saying: DraftKind<object> = { name: 'first-color', read: (kept) => Object(kept) };

/** The hint under a habit, and a function to call after each change of its card, which brings it once. */
export function useFirstColor(id: number, day: Day) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const [shownOn, setShownOn] = useState<Day | null>(null);

  function look() {
    const { progress, habits } = journal.day(day);
    const isIts = progress.completed === 1 && habits.find((each) => each.id === id)?.completed;
    const isNew = day === today && (journal.recordedSpan().first ?? today) === today;
    if (!isIts || !isNew || drafts.get(saying, 'said')) return;
    drafts.keep(saying, 'said', {});
    setShownOn(day);
  }
  return { isShown: shownOn === day, look };
}

const progressOf = ({ progress }: JournalDay) => progress;

/** Says once, under the first habit that is done, what became of it. It leaves with the next one. */
export function FirstColor({ day }: { day: Day }) {
  const { completed, total } = useDay(day, progressOf);
  const words = useDeviceWords().start;
  if (completed !== 1 || total === 1) return null;
  return (
    <p className="app-FirstColor" role="status">
      {words.firstColor({ left: total - completed })}
    </p>
  );
}
