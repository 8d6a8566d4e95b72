import { EmojiField, TextField } from '@daybow/components';
import {
  HABIT_ICON_MAX_LENGTH,
  HABIT_ICON_SUGGESTIONS,
  type HabitDraft,
  limitHabitIcon,
} from '@daybow/journal';
import type { ComponentProps } from 'react';
import { useWords } from '../../shared/words/LanguageProvider';

interface HabitFieldsProps extends Pick<
  ComponentProps<typeof TextField>,
  'ref' | 'autoFocus' | 'placeholder'
> {
  value: HabitDraft;
  /** What is wrong with the name. */
  error: string | undefined;
  onValueChange: (value: HabitDraft) => void;
}

/** Name and icon of a habit. What else is given goes to the name's field. */
export function HabitFields({ value, error, onValueChange, ...nameField }: HabitFieldsProps) {
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
        onChange={(event) => onValueChange({ ...value, name: event.currentTarget.value })}
        {...nameField}
      />
      <EmojiField
        label={words.icon}
        description={words.iconHint({ max: HABIT_ICON_MAX_LENGTH })}
        value={value.icon}
        suggestions={HABIT_ICON_SUGGESTIONS}
        onValueChange={(typed) => onValueChange({ ...value, icon: limitHabitIcon(typed) })}
      />
    </>
  );
}
