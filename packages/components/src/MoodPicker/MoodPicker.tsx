import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { cx } from '../internal/cx';
import { useControllableState } from '../internal/useControllableState';
import { MoodDisc } from '../MoodEntry/MoodDisc';
import { moodDrop } from './moodArc';
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
  /** Called with the mood that a person chooses. */
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
 * one tab stop, arrow keys choose, a screen reader hears the mood's name and its place. The chosen
 * face is larger, filled and ticked; the others lose their colour but keep their words.
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
  const ownName = useId();
  const [chosen, setChosen] = useControllableState<Value | null>(value, defaultValue, (mood) => {
    if (mood !== null) onValueChange?.(mood);
  });

  return (
    <div
      {...rest}
      className={cx('daybow-MoodPicker', className)}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
    >
      <div className="daybow-MoodPicker-row">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="daybow-MoodPicker-option"
            data-state={chosen === null ? 'open' : chosen === option.value ? 'chosen' : 'dimmed'}
            style={
              { '--daybow-mood-drop': `${moodDrop(index, options.length)}px` } as CSSProperties
            }
          >
            <input
              className="daybow-VisuallyHidden"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => setChosen(option.value)}
            />
            <MoodDisc value={option.value} emoji={option.emoji} aria-hidden="true">
              <span className="daybow-MoodPicker-tick">
                <CheckIcon weight="bold" />
              </span>
            </MoodDisc>
            <span className="daybow-MoodPicker-label">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
