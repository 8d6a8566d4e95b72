import { Button, TextArea } from '@daybow/components';
import { type Day, HABIT_NOTE_MAX_LENGTH } from '@daybow/journal';
import NotePencilIcon from '~icons/ph/note-pencil-bold';
import { useRef, useState } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Form } from '../../shared/ui/Form';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface HabitNoteProps {
  /** The habit. */
  id: number;
  day: Day;
  /** What is saved; empty without a note. */
  note: string;
  readOnly: boolean;
  /** What was written and not yet saved. */
  unsaved: string | undefined;
  /** Called with what is written; null when nothing of it is unsaved. */
  onChange: (note: string | null) => void;
}

/** A word for a habit's day: to read, to write and to change. */
export function HabitNote({ id, day, note, readOnly, unsaved, onChange }: HabitNoteProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().habit;
  const [isWriting, setWriting] = useState(false);
  const isFocusDue = useRef(false);
  const save = useExclusive(async () => {
    const isSaved = await write(journal.setHabitNote(id, day, unsaved ?? note), words.noteSaved);
    if (isSaved) finish();
    return isSaved;
  });

  function finish() {
    isFocusDue.current = true;
    setWriting(false);
    onChange(null);
  }

  /** The field is gone: the focus goes to what opened it. */
  function focusOpener(opener: HTMLElement | null) {
    if (!opener || !isFocusDue.current) return;
    isFocusDue.current = false;
    opener.focus();
  }

  if (!readOnly && (isWriting || unsaved !== undefined)) {
    return (
      <Form onSubmit={() => (unsaved === undefined ? finish() : save())}>
        <TextArea
          label={words.note}
          rows={2}
          autoFocus
          characterLimit={HABIT_NOTE_MAX_LENGTH}
          value={unsaved ?? note}
          onValueChange={(typed) => onChange(typed === note ? null : typed)}
        />
        <Button type="submit" variant="soft" size="small">
          {words.saveNote}
        </Button>
      </Form>
    );
  }
  return (
    <>
      {note !== '' && (
        <p className="app-HabitDay-note">
          <bdi>{note}</bdi>
        </p>
      )}
      {!readOnly && (
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
