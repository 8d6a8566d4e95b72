import { EmojiField, type EmojiOption } from '@daybow/components';
import { limitHabitIcon } from '@daybow/journal';
import type { ComponentProps } from 'react';
import { useWords } from '../words/LanguageProvider';

interface IconFieldProps extends Pick<ComponentProps<typeof EmojiField>, 'suggestions'> {
  value: string;
  onValueChange: (icon: string) => void;
  /** Many more icons, with words that find them. */
  options: readonly EmojiOption[] | undefined;
}

/** The icon of a habit or a label: an emoji, or a few characters. */
export function IconField({ onValueChange, ...rest }: IconFieldProps) {
  const words = useWords().habitForm;
  return (
    <EmojiField
      label={words.icon}
      description={words.iconHint}
      {...rest}
      // A word that is still to become an emoji is not cut: さくら, then 🌸.
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = currentTarget.value;
        const isComposing = (nativeEvent as InputEvent).isComposing;
        onValueChange(isComposing ? typed : limitHabitIcon(typed));
      }}
      onCompositionEnd={({ currentTarget }) => onValueChange(limitHabitIcon(currentTarget.value))}
    />
  );
}
