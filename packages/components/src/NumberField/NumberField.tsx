import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldBox, FieldSlots } from '../Field/fieldParts';
import { minusBold, plusBold } from '../internal/iconPaths';
import { isComposing } from '../internal/isComposing';
import { pressOnce } from '../internal/pressOnce';
import { addSteps, clamp, valueAfterKey } from '../internal/spinButton';
import { useControllableState } from '../internal/useControllableState';
import { useCustomValidity } from '../internal/useCustomValidity';
import { useFormReset } from '../internal/useFormReset';
import { usePageHide } from '../internal/usePageHide';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import type { NumberFieldProps } from './NumberFieldProps';
import { inputModeOf, numberFormatOf } from './numberFormat';
import { StepButton } from './StepButton';
import './NumberField.css';

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
    onValueCommit,
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
  // The text while a person types, and after that if it is no number; and the number before it.
  const [draft, setDraft] = useState<string | null>(null);
  const beforeRef = useRef(current);
  const { write, read, say, isTooFine, decimals } = numberFormatOf(locale, format);
  const problem = problemIn(draft);
  const isNumber = problem === '';
  // A text such as '-' can be the beginning of a number, until the field is left.
  const [isTyping, setTyping] = useState(false);
  useCustomValidity(boxRef, problem);
  useFormReset(boxRef, () => {
    setDraft(null);
    resetCurrent();
  });

  const range = { min, max, step };
  const text = draft ?? (current === null ? '' : write(current));
  const latest = latestOf(draft);
  const isFixed = disabled || readOnly;
  const isAtMin = latest !== null && min !== undefined && latest <= min;
  const isAtMax = latest !== null && max !== undefined && latest >= max;

  /** The error of a text; empty if it has none. */
  function problemIn(typed: string | null): string {
    const number = typed === null ? null : read(typed);
    if (number === undefined) return format === 'h:mm' ? invalidDurationText : invalidText;
    return number !== null && isTooFine(number) ? decimalsText(decimals) : '';
  }

  /** The number that a person sees: what is typed, if it is one in range, or else the last one. */
  function latestOf(typed: string | null): number | null {
    const number = typed === null || problemIn(typed) ? undefined : read(typed);
    return number === undefined || (number !== null && clamp(number, range) !== number)
      ? current
      : number;
  }

  function commit(next: number | null) {
    const before = draft === null ? current : beforeRef.current;
    const committed = next === null ? null : clamp(next, range);
    setDraft(null);
    setCurrent(committed);
    if (committed !== before) onValueCommit?.(committed);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyping(true);
    draw(event.currentTarget.value);
  }

  /** Shows a text that is not finished. A number out of range can be the beginning of one in range. */
  function draw(unfinished: string) {
    if (draft === null) beforeRef.current = current;
    setDraft(unfinished);
    setCurrent(latestOf(unfinished));
  }

  function commitDraft() {
    setTyping(false);
    if (draft === null || problemIn(draft)) return;
    const number = read(draft);
    if (number !== undefined) commit(number);
  }

  usePageHide(boxRef, commitDraft);

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
    const next = event.shiftKey ? undefined : valueAfterKey(event.key, latest, range);
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
        onStep={() => commit(addSteps(latest, sign, range))}
        onHeldStep={() => draw(write(addSteps(latest, sign, range)))}
        onRelease={commitDraft}
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
              aria-valuenow={isNumber ? (latest ?? undefined) : undefined}
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
              value={isNumber ? (latest ?? '') : ''}
            />
          )}
          {renderButton(1, incrementLabel, isAtMax)}
        </div>
      )}
    </FieldBox>
  );
}
