import { Button, TextArea } from '@daybow/components';
import { type Day, HABIT_NOTE_MAX_LENGTH, type HabitDetail } from '@daybow/journal';
import type { FocusEvent } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { isChangedElsewhere } from '../../shared/journal/edits';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { DraftNotice } from '../../shared/ui/DraftNotice';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { habitNote, noteKey } from './habitEdits';

interface HabitNoteProps {
  habit: HabitDetail;
  day: Day;
  /** The saved note; empty without one. */
  note: string;
}

/**
 * A note on a habit's day, to read and to write. What is typed is kept as a draft, and saved as the field is left; where
 * the note was changed elsewhere meanwhile, a person decides.
 */
export function HabitNote({ habit, day, note }: HabitNoteProps) {
  const { id, archived } = habit;
  const key = noteKey(habit, day);
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const write = useUndoableWrite();
  const { habit: words, draft: draftWords } = useDeviceWords();
  const { edits, value, begunOn, change, keep } = useEdits(habitNote, key, { note });
  const isChanged = isChangedElsewhere(edits, { note });
  const save = useExclusive(async (text: string) => {
    const saving = journal.setHabitNote(id, day, text, { ifAsShown: true });
    const isSaved = await write(saving, words.noteSaved);
    // What was typed since then is not saved.
    if (isSaved && drafts.get(habitNote, key)?.now.note === text) keep(null);
    return isSaved;
  });

  function handleBlur({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    const isTooLong = currentTarget.ariaInvalid === 'true';
    if (begunOn !== null && !isChanged && !isTooLong) void save(value.note);
  }

  function handleKeepBoth() {
    const both = `${note}\n\n${value.note}`;
    keep({ now: { note: both }, before: { note }, begunOn: begunOn ?? today });
    void save(both);
  }

  if (archived) {
    return note === '' ? null : (
      <p className="app-DayBar-note">
        <bdi>{note}</bdi>
      </p>
    );
  }
  return (
    <>
      <DraftNotice
        begunOn={begunOn}
        meanwhile={isChanged ? (note === '' ? 'removed' : 'changed') : null}
        stored={
          <p className="app-DraftNotice-stored app-DayBar-note">
            {draftWords.now}: <bdi>{note}</bdi>
          </p>
        }
        onDiscard={() => keep(null)}
        onRestore={() => keep(edits)}
        onKeepBoth={value.note.trim() === '' ? undefined : handleKeepBoth}
      />
      <TextArea
        label={<span className="daybow-VisuallyHidden">{words.note}</span>}
        placeholder={words.note}
        rows={1}
        characterLimit={HABIT_NOTE_MAX_LENGTH}
        value={value.note}
        onValueChange={(typed) => change({ note: typed })}
        onBlur={handleBlur}
      />
      {isChanged && (
        <Button variant="soft" size="small" onClick={() => void save(value.note)}>
          {words.saveNote}
        </Button>
      )}
    </>
  );
}
