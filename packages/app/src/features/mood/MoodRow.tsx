import { editEntry, MOOD_OPTIONS, type MoodValue } from '@daybow/journal';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import CaretRightIcon from '~icons/ph/caret-right-bold';
import { useDrafts } from '../../shared/journal/drafts';
import {
  identity,
  useDeviceJournal,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { paths } from '../../shared/paths';
import { ignoreSecondClick, takeLostFocus } from '../../shared/ui/focus';
import { useWords } from '../../shared/words/LanguageProvider';
import { useSaveEntry, storedEntry } from './entry';
import { entryDraft } from './entryDraft';
import { Face } from './Face';
import './moodRow.css';

/** Asks once a day for the mood: one tap saves it. Then the row says it, and leads to its entry. */
export function MoodRow() {
  const journal = useDeviceJournal();
  const today = useToday();
  const entry = useSelected(journal, () => journal.entry(today), identity);
  const drafts = useDrafts();
  const save = useSaveEntry();
  const { components, moods } = useWords();
  // Only what was just pressed hands its focus on: the row takes it from nothing else.
  const [isAnswered, setAnswered] = useState(false);

  const handleChoose = useExclusive(async (mood: MoodValue) => {
    setAnswered(true);
    // A note that was begun is saved with it.
    const draft = drafts.get(entryDraft, today);
    const edited = { mood, note: draft?.edited.note ?? '' };
    const begun = { day: today, begunOn: today, edited };
    drafts.keep(entryDraft, today, editEntry(draft, storedEntry(null), begun));
    return (await save(today)) !== null;
  });

  return (
    <section
      className="app-MoodRow"
      aria-label={components.mood}
      aria-busy={entry?.pending || undefined}
    >
      {entry ? (
        <Link
          ref={isAnswered ? takeLostFocus : undefined}
          className="app-MoodRow-answer"
          to={paths.mood}
          onClick={ignoreSecondClick}
        >
          <span className="app-MoodRow-title">{components.mood} </span>
          <Face mood={entry.mood.value} />
          {moods[entry.mood.value]}
          <CaretRightIcon aria-hidden="true" data-mirror />
        </Link>
      ) : (
        <>
          <span className="app-MoodRow-title" aria-hidden="true">
            {components.mood}
          </span>
          <div className="app-MoodRow-faces">
            {MOOD_OPTIONS.map(({ value }, index) => (
              <button
                key={value}
                ref={isAnswered && index === 0 ? takeLostFocus : undefined}
                type="button"
                onClick={() => void handleChoose(value)}
              >
                <span className="daybow-VisuallyHidden">{moods[value]}</span>
                <Face mood={value} />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
