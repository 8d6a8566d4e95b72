import { TextField, type TextFieldProps } from '@daybow/components';
import { type Day, isSupportedDay, SUPPORTED_DAYS } from '@daybow/journal';
import { type ChangeEvent, useState } from 'react';
import { useDeviceWords } from '../words/LanguageProvider';

interface DateFieldProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'error' | 'required'
> {
  /** The day; null is none. */
  value: Day | null;
  /** Called with the day that was entered; not with what is no date, or one of a year that no plan has. */
  onValueChange: (day: Day | null) => void;
}

/**
 * A date to type or to choose. What is no date yet stays in the field, and is told once the field is left or its
 * form is submitted: until then a year has one digit after the other.
 */
export function DateField({ value, onValueChange, error, ...rest }: DateFieldProps) {
  const words = useDeviceWords().date;
  /** The text in the field; null while it is the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);

  /** Says what is wrong with what is in the field; null for nothing. */
  function problemOf({ value: text, validity, required }: HTMLInputElement): string | null {
    if (validity.badInput) return words.unfinished;
    if (text === '') return required ? words.missing : null;
    return isSupportedDay(text) ? null : words.year;
  }

  function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const problem = problemOf(input);
    // A script can take away `min` and `max`: the form asks the field itself.
    input.setCustomValidity(problem ?? '');
    setTyped(problem === null ? null : input.value);
    if (problem !== null) return;
    setTold(null);
    onValueChange(input.value || null);
  }

  return (
    <TextField
      {...rest}
      type="date"
      min={SUPPORTED_DAYS.first}
      max={SUPPORTED_DAYS.last}
      error={told ?? error}
      value={typed ?? value ?? ''}
      onChange={handleChange}
      onBlur={({ currentTarget }) => setTold(problemOf(currentTarget))}
      onInvalid={({ currentTarget }) => setTold(problemOf(currentTarget))}
    />
  );
}
