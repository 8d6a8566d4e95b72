import { Button, NumberField, TextArea } from '@daybow/components';
import {
  AMOUNT_MAX,
  type Day,
  HABIT_NOTE_MAX_LENGTH,
  type HabitCalendarDay,
  type HabitDetail,
} from '@daybow/journal';
import { useRef, useState } from 'react';
import NotePencilIcon from '~icons/ph/note-pencil-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite, useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords, useNumberFieldProps } from '../../shared/words/LanguageProvider';
import { useExclusive } from '../../shared/journal/useExclusive';
import { Form } from '../../shared/ui/layout';
import './habits.css';

interface HabitDayProps {
  habit: HabitDetail;
  day: HabitCalendarDay;
  /** The day and how it went, in words. */
  text: string;
  /** A note that is not saved yet. */
  unsavedNote: string | undefined;
  onNoteChange: (note: string | null) => void;
}

/** One day of a habit: how it went, how much, and a note. */
export function HabitDay({ habit, day, text, unsavedNote, onNoteChange }: HabitDayProps) {
  const { id, goal, archived } = habit;
  const journal = useDeviceJournal();
  const write = useWrite();
  const numberFieldProps = useNumberFieldProps();
  const words = useDeviceWords().habit;
  const isSkipped = day.mark === 'skipped';

  return (
    <div className="app-HabitDay">
      <p>{text}</p>
      {goal && !archived && (
        <div className="app-HabitDay-amount">
          <NumberField
            label={goal.unit === '' ? words.amount : words.amountIn({ unit: goal.unit })}
            {...numberFieldProps}
            min={0}
            max={AMOUNT_MAX}
            step={goal.step}
            value={day.amount}
            onValueChange={(amount) => void write(journal.setAmount(id, day.day, amount))}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void write(journal.setMark(id, day.day, isSkipped ? 'empty' : 'skipped'))
            }
          >
            {isSkipped ? words.unskip : words.skip}
          </Button>
        </div>
      )}
      <HabitNote
        id={id}
        day={day.day}
        note={day.note ?? ''}
        readOnly={archived}
        unsaved={unsavedNote}
        onChange={onNoteChange}
      />
    </div>
  );
}

interface HabitNoteProps {
  /** The habit. */
  id: number;
  day: Day;
  /** The saved note; empty without one. */
  note: string;
  readOnly: boolean;
  /** A note that is not saved yet. */
  unsaved: string | undefined;
  /** Called with what is written; null when nothing of it is unsaved. */
  onChange: (note: string | null) => void;
}

/** A word for a habit's day: to read, to write and to change. */
function HabitNote({ id, day, note, readOnly, unsaved, onChange }: HabitNoteProps) {
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
