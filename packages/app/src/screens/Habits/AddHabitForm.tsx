import { Button, EmojiField, TextField, useToast } from '@daybow/components';
import {
  checkHabitDraft,
  DEFAULT_HABIT_ICON,
  HABIT_ICON_SUGGESTIONS,
  habitAddedMessage,
  limitHabitIcon,
  type Habit,
} from '@daybow/journal';
import { useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useJournal } from '../../journal/JournalProvider';
import { useWrite } from '../../journal/useWrite';
import './AddHabitForm.css';

interface AddHabitFormProps {
  /** Called with the habit once it is in the journal. */
  onAdded: (habit: Habit) => void;
}

/** Name and icon of a new habit. */
export function AddHabitForm({ onAdded }: AddHabitFormProps) {
  const journal = useJournal();
  const toast = useToast();
  const write = useWrite();
  const nameField = useRef<HTMLInputElement>(null);
  const writing = useRef(false);
  const [name, setName] = useState('');
  const [icon, setIcon] = useState<string>(DEFAULT_HABIT_ICON);
  const [error, setError] = useState<string>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const check = checkHabitDraft({ name, icon });
    if (!check.ok) {
      setError(check.message);
      toast({ tone: 'error', message: check.message });
      nameField.current?.focus();
      return;
    }
    // The form is still there while its dialog closes: Enter twice adds one habit.
    if (writing.current) return;
    writing.current = true;
    const added = journal.addHabit(check.draft);
    if (await write(added)) {
      const habit = await added;
      toast({ tone: 'success', message: habitAddedMessage(habit.name) });
      onAdded(habit);
    } else {
      writing.current = false;
    }
  }

  return (
    <form className="app-AddHabitForm" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        ref={nameField}
        label="Habit name"
        placeholder="For example: Evening walk"
        autoComplete="off"
        autoFocus
        enterKeyHint="done"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <EmojiField
        label="Icon"
        hint="Any emoji, up to 2 characters."
        value={icon}
        suggestions={HABIT_ICON_SUGGESTIONS}
        onValueChange={(typed) => setIcon(limitHabitIcon(typed))}
      />
      <Button type="submit" block onClick={ignoreSecondClick}>
        Add Habit
      </Button>
    </form>
  );
}

/** A double click asks once. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
