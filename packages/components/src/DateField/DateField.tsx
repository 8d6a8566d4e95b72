import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldBox, FieldSlots } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { isComposing } from '../internal/isComposing';
import { isDay } from '../internal/isDay';
import { isolate } from '../internal/isolate';
import { reportMisuse } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useCustomValidity } from '../internal/useCustomValidity';
import { useFormReset } from '../internal/useFormReset';
import { usePageHide } from '../internal/usePageHide';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { clampDay } from '../MonthCalendar/months';
import type { DateFieldProps } from './DateFieldProps';
import { dayPattern, presentDay, readDay, writeDay } from './dateText';
import { DayButton } from './DayButton';
import './DateField.css';

const ENGLISH: DaybowWords['DateField'] = {
  chooseLabel: 'Choose a date',
  noDateText: (example) => `Please enter a date, such as ${example}`,
  outOfRangeText: (min, max) => {
    if (min && max) return `Please enter a date from ${min} to ${max}`;
    return min ? `Please enter a date from ${min} on` : `Please enter a date up to ${max}`;
  },
  dayDisabledText: (date) => `Please enter another date, as ${date} cannot be chosen`,
};

/** A year of four digits, by itself: a date that has one is whole. */
const WHOLE_YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;

/**
 * A day, typed or chosen from a calendar. Renders a `<div>` with label, `<input>`, button, error and description;
 * `ref` and all other props go to the `<input>`, `className` and `style` to the `<div>`.
 *
 * A date is typed in the order of the language, which a placeholder shows, with any signs between its figures or none,
 * in the digits of any script, with the month as a word, or as '2026-11-21'. A year of two digits is the nearest to
 * today. A date is read when the field or the page is left and on Enter; one with a year of four digits already while it is typed.
 * A text that is no date, or a day that cannot be entered, stays with an error that says what to enter: the value stays
 * as it was, and a form is not submitted.
 *
 * The button, described by the label and the day in words, opens a `Dialog` with a `MonthCalendar`. The day has the
 * focus there, or today; choosing one closes the dialog. A form gets the day as 'YYYY-MM-DD'.
 *
 * @example
 * <DateField label="First day" min="2026-11-21" name="firstDay" />
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    description,
    error,
    className,
    style,
    start,
    id,
    value,
    defaultValue = null,
    onValueChange,
    min = null,
    max = null,
    isDayDisabled,
    today = presentDay(),
    firstWeekday,
    locale: ownLocale,
    chooseLabel,
    noDateText,
    outOfRangeText,
    dayDisabledText,
    name,
    form,
    disabled,
    readOnly,
    onBlur,
    onKeyDown,
    ...rest
  } = useWords('DateField', ENGLISH, props);
  const locale = useLocale('DateField', ownLocale);
  const boxRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent, resetCurrent] = useControllableState<string | null>(
    value === undefined ? undefined : validDay(value),
    validDay(defaultValue),
    onValueChange,
  );
  // The text while a person types, and after that if it is no day to enter. Another value takes its place.
  const [draft, setDraft] = useState<{ text: string; over: string | null } | null>(null);
  const typed = draft?.over === current ? draft.text : null;
  // A text can be the beginning of a date, until the field is left.
  const [isTyping, setTyping] = useState(false);

  const write = (each: string) => isolate(writeDay(each, locale));
  const day = typed === null ? current : readDay(typed, locale, today);
  const isFixed = disabled || readOnly;
  const problem = isFixed ? '' : problemOf(day);
  useCustomValidity(boxRef, problem);
  useFormReset(boxRef, () => {
    setDraft(null);
    resetCurrent();
  });

  function problemOf(entered: string | null | undefined): string {
    if (entered === null) return '';
    if (entered === undefined)
      return noDateText(write(clampDay(today, min ?? today, max ?? today)));
    if ((min && entered < min) || (max && entered > max))
      return outOfRangeText(min && write(min), max && write(max));
    return isDayDisabled?.(entered) ? dayDisabledText(write(entered)) : '';
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    const next = readDay(text, locale, today);
    // Taken over at once: what it changes on the page must not move the button that is pressed next.
    const isWhole = next && WHOLE_YEAR.test(text) && !problemOf(next);
    setDraft({ text, over: isWhole ? next : current });
    setTyping(true);
    if (isWhole && next !== current) setCurrent(next);
  }

  function commit() {
    setTyping(false);
    if (typed === null || day === undefined || problem) return;
    setDraft(null);
    if (day !== current) setCurrent(day);
  }

  usePageHide(boxRef, commit);

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    // Before the caller's handler, which may check the form.
    commit();
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    pressOnce(event);
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    // Enter may submit the form, with the day of that moment.
    flushSync(commit);
  }

  function handleChoose(next: string) {
    setDraft(null);
    setTyping(false);
    setCurrent(next);
  }

  return (
    <FieldBox
      ref={boxRef}
      {...{ label, description, style, id }}
      className={cx('daybow-DateField', className)}
      error={error ?? ((!isTyping && problem) || undefined)}
      required={rest.required}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <>
          <FieldSlots
            start={start}
            end={
              <DayButton
                {...{ label, chooseLabel, today, min, max, isDayDisabled, firstWeekday, locale }}
                id={control.id}
                value={current}
                disabled={isFixed}
                onChoose={handleChoose}
              />
            }
          >
            <input
              type="text"
              // Keyboards of phones with digits only have no sign to put between them.
              inputMode="decimal"
              autoComplete="off"
              placeholder={dayPattern(locale)}
              {...rest}
              {...control}
              {...{ form, disabled, readOnly }}
              value={typed ?? (current ? writeDay(current, locale) : '')}
              onChange={handleChange}
              onBlur={handleBlur}
              onKeyDown={handleKeyDown}
            />
          </FieldSlots>
          {name && (
            <input type="hidden" {...{ name, form, disabled }} value={(!problem && day) || ''} />
          )}
        </>
      )}
    </FieldBox>
  );
}

/** The day of a prop, or null for none. */
function validDay(day: string | null): string | null {
  if (!day || isDay(day)) return day || null;
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      'DateField',
      `has '${day}' as its value, which is not a day, so the field is empty. ` +
        "Give `value` and `defaultValue` as 'YYYY-MM-DD': '2026-11-21'.",
    );
  }
  return null;
}
