import { Button, useToast } from '@daybow/components';
import type { Habit, HabitDraft } from '@daybow/journal';
import { type ComponentProps, useRef, type ReactNode } from 'react';
import { useWrite } from '../../shared/journal/useWrite';
import { Form } from '../../shared/ui/layout';
import { ignoreSecondClick } from '../../shared/ui/focus';
import { useWords } from '../../shared/words/LanguageProvider';
import { HabitFields, useHabitDraft } from './HabitFields';

interface AddHabitFormProps extends Pick<ComponentProps<typeof HabitFields>, 'icons'> {
  value: HabitDraft;
  onValueChange: (changes: Partial<HabitDraft>) => void;
  /**
   * True if the other fields are valid.
   *
   * @defaultValue true
   */
  canAdd?: boolean;
  /** Adds the habit, with name and icon as they were checked, to the journal. */
  add: (draft: HabitDraft) => Promise<Habit>;
  /** Called with the habit once it is in the journal. */
  onAdded: (habit: Habit) => void;
  /** More fields. */
  children?: ReactNode;
}

/** Name and icon of a new habit. */
export function AddHabitForm({
  value,
  onValueChange,
  canAdd = true,
  add,
  onAdded,
  icons,
  children,
}: AddHabitFormProps) {
  const toast = useToast();
  const write = useWrite();
  const words = useWords().habitForm;
  const writing = useRef(false);
  const { check, fields } = useHabitDraft(value, onValueChange);

  async function handleSubmit() {
    const draft = check();
    // The form is still there while its dialog closes: Enter twice adds one habit.
    if (!draft || !canAdd || writing.current) return;
    writing.current = true;
    const added = add(draft);
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
      <HabitFields {...fields} icons={icons} autoFocus placeholder={words.namePlaceholder} />
      {children}
      {/* A double click asks once. */}
      <Button type="submit" block className="app-HabitForm-save" onClick={ignoreSecondClick}>
        {words.add}
      </Button>
    </Form>
  );
}
