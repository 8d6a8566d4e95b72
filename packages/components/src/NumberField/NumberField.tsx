import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import {
  FieldBox,
  FieldSlots,
  type FieldSlotProps,
  type LabelledFieldProps,
} from '../Field/fieldParts';
import { minusBold, plusBold } from '../internal/iconPaths';
import { isComposing } from '../internal/isComposing';
import { pressOnce } from '../internal/pressOnce';
import { addSteps, clamp, valueAfterKey } from '../internal/spinButton';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { inputModeOf, numberFormatOf, type NumberFieldFormat } from './numberFormat';
import { StepButton } from './StepButton';
import './NumberField.css';

type OwnProps = 'defaultValue' | 'max' | 'min' | 'onChange' | 'role' | 'step' | 'type' | 'value';

const ENGLISH: DaybowWords['NumberField'] = {
  decrementLabel: 'Less',
  incrementLabel: 'More',
  invalidText: 'Please enter a number, such as 8',
  invalidDurationText: 'Please enter hours and minutes, such as 7:30',
  decimalsText: (decimals) =>
    decimals === 0
      ? 'Please enter a whole number, such as 8'
      : `Please enter at most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`,
};

export interface NumberFieldProps
  extends
    LabelledFieldProps,
    FieldSlotProps,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps | OwnProps> {
  /** The number, when controlled; null for an empty field. */
  value?: number | null | undefined;
  /**
   * The initial number, when uncontrolled.
   *
   * @defaultValue null
   */
  defaultValue?: number | null | undefined;
  /** Called with the number that a person enters or steps to, or that a form reset restores. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Not for numbers: `onValueChange` has the number. */
  onChange?: undefined;
  /** The lowest number. */
  min?: number | undefined;
  /** The highest number. */
  max?: number | undefined;
  /**
   * How the number is written: options of `Intl.NumberFormat` for a unit, a currency, a percentage, or the number of
   * decimals, `{ maximumFractionDigits: 0 }` for whole numbers alone. With the style `percent`, 0.45 is 45 %; with the
   * unit `percent`, 45 is. With `'h:mm'` the number is a duration in minutes: 450 is '7:30'.
   *
   * @defaultValue a number with up to ten decimals
   */
  format?: NumberFieldFormat | undefined;
  /**
   * The amount by which a button or an arrow key changes the number.
   *
   * @defaultValue 1, with the style `percent` 0.01
   */
  step?: number | undefined;
  /**
   * The language in which the number is shown and understood, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
  /**
   * Accessible name of the button that subtracts a step.
   *
   * @defaultValue `'Less'`
   */
  decrementLabel?: string | undefined;
  /**
   * Accessible name of the button that adds a step.
   *
   * @defaultValue `'More'`
   */
  incrementLabel?: string | undefined;
  /**
   * Error under the field once it is left with a text that is no number.
   *
   * @defaultValue `'Please enter a number, such as 8'`
   */
  invalidText?: string | undefined;
  /**
   * The same error with the format `'h:mm'`.
   *
   * @defaultValue `'Please enter hours and minutes, such as 7:30'`
   */
  invalidDurationText?: string | undefined;
  /**
   * Error under the field once it is left with more decimals than `format` has.
   *
   * @defaultValue `'Please enter a whole number, such as 8'`, or at most how many decimals
   */
  decimalsText?: ((decimals: number) => string) | undefined;
}

