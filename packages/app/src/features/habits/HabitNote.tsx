import { Button, TextArea } from '@daybow/components';
import { type Day, HABIT_NOTE_MAX_LENGTH, type HabitDetail } from '@daybow/journal';
import { useRef, useState } from 'react';
import NotePencilIcon from '~icons/ph/note-pencil-bold';
import { isChangedElsewhere } from '../../shared/journal/edits';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { DraftNotice } from '../../shared/ui/DraftNotice';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { habitNote, noteKey } from './habitEdits';
import './habits.css';

interface HabitNoteProps {
  habit: HabitDetail;
  day: Day;
  /** The saved note; empty without one. */
  note: string;
}

/** A word for a habit's day: to read, to write and to change. What is typed is kept as a draft until it is saved. */
export function HabitNote({ habit, day, note }: HabitNoteProps) {
  const { id, archived } = habit;
  const journal = useDeviceJournal();
  const today = useToday();
  const write = useUndoableWrite();
  const { habit: words, draft: draftWords } = useDeviceWords();
  const { edits, value, begunOn, change, keep } = useEdits(habitNote, noteKey(habit, day), {
    note,
  });
  const isUnsaved = begunOn !== null;
  const [isWriting, setWriting] = useState(isUnsaved);
  const isFocusDue = useRef(false);
  const save = useExclusive(async () => {
    const saving = journal.setHabitNote(id, day, value.note, { ifAsShown: true });
    const isSaved = await write(saving, words.noteSaved);
    if (isSaved) finish();
    return isSaved;
  });

  function finish() {
    isFocusDue.current = true;
    setWriting(false);
    keep(null);
  }

  /** The field is gone: the focus goes to what opened it. */
  function focusOpener(opener: HTMLElement | null) {
    if (!opener || !isFocusDue.current) return;
    isFocusDue.current = false;
    opener.focus();
  }

  function handleKeepBoth() {
    const both = `${note}\n\n${value.note}`;
    keep({ now: { note: both }, before: { note }, begunOn: begunOn ?? today });
  }

  if (!archived && (isWriting || isUnsaved)) {
    const isChanged = isChangedElsewhere(edits, { note });
    return (
      <div className="app-HabitNote">
        <DraftNotice
          begunOn={begunOn}
          meanwhile={isChanged ? (note === '' ? 'removed' : 'changed') : null}
          stored={
            <p className="app-DraftNotice-stored app-HabitDay-note">
              {draftWords.now}: <bdi>{note}</bdi>
            </p>
          }
          onDiscard={finish}
          onRestore={() => keep(edits)}
          onKeepBoth={value.note.trim() === '' ? undefined : handleKeepBoth}
        />
        <Form onSubmit={() => (isUnsaved ? save() : finish())}>
          <TextArea
            label={words.note}
            rows={2}
            autoFocus
            characterLimit={HABIT_NOTE_MAX_LENGTH}
            value={value.note}
            onValueChange={(typed) => change({ note: typed })}
          />
          <Button type="submit" variant="soft" size="small">
            {words.saveNote}
          </Button>
        </Form>
      </div>
    );
  }
  return (
    <>
      {note !== '' && (
        <p className="app-HabitDay-note">
          <bdi>{note}</bdi>
        </p>
      )}
      {!archived && (
        <Button
          ref={focusOpener}
          variant="soft"
          size="small"
          icon={<NotePencilIcon />}
          onClick={() => setWriting(true)}
        >
          {note === '' ? words.addNote : words.editNote}
        </Button>
      )}
    </>
  );
}
