import { Button, useToast } from '@daybow/components';
import { DEFAULT_HABIT_ICON, type Habit, type HabitDraft } from '@daybow/journal';
import { useRef, useState, type MouseEvent } from 'react';
import { useJournal } from '../../journal/useJournal';
import { useWrite } from '../../journal/useWrite';
import { Form } from '../../shell/Form';
import { useWords } from '../../words/LanguageProvider';
import { HabitFields } from './HabitFields';
import { useHabitDraft } from './useHabitDraft';

interface AddHabitFormProps {
  /** Called with the habit once it is in the journal. */
  onAdded: (habit: Habit) => void;
}

/** Name and icon of a new habit. */
export function AddHabitForm({ onAdded }: AddHabitFormProps) {
  const journal = useJournal();
  const toast = useToast();
  const write = useWrite();
  const words = useWords().habitForm;
  const writing = useRef(false);
  const [value, setValue] = useState<HabitDraft>({ name: '', icon: DEFAULT_HABIT_ICON });
  const { check, fields } = useHabitDraft(value, setValue);

  async function handleSubmit() {
    const draft = check();
    // The form is still there while its dialog closes: Enter twice adds one habit.
    if (!draft || writing.current) return;
    writing.current = true;
    const added = journal.addHabit(draft);
    if (await write(added)) {
      const habit = await added;
      toast({ tone: 'success', message: words.added({ name: habit.name }) });
      onAdded(habit);
    } else {
      writing.current = false;
    }
  }

  return (
    <Form onSubmit={handleSubmit}>
      <HabitFields {...fields} autoFocus placeholder={words.namePlaceholder} />
      <Button type="submit" block onClick={ignoreSecondClick}>
        {words.add}
      </Button>
    </Form>
  );
}

/** A double click asks once. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
