import type { ChangeEvent, ComponentPropsWithRef, FocusEvent } from 'react';
import { FieldBox, type FieldProps } from '../Field/Field';
import { useControllableState } from '../internal/useControllableState';
import './EmojiField.css';

export interface EmojiFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'defaultValue'> {
  /** The text in the field, when the caller holds it. */
  value?: string;
  /**
   * The text in the field at first, when the field holds it itself.
   *
   * @defaultValue `''`
   */
  defaultValue?: string;
  /** Called with the text that a person types or picks. */
  onValueChange?: (value: string) => void;
  /** Emoji offered beside the field; a tap on one replaces what is in it. */
  suggestions?: readonly string[];
  /**
   * Accessible name of the group of suggestions.
   *
   * @defaultValue `'Suggestions'`
   */
  suggestionsLabel?: string;
}

/**
 * A small field for an emoji, with some to pick from. Renders a `<div>` that holds label,
 * `<input>`, a group of buttons, error and hint; `ref` and all other props go to the `<input>`.
 * Its text is selected when it takes focus, so that typing replaces the emoji.
 *
 * @example
 * <EmojiField label="Icon" defaultValue="✨" suggestions={['🚶', '🌿']} />
 */
export function EmojiField({
  label,
  hint,
  error,
  className,
  style,
  id,
  value,
  defaultValue = '',
  onValueChange,
  suggestions = [],
  suggestionsLabel = 'Suggestions',
  onChange,
  onFocus,
  ...rest
}: EmojiFieldProps) {
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    setText(event.currentTarget.value);
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    onFocus?.(event);
    event.currentTarget.select();
  }

  return (
    <FieldBox
      {...{ label, hint, error, className, style, id }}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div className="daybow-EmojiField-row">
          <input
            type="text"
            autoComplete="off"
            {...rest}
            {...control}
            value={text}
            onChange={handleChange}
            onFocus={handleFocus}
          />
          {suggestions.length > 0 && (
            <div
              className="daybow-EmojiField-suggestions"
              role="group"
              aria-label={suggestionsLabel}
            >
              {suggestions.map((emoji) => (
                <button
                  key={emoji}
                  type="button"
                  className="daybow-EmojiField-suggestion"
                  aria-pressed={emoji === text}
                  onClick={() => setText(emoji)}
                >
                  {emoji}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldBox>
  );
}
