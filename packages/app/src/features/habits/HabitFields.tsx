import { type EmojiOption, type ShownToast, TextField, useToast } from '@daybow/components';
import { checkHabitDraft, HABIT_ICON_SUGGESTIONS, type HabitDraft } from '@daybow/journal';
import { type ComponentProps, useRef, useState } from 'react';
import { IconField } from '../../shared/ui/IconField';
import { useWords } from '../../shared/words/LanguageProvider';

interface HabitFieldsProps extends Pick<
  ComponentProps<typeof TextField>,
  'ref' | 'autoFocus' | 'placeholder'
> {
  value: HabitDraft;
  /** An error of the name: what is wrong and what to do. */
  error: string | undefined;
  onValueChange: (changes: Partial<HabitDraft>) => void;
  /**
   * Many more icons, with words that find them.
   *
   * @defaultValue none
   */
  icons?: readonly EmojiOption[] | undefined;
}

/** How many suggestions stand in a row with the button for more of them. */
const BESIDE_MORE = 4;

/** Name and icon of a habit. What else is given goes to the name's field. */
export function HabitFields({
  value,
  error,
  onValueChange,
  icons,
  ...nameField
}: HabitFieldsProps) {
  const words = useWords().habitForm;
  return (
    <>
      <TextField
        label={words.name}
        autoComplete="off"
        enterKeyHint="done"
        value={value.name}
        error={error}
        errorAnnounced
        onChange={(event) => onValueChange({ name: event.currentTarget.value })}
        {...nameField}
      />
      <IconField
        value={value.icon}
        suggestions={icons ? HABIT_ICON_SUGGESTIONS.slice(0, BESIDE_MORE) : HABIT_ICON_SUGGESTIONS}
        options={icons}
        onValueChange={(icon) => onValueChange({ icon })}
      />
    </>
  );
}

/** The fields of a habit's name and icon, and their check. */
export function useHabitDraft(
  value: HabitDraft,
  onValueChange: (changes: Partial<HabitDraft>) => void,
) {
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

  function handleValueChange(changes: Partial<HabitDraft>) {
    if (changes.name !== undefined) {
      setError(undefined);
      errorToast.current?.dismiss();
    }
    onValueChange(changes);
  }

  return { check, fields: { ref: nameField, value, error, onValueChange: handleValueChange } };
}