/**
 * A number, typed or stepped. Renders a `<div>` with label, `<input>`, two buttons, error and description; `ref` and
 * all other props go to the `<input>`, `className` and `style` to the `<div>`. The input is a spin button
 * (`role="spinbutton"`): the arrow keys change it by a step, Page Up and Page Down by ten, Home and End go to
 * `min` and `max`. Holding a button down repeats its step, faster and faster. Typed numbers, in the digits of any
 * script, with or without the unit of `format`, are brought between `min` and `max` when the field is left. A text that
 * is no number stays, with `invalidText`, and the field is invalid: the number stays the last valid one, and a form is
 * not submitted. A form gets the number as JavaScript writes it: '1.5'. A screen reader hears it with its unit in full.
 *
 * @example
 * <NumberField label="Target" min={1} defaultValue={8} />
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    description,
    error,
    className,
    style,
    start,
    end,
    id,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    format,
    step = format !== 'h:mm' && format?.style === 'percent' ? 0.01 : 1,
    locale: ownLocale,
    decrementLabel,
    incrementLabel,
    invalidText,
    invalidDurationText,
    decimalsText,
    name,
    form,
    disabled,
    readOnly,
    onBlur,
    onKeyDown,
    ...rest
  } = useWords('NumberField', ENGLISH, props);
  const locale = useLocale('NumberField', ownLocale);
  const boxRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent, resetCurrent] = useControllableState<number | null>(
    value,
    defaultValue,
    onValueChange,
  );
  // The text while a person types, and after that if it is no number.
  const [draft, setDraft] = useState<string | null>(null);
  const { write, read, say, isTooFine, decimals } = numberFormatOf(locale, format);
  const problem = problemIn(draft);
  const isNumber = problem === '';
  // A text such as '-' can be the beginning of a number, until the field is left.
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const input = boxRef.current?.querySelector('input');
    input?.setCustomValidity(problem);
    return () => input?.setCustomValidity('');
  }, [problem]);
  useFormReset(boxRef, () => {
    setDraft(null);
    resetCurrent();
  });

  const range = { min, max, step };
  const text = draft ?? (current === null ? '' : write(current));
  const isFixed = disabled || readOnly;
  const isAtMin = current !== null && min !== undefined && current <= min;
  const isAtMax = current !== null && max !== undefined && current >= max;

  /** What is wrong with a text, or nothing. */
  function problemIn(typed: string | null): string {
    const number = typed === null ? null : read(typed);
    if (number === undefined) return format === 'h:mm' ? invalidDurationText : invalidText;
    return number !== null && isTooFine(number) ? decimalsText(decimals) : '';
  }

  function commit(next: number | null) {
    setDraft(null);
    setCurrent(next === null ? null : clamp(next, range));
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    setDraft(typed);
    setTyping(true);
    const number = read(typed);
    if (number === undefined || problemIn(typed)) return;
    // A number out of range can be the beginning of one in range.
    if (number === null || clamp(number, range) === number) setCurrent(number);
  }

  function commitDraft() {
    setTyping(false);
    if (draft === null || problemIn(draft)) return;
    const number = read(draft);
    if (number !== undefined) commit(number);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event);
    commitDraft();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    pressOnce(event);
    if (
      event.defaultPrevented ||
      isComposing(event.nativeEvent) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    // Enter may submit the form, with the number of that moment.
    if (event.key === 'Enter') flushSync(commitDraft);
    const next = event.shiftKey ? undefined : valueAfterKey(event.key, current, range);
    if (next === undefined || isFixed) return;
    event.preventDefault();
    commit(next);
  }

  function renderButton(sign: -1 | 1, buttonLabel: string, isAtEnd: boolean) {
    return (
      <StepButton
        label={buttonLabel}
        path={sign < 0 ? minusBold : plusBold}
        disabled={disabled}
        isAtEnd={isAtEnd || Boolean(readOnly)}
        onStep={() => commit(addSteps(current, sign, range))}
      />
    );
  }

  return (
    <FieldBox
      {...{ label, description, className, style, id }}
      error={error ?? ((!isTyping && problem) || undefined)}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <div ref={boxRef} className="daybow-NumberField">
          {renderButton(-1, decrementLabel, isAtMin)}
          <FieldSlots start={start} end={end}>
            <input
              type="text"
              inputMode={inputModeOf(format, min, decimals)}
              autoComplete="off"
              // '64 kg' is read from the left, wherever it stands.
              dir={format && 'auto'}
              {...rest}
              {...control}
              {...{ form, disabled, readOnly }}
              role="spinbutton"
              aria-valuenow={isNumber ? (current ?? undefined) : undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={draft ?? (current === null ? undefined : say(current))}
              value={text}
              onChange={handleChange}
              onBlur={handleBlur}
              onKeyDown={handleKeyDown}
            />
          </FieldSlots>
          {name && (
            <input
              type="hidden"
              {...{ name, form, disabled }}
              value={isNumber ? (current ?? '') : ''}
            />
          )}
          {renderButton(1, incrementLabel, isAtMax)}
        </div>
      )}
    </FieldBox>
  );
}
