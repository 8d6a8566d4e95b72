import { editEntry, MOOD_OPTIONS, type MoodValue, newEntryId, NO_ENTRY } from '@daybow/journal';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import CaretRightIcon from '~icons/ph/caret-right-bold';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { paths } from '../../shared/paths';
import { ignoreSecondClick, takeLostFocus } from '../../shared/ui/focus';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import { begunEntry, useEntriesOn, useSaveEntry } from './entry';
import { entryDraft } from './entryDraft';
import { Face } from './Face';
import { useMoodWords } from './moodWords';
import { Reworded } from './Reworded';
import './moodRow.css';

/** Asks once a day for the mood: one tap saves it. Then the row says it, and leads to its entry. */
export function MoodRow() {
  const journal = useDeviceJournal();
  const today = useToday();
  const entries = useEntriesOn(today);
  const drafts = useDrafts();
  const save = useSaveEntry();
  const format = useFormat();
  const { components, moods } = useWords();
  const moodWords = useMoodWords();
  const given = entries.map(moodWords);
  // Only what was just pressed hands its focus on: the row takes it from nothing else.
  const [isAnswered, setAnswered] = useState(false);

  const handleChoose = useExclusive(async (mood: MoodValue) => {
    setAnswered(true);
    // A note that was begun is saved with it.
    const id = begunEntry(journal, drafts, today) ?? newEntryId(today);
    const draft = drafts.get(entryDraft, id);
    const edited = { ...NO_ENTRY, ...draft?.edited, mood };
    const begun = { day: today, begunOn: today, edited };
    drafts.keep(entryDraft, id, editEntry(draft, NO_ENTRY, begun));
    return (await save(id)) !== null;
  });

  return (
    <section
      className="app-MoodRow"
      aria-label={components.mood}
      aria-busy={entries.some(({ pending }) => pending) || undefined}
    >
      {given.length > 0 ? (
        <Link
          ref={isAnswered ? takeLostFocus : undefined}
          className="app-MoodRow-answer"
          to={paths.mood}
          onClick={ignoreSecondClick}
        >
          <span className="app-MoodRow-title">{components.mood} </span>
          {entries.map((entry) => (
            <Face key={entry.id} mood={entry.mood.value} emoji={moodWords(entry).emoji} />
          ))}
          <span className={given.length > 1 ? 'daybow-VisuallyHidden' : undefined}>
            <Reworded
              shown={format.sentenceList(given.map(({ shown }) => shown))}
              announced={format.sentenceList(given.map(({ announced }) => announced))}
            />
          </span>
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
