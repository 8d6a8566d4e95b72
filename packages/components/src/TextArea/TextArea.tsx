import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { FieldBox, type FieldProps } from '../Field/Field';
import { useSettled } from '../internal/useSettled';
import { charactersLeft } from './charactersLeft';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /** Called with the text that a person types, after `onChange`. */
  onValueChange?: (value: string) => void;
  /**
   * How many characters there is room for, as people count them: an emoji is one. What is left is
   * said over the last tenth. Nothing is cut off: a longer text is marked as invalid.
   *
   * @defaultValue none
   */
  characterLimit?: number;
  /**
   * What is said near the limit; below zero there are too many characters.
   *
   * @defaultValue `'12 characters left'`, `'3 characters too many'`
   */
  charactersLeftText?: (left: number) => string;
}

/** In milliseconds: a screen reader hears what is left in a pause of the typing. */
const PAUSE = 1000;

/**
 * Lines of text under a label; the field grows with what is written where the browser can. Renders
 * a `<div>` that holds label, `<textarea>`, error and hint; `ref` and all other props go to the
 * `<textarea>`, `className` and `style` to the box.
 *
 * @example
 * <TextArea label="Write a note (optional)" rows={4} characterLimit={5000} />
 */
export function TextArea({
  label,
  hint,
  error,
  className,
  style,
  id,
  onChange,
  onValueChange,
  characterLimit,
  charactersLeftText = charactersLeftInEnglish,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue);
  const text = String(rest.value ?? typed ?? '');
  const left = characterLimit === undefined ? null : charactersLeft(text, characterLimit);
  const leftText = left === null ? '' : charactersLeftText(left);
  const isTooLong = left !== null && left < 0;
  const said = useSettled(leftText, PAUSE);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    onChange?.(event);
    setTyped(event.currentTarget.value);
    onValueChange?.(event.currentTarget.value);
  }

  return (
    <FieldBox
      {...{ label, className, style, id }}
      hint={isTooLong ? hint : [hint, leftText].filter(Boolean).join(' ')}
      error={error || (isTooLong ? leftText : undefined)}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <>
          <textarea {...rest} {...control} onChange={handleChange} />
          {characterLimit !== undefined && (
            <span className="daybow-VisuallyHidden" role="status">
              {said}
            </span>
          )}
        </>
      )}
    </FieldBox>
  );
}

function charactersLeftInEnglish(left: number): string {
  const count = Math.abs(left);
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`;
}
