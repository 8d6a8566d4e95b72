import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { FieldBox, type LabelledFieldProps } from '../Field/fieldParts';
import { Icon } from '../internal/Icon';
import { caretDownBold } from '../internal/iconPaths';
import { checkUnique } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useNativeValue } from '../internal/useNativeValue';
import { useWords, type DaybowWords } from '../internal/words';
import { EmojiGrid } from './EmojiGrid';
import type { EmojiOption } from './searchEmoji';
import './EmojiField.css';

const ENGLISH: DaybowWords['EmojiField'] = {
  suggestionsLabel: 'Suggestions',
  moreLabel: 'More icons',
  searchLabel: 'Search icons',
  foundText: (count) => (count === 1 ? '1 icon' : `${count} icons`),
};

export interface EmojiFieldProps
  extends
    LabelledFieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps | 'value' | 'defaultValue'> {
  /** The text in the field, when controlled. */
  value?: string | undefined;
  /**
   * The initial text in the field, when uncontrolled.
   *
   * @defaultValue `''`
   */
  defaultValue?: string | undefined;
  /** Called with the text that a person types or selects, after `onChange`, or that a form reset restores. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Emoji beside the field; a press on one replaces the text.
   *
   * @defaultValue none
   */
  suggestions?: readonly string[] | undefined;
  /**
   * Accessible name of the group of suggestions.
   *
   * @defaultValue `'Suggestions'`
   */
  suggestionsLabel?: string | undefined;
  /**
   * Many more emoji, with words that find them, behind a button beside the suggestions.
   *
   * @defaultValue none
   */
  options?: readonly EmojiOption[] | undefined;
  /**
   * Accessible name of the button that shows the options.
   *
   * @defaultValue `'More icons'`
   */
  moreLabel?: string | undefined;
  /**
   * Accessible name of the search among the options, and of their list.
   *
   * @defaultValue `'Search icons'`
   */
  searchLabel?: string | undefined;
  /**
   * Says how many options a search has found, to screen readers alone unless there are none.
   *
   * @defaultValue '3 icons'
   */
  foundText?: ((count: number) => string) | undefined;
}

/**
 * A small field for an emoji, with suggestions, and `options` to search. Renders a `<div>` with label, `<input>`, a
 * group of buttons, error and description; `ref` and all other props go to the `<input>`, `className` and `style` to the
 * `<div>`. On focus the text is selected, so that typing replaces the emoji.
 *
 * The options open in place, below the field: a search, and a list in which the arrow keys, Home and End move and Enter
 * chooses. Down goes from the search to the list, Enter in the search chooses the first one found, Escape closes them.
 *
 * @example
 * <EmojiField label="Icon" defaultValue="✨" suggestions={['🚶', '🌿']} />
 */
export function EmojiField(props: EmojiFieldProps) {
  const {
    label,
    description,
    error,
    className,
    style,
    id,
    value,
    defaultValue,
    onValueChange,
    suggestions = [],
    suggestionsLabel,
    options = [],
    moreLabel,
    searchLabel,
    foundText,
    onChange,
    onFocus,
    onKeyDown,
    ...rest
  } = useWords('EmojiField', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') {
    checkUnique(
      'EmojiField',
      options.map((option) => option.value),
    );
  }

  const rowRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const gridId = useId();
  const [isMore, setMore] = useState(false);
  const text = useNativeValue(rowRef, { value, defaultValue, onRestore: onValueChange });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  // As if it were typed, so that `onChange` is called and form libraries hear of it.
  function handleSuggestion(emoji: string) {
    const input = rowRef.current?.querySelector('input');
    if (!input) return;
    // React ignores an input event after a change by way of its own `value` property of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, emoji);
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
  }

  function closeMore() {
    setMore(false);
    moreRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    pressOnce(event);
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    onFocus?.(event);
    event.currentTarget.select();
  }

  return (
    <FieldBox
      {...{ label, description, error, className, style, id }}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div ref={rowRef} className="daybow-EmojiField-row">
          <input
            type="text"
            autoComplete="off"
            {...rest}
            {...control}
            value={value}
            defaultValue={value === undefined ? defaultValue : undefined}
            onChange={handleChange}
            onFocus={handleFocus}
            onKeyDown={handleKeyDown}
          />
          {suggestions.length + options.length > 0 && (
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
                  disabled={rest.disabled}
                  onKeyDown={pressOnce}
                  onClick={() => handleSuggestion(emoji)}
                >
                  {emoji}
                </button>
              ))}
              {options.length > 0 && (
                <button
                  ref={moreRef}
                  type="button"
                  className="daybow-EmojiField-suggestion daybow-EmojiField-more"
                  aria-label={moreLabel}
                  aria-expanded={isMore}
                  aria-controls={isMore ? gridId : undefined}
                  disabled={rest.disabled}
                  onKeyDown={pressOnce}
                  onClick={() => setMore(!isMore)}
                >
                  <Icon path={caretDownBold} />
                </button>
              )}
            </div>
          )}
          {isMore && !rest.disabled && (
            <EmojiGrid
              {...{ options, searchLabel, foundText }}
              id={gridId}
              value={text}
              onSelect={(emoji) => {
                handleSuggestion(emoji);
                closeMore();
              }}
              onClose={closeMore}
            />
          )}
        </div>
      )}
    </FieldBox>
  );
}
