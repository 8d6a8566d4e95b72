import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { checkName, checkUnique } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { MoodDisc } from '../MoodEntry/MoodDisc';
import { moodDrop } from './moodArc';
import { moodStep } from './moodStep';
import './MoodPicker.css';

export interface MoodPickerOption<Value extends number = number> {
  /** The mood as a number. 1 to 5 have colours of their own, from violet to sun. */
  value: Value;
  /** The word under the face: the option's accessible name. */
  label: string;
  /** The face. */
  emoji: string;
}

export interface MoodPickerProps<Value extends number = number> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The moods to choose from, in the order in which they stand. */
  options: readonly MoodPickerOption<Value>[];
  /** The chosen mood, when the caller holds it; `null` is none. */
  value?: Value | null;
  /**
   * The mood chosen at first, when the picker holds it itself; `null` is none.
   *
   * @defaultValue `null`
   */
  defaultValue?: Value | null;
  /** Called with the mood that a person chooses, or that a form's reset goes back to. */
  onValueChange?: (value: Value) => void;
  /**
   * What is asked: the accessible name of the group.
   *
   * @defaultValue `'Mood'`
   */
  label?: string;
  /** Name of the field in a form; one of its own by default. */
  name?: string;
}

/**
 * A choice of one mood among a few. Renders a `<div role="radiogroup">` of native radio buttons:
 * one tab stop, arrow keys choose and go where they point, a screen reader hears the mood's name
 * and its place. The chosen face is larger, filled and ticked; the others lose their colour but
 * keep their words.
 *
 * @example
 * <MoodPicker
 *   options={[
 *     { value: 2, label: 'Good', emoji: '🙂' },
 *     { value: 1, label: 'Bad', emoji: '🙁' },
 *   ]}
 *   onValueChange={(mood) => save(mood)}
 * />
 */
export function MoodPicker<Value extends number = number>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  label = 'Mood',
  name,
  className,
  ...rest
}: MoodPickerProps<Value>) {
  if (process.env.NODE_ENV !== 'production') checkOptions(options);

  const ownName = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen, resetChosen] = useControllableState<Value | null>(
    value,
    defaultValue,
    (mood) => {
      if (mood !== null) onValueChange?.(mood);
    },
  );
  useFormReset(rowRef, resetChosen);
  const chosenIndex = options.findIndex((option) => option.value === chosen);
  const tabStop = Math.max(0, chosenIndex);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const step = moodStep(event);
    if (step === 0) return;
    // Browsers disagree on what left and right mean in a row from right to left.
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    const radios = event.currentTarget.closest('[role=radiogroup]')?.querySelectorAll('input');
    radios?.[next]?.focus();
    setChosen(options[next]?.value ?? chosen);
  }

  return (
    <div
      {...rest}
      className={cx('daybow-MoodPicker', className)}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
    >
      <div ref={rowRef} className="daybow-MoodPicker-row">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="daybow-MoodPicker-option"
            data-state={chosenIndex < 0 ? 'open' : chosenIndex === index ? 'chosen' : 'dimmed'}
            style={
              { '--daybow-mood-drop': `${moodDrop(index, options.length)}px` } as CSSProperties
            }
          >
            <input
              className="daybow-VisuallyHidden"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosenIndex === index}
              tabIndex={tabStop === index ? 0 : -1}
              onChange={() => setChosen(option.value)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            />
            <MoodDisc value={option.value} emoji={option.emoji} aria-hidden="true">
              <span className="daybow-MoodPicker-tick">
                <Icon path={checkBold} />
              </span>
            </MoodDisc>
            <span className="daybow-MoodPicker-label">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function checkOptions(options: readonly MoodPickerOption[]) {
  checkUnique(
    'MoodPicker',
    options.map(({ value }) => value),
  );
  for (const { label } of options) checkName('An option of MoodPicker', 'label', label);
}
