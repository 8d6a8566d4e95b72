import { type ShownToast, useToast } from '@daybow/components';
import { checkHabitDraft, type HabitDraft } from '@daybow/journal';
import { useRef, useState } from 'react';
import { useWords } from '../../shared/words/LanguageProvider';

/** The fields of a habit's name and icon, and their check. */
export function useHabitDraft(value: HabitDraft, onValueChange: (value: HabitDraft) => void) {
  const toast = useToast();
  const { errors } = useWords();
  const nameField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const errorToast = useRef<ShownToast>(null);

  /** The draft, fit for a habit; null when it is not, which the field shows and a toast says. */
  function check(): HabitDraft | null {
    const result = checkHabitDraft(value);
    if (result.ok) return result.draft;
    const message = errors[result.problem];
    setError(message);
    errorToast.current = toast({ tone: 'error', message });
    nameField.current?.focus();
    return null;
  }

  function handleValueChange(changed: HabitDraft) {
    if (changed.name !== value.name) {
      setError(undefined);
      errorToast.current?.dismiss();
    }
    onValueChange(changed);
  }

  return { check, fields: { ref: nameField, value, error, onValueChange: handleValueChange } };
}
