import type { Day, JournalDay } from '@daybow/journal';
import { useState } from 'react';
import { type DraftKind, useDrafts } from '../../shared/journal/drafts';
import { useDay, useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './day.css';

/** Records that it was said, beside the drafts, as it belongs to this journal on this device. */
const saying: DraftKind<object> = { name: 'first-color', read: (kept) => Object(kept) };

/**
 * The hint under a habit: whether it is shown or may still come, and a function to call after each change of its card,
 * which brings it once.
 */
export function useFirstColor(id: number, day: Day) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const [shownOn, setShownOn] = useState<Day | null>(null);

  const mayCome = () =>
    day === today &&
    (journal.recordedSpan().first ?? today) === today &&
    !drafts.get(saying, 'said');

  function look() {
    const { progress, habits } = journal.day(day);
    const isIts = progress.completed === 1 && habits.find((each) => each.id === id)?.completed;
    if (!isIts || !mayCome()) return;
    drafts.keep(saying, 'said', {});
    setShownOn(day);
  }
  const isShown = shownOn === day;
  return { isShown, isExpected: isShown || mayCome(), look };
}

const progressOf = ({ progress }: JournalDay) => progress;

interface FirstColorProps {
  day: Day;
  isShown: boolean;
}

/**
 * Says once, under the first habit that is done, what became of it. It leaves with the next one. Empty before: screen
 * readers tell of a change in a region that they know, not of one that comes with its words.
 */
export function FirstColor({ day, isShown }: FirstColorProps) {
  const { completed, total } = useDay(day, progressOf);
  const words = useDeviceWords().start;
  return (
    <div className="app-FirstColor" role="status">
      {isShown && completed === 1 && total > 1 && (
        <p className="app-FirstColor-hint">{words.firstColor({ left: total - completed })}</p>
      )}
    </div>
  );
}
