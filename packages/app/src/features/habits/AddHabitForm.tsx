import { Button } from '@daybow/components';
import type { HabitDraft } from '@daybow/journal';
import { type ComponentProps, useRef, type ReactNode } from 'react';
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
  /** Adds the habit, with name and icon as they were checked, and says so. The answer is whether it is in the journal. */
  onAdd: (draft: HabitDraft) => Promise<boolean>;
  /** More fields. */
  children?: ReactNode;
}

/** Name and icon of a new habit. */
export function AddHabitForm({
  value,
  onValueChange,
  canAdd = true,
  onAdd,
  icons,
  children,
}: AddHabitFormProps) {
  const words = useWords().habitForm;
  const writing = useRef(false);
  const { check, fields } = useHabitDraft(value, onValueChange);

  async function handleSubmit() {
    const draft = check();
    // The form is still there while its dialog closes: Enter twice adds one habit.
    if (!draft || !canAdd || writing.current) return;
    writing.current = true;
    writing.current = await onAdd(draft);
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
