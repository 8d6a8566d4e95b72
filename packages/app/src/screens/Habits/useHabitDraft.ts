import { useToast } from '@daybow/components';
import { checkHabitDraft, type HabitDraft } from '@daybow/journal';
import { useRef, useState } from 'react';

/** What is typed of a habit's name and icon, and its check. */
export function useHabitDraft(initial: HabitDraft) {
  const toast = useToast();
  const nameField = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();

  /** The draft, fit for a habit; null when it is not, which the field and a toast then say. */
  function check(): HabitDraft | null {
    const result = checkHabitDraft(value);
    if (result.ok) return result.draft;
    setError(result.message);
    toast({ tone: 'error', message: result.message });
    nameField.current?.focus();
    return null;
  }

  function handleValueChange(changed: HabitDraft) {
    if (changed.name !== value.name) setError(undefined);
    setValue(changed);
  }

  return { check, fields: { ref: nameField, value, error, onValueChange: handleValueChange } };
}
