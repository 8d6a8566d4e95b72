import { Button, Card } from '@daybow/components';
import type { Day } from '@daybow/journal';
import { useToday } from '../../shared/journal/useJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { EntryForm } from './EntryForm';
import { entryDraft, keepEntryDraft } from './entryDrafts';
import { useEntry } from './useEntry';

interface NewEntryProps {
  day: Day;
  /** Called once what is saved is on screen and not yet durable. */
  onSaving: () => void;
}

/** The form of a day without an entry: of today, or of an earlier day on which one was begun. */
export function NewEntry({ day, onSaving }: NewEntryProps) {
  const today = useToday();
  const words = useWords().mood;
  const deviceWords = useDeviceWords().mood;
  const format = useFormat();
  const entry = useEntry(day);
  const isForToday = day === today;

  function handleForToday() {
    const draft = entryDraft(day);
    if (draft === null) return;
    const notes = [entryDraft(today)?.edited.note, draft.edited.note];
    const edited = { ...draft.edited, note: notes.filter(Boolean).join('\n\n') };
    keepEntryDraft(today, { ...draft, day: today, begunOn: today, edited });
    keepEntryDraft(day, null);
  }

  if (entry === undefined) return null;
  return (
    <>
      {!isForToday && (
        <Card title={deviceWords.ofDay({ day: format.longDay(day, today) })} inset="snug">
          <Button variant="soft" size="small" onClick={handleForToday}>
            {deviceWords.forToday}
          </Button>
        </Card>
      )}
      <EntryForm
        {...{ day, entry, onSaving }}
        question={isForToday ? undefined : deviceWords.dayPlaceholder}
        saveLabel={isForToday ? words.save : deviceWords.save}
      />
    </>
  );
}
