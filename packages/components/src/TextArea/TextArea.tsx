import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import {
  FieldBox,
  FieldSlots,
  type FieldSlotProps,
  type LabelledFieldProps,
} from '../Field/fieldParts';
import { useDebouncedText } from '../internal/useDebouncedText';
import { useNativeValue } from '../internal/useNativeValue';
import { useWords, type DaybowWords } from '../internal/words';
import { charactersLeft } from './charactersLeft';

const ENGLISH: DaybowWords['TextArea'] = { charactersLeftText: charactersLeftInEnglish };

export interface TextAreaProps
  extends
    LabelledFieldProps,
    FieldSlotProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof LabelledFieldProps> {
  /** Called with the text that a person types, after `onChange`, or that a form reset restores. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The surface: a box with an edge, or ruled paper without one, for a card.
   *
   * @defaultValue `'box'`
   */
  variant?: 'box' | 'ruled' | undefined;
  /**
   * The limit in characters as people count them: an emoji is one. The last tenth is counted down. The text
   * is never cut off: a longer text is invalid.
   *
   * @defaultValue none
   */
  characterLimit?: number | undefined;
  /**
   * Formats the number of characters left; a negative number is that of characters too many.
   *
   * @defaultValue `'12 characters left'`, `'3 characters too many'`
   */
  charactersLeftText?: ((left: number) => string) | undefined;
}

/** Pause in typing after which a screen reader announces the characters left, in ms. */
const ANNOUNCE_DELAY = 1000;

/**
 * Several lines of text. The field grows with its text if the browser supports it. Renders a `<div>` with
 * label, `<textarea>`, error and description; `ref` and all other props go to the `<textarea>`, `className` and
 * `style` to the `<div>`.
 *
 * @example
 * <TextArea label="Write a note (optional)" rows={4} characterLimit={5000} />
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    error,
    className,
    style,
    start,
    end,
    id,
    onChange,
    onValueChange,
    variant = 'box',
    characterLimit,
    charactersLeftText,
    ...rest
  } = useWords('TextArea', ENGLISH, props);
  const boxRef = useRef<HTMLDivElement>(null);
  const text = useNativeValue(boxRef, { ...rest, onRestore: onValueChange });
  const left = characterLimit === undefined ? null : charactersLeft(text, characterLimit);
  const leftText = left === null ? '' : charactersLeftText(left);
  const isTooLong = left !== null && left < 0;
  const announcement = useDebouncedText(leftText, ANNOUNCE_DELAY);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  return (
    <FieldBox
      ref={boxRef}
      {...{ label, className, style, id }}
      description={
        isTooLong || !leftText ? (
          description
        ) : (
          <>
            {description}
            {description ? ' ' : ''}
            {leftText}
          </>
        )
      }
      error={error || (isTooLong ? leftText : undefined)}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <>
          <FieldSlots start={start} end={end}>
            <textarea {...rest} {...control} data-variant={variant} onChange={handleChange} />
          </FieldSlots>
          {characterLimit !== undefined && (
            <span className="daybow-VisuallyHidden" role="status">
              {announcement}
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
