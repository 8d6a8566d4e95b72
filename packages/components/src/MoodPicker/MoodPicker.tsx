import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { FieldGroup } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { checkName, checkUnique } from '../internal/misuse';
import {
  formValueOf,
  useRadios,
  type RadioFieldProps,
  type RadioValue,
} from '../internal/useRadios';
import { useWords, type DaybowWords } from '../internal/words';
import { MoodDisc } from '../MoodEntry/MoodDisc';
import { arcOffset } from './arcOffset';
import './MoodPicker.css';

const ENGLISH: DaybowWords['MoodPicker'] = { 'aria-label': 'Mood' };

export interface MoodPickerOption<Value extends RadioValue = number> {
  /**
   * The value of the option, unique in its picker; a form submits an object as JSON. The colours of a number or a
   * word are its tokens, `--daybow-mood-1` or `--daybow-mood-calm`; without them they are plain.
   */
  value: Value;
  /** The text under the picture, and the option's accessible name. */
  label: string;
  /** The emoji. */
  emoji?: string | undefined;
  /** An image or an icon in place of the emoji; decoration. */
  icon?: ReactNode;
  /**
   * Keeps the mood from being selected.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

export interface MoodPickerProps<Value extends RadioValue = number> extends RadioFieldProps<Value> {
  /** The moods, in the order in which they appear. */
  options: readonly MoodPickerOption<Value>[];
  /**
   * Accessible name of a group without `label`; `aria-labelledby` replaces it.
   *
   * @defaultValue `'Mood'`
   */
  'aria-label'?: string | undefined;
}

/**
 * A choice of one mood among a few. Renders a `<div role="radiogroup">` of label, native radio buttons with one tab
 * stop, error and description. Arrow keys select the mood that they point to; a screen reader announces its name and position.
 * The selected emoji is larger, filled and ticked; the others lose their colour but keep their labels. Up to five are in
 * one row where they fit, up to ten in one or two. Long words are hyphenated in the language of `lang`.
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
export function MoodPicker<Value extends RadioValue = number>(props: MoodPickerProps<Value>) {
  const {
    options,
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    disabled,
    className,
    ...rest
  } = useWords('MoodPicker', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkOptions(options);

  const { optionsRef, selectedIndex, radioProps } = useRadios(options, {
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    disabled,
  });

  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      controls="input"
      required={required}
      className={cx('daybow-MoodPicker', className)}
    >
      <div
        ref={optionsRef}
        className="daybow-MoodPicker-row"
        data-many={options.length > 5 || undefined}
        style={
          {
            '--daybow-mood-options': options.length,
            '--daybow-mood-half': Math.ceil(options.length / 2),
          } as CSSProperties
        }
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <label
            key={formValueOf(option.value)}
            className="daybow-MoodPicker-option"
            data-state={stateOf(index, selectedIndex)}
            onMouseDown={focusAtOnce}
            style={
              { '--daybow-mood-drop': `${arcOffset(index, options.length)}px` } as CSSProperties
            }
          >
            <input className="daybow-VisuallyHidden" {...radioProps(option, index)} />
            <MoodDisc value={option.value} emoji={option.icon ?? option.emoji} aria-hidden="true">
              <span className="daybow-MoodPicker-tick">
                <Icon path={checkBold} />
              </span>
            </MoodDisc>
            <span className="daybow-MoodPicker-label">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/**
 * Focuses the radio button when its label is pressed. A browser would do so with the click, and paint what the
 * click changes later. Browsers that don't know `focusVisible` show a ring, as for a key.
 */
function focusAtOnce(event: MouseEvent<HTMLLabelElement>) {
  event.preventDefault();
  event.currentTarget.control?.focus({ preventScroll: true, focusVisible: false });
}

function stateOf(index: number, selectedIndex: number) {
  if (selectedIndex < 0) return 'open';
  return index === selectedIndex ? 'chosen' : 'dimmed';
}

function checkOptions(options: readonly MoodPickerOption<RadioValue>[]) {
  checkUnique(
    'MoodPicker',
    options.map(({ value }) => value),
  );
  for (const { label } of options) checkName('An option of MoodPicker', 'label', label);
}
