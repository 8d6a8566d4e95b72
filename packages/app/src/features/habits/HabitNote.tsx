import { type Day, HABIT_NOTE_MAX_LENGTH, type HabitDetail } from '@daybow/journal';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { NoteField } from '../../shared/ui/NoteField';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { habitNote, noteKey } from './habitEdits';

interface HabitNoteProps {
  habit: HabitDetail;
  day: Day;
  /** The saved note; empty without one. */
  note: string;
}

/** A note on a habit's day, to read and to write; of an archived habit only to read. */
export function HabitNote({ habit, day, note }: HabitNoteProps) {
  const journal = useDeviceJournal();
  const words = useDeviceWords().habit;

  if (habit.archived) {
    return note === '' ? null : (
      <p className="app-DayBar-note">
        <bdi>{note}</bdi>
      </p>
    );
  }
  return (
    <NoteField
      kind={habitNote}
      draftKey={noteKey(habit, day)}
      note={note}
      onSave={(text) => journal.setHabitNote(habit.id, day, text, { ifAsShown: true })}
      label={<span className="daybow-VisuallyHidden">{words.note}</span>}
      placeholder={words.note}
      characterLimit={HABIT_NOTE_MAX_LENGTH}
    />
  );
}
