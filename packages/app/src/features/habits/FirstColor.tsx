import type { Day, JournalDay } from '@daybow/journal';
import { useState } from 'react';
import { type DraftKind, useDrafts } from '../../shared/journal/drafts';
import { useDay, useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './day.css';

/** Records that it was said, beside the drafts, as it belongs to this journal on this device. */
const saying: DraftKind<object> = { name: 'first-color', read: (kept) => Object(kept) };

/** Whether a card has the hint under its habit; `look` is called after each change of the card. */
export function useFirstColor(day: Day) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const [isShown, setShown] = useState(false);

  function look() {
    const isFirst = journal.day(day).progress.completed === 1;
    const isNew = day === today && (journal.recordedSpan().first ?? today) === today;
    if (!isFirst || !isNew || drafts.get(saying, 'said')) return;
    drafts.keep(saying, 'said', {});
    setShown(true);
  }
  return { isShown, look };
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
