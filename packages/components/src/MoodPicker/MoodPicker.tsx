import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { checkName, checkUnique } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { useGroupRef } from '../internal/useGroupRef';
import { useWords, type DaybowWords } from '../internal/words';
import { MoodDisc } from '../MoodEntry/MoodDisc';
import { arcOffset } from './arcOffset';
import { moodStep } from './moodStep';
import './MoodPicker.css';

const ENGLISH: DaybowWords['MoodPicker'] = { 'aria-label': 'Mood' };

export interface MoodPickerOption<Value extends number = number> {
  /** The mood's number: its colours are the tokens `--daybow-mood-1` and so on. */
  value: Value;
  /** The text under the emoji, and the option's accessible name. */
  label: string;
  /** The emoji. */
  emoji: string;
}

export interface MoodPickerProps<Value extends number = number> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The moods, in the order in which they appear. */
  options: readonly MoodPickerOption<Value>[];
  /** The selected mood, when controlled; `null` for none. */
  value?: Value | null | undefined;
  /**
   * The initially selected mood, when uncontrolled; `null` for none.
   *
   * @defaultValue `null`
   */
  defaultValue?: Value | null | undefined;
  /** Called with the mood that a person selects, or that a form reset restores: null for none. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Not for groups: `onValueChange` has the value. */
  onChange?: undefined;
  /**
   * Accessible name of the group; `aria-labelledby` replaces it.
   *
   * @defaultValue `'Mood'`
   */
  'aria-label'?: string | undefined;
  /**
   * Name of the field in a form.
   *
   * @defaultValue a generated name
   */
  name?: string | undefined;
  /**
   * Disables the group, as a disabled `<fieldset>` around it does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

/**
 * A choice of one mood among a few. Renders a `<div role="radiogroup">` of native radio buttons with one
 * tab stop. Arrow keys select the mood that they point to; a screen reader announces its name and position.
 * The selected emoji is larger, filled and ticked; the others lose their colour but keep their labels.
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
export function MoodPicker<Value extends number = number>(props: MoodPickerProps<Value>) {
  const {
    options,
    value,
    defaultValue = null,
    onValueChange,
    'aria-label': label,
    name,
    disabled,
    className,
    ref,
    ...rest
  } = useWords('MoodPicker', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkOptions(options);

  const ownName = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const groupRef = useGroupRef(ref, 'input');
  const [selected, setSelected, resetSelected] = useControllableState<Value | null>(
    value,
    defaultValue,
    onValueChange,
  );
  useFormReset(rowRef, resetSelected);
  const selectedIndex = options.findIndex((option) => option.value === selected);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    pressOnce(event);
    const step = moodStep(event);
    if (step === 0) return;
    // In right-to-left pages browsers disagree on the direction of arrow keys.
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    rowRef.current?.querySelectorAll('input')[next]?.focus();
    setSelected(options[next]?.value ?? selected);
  }

  return (
    <div
      {...rest}
      ref={groupRef}
      className={cx('daybow-MoodPicker', className)}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
    >
      <div ref={rowRef} className="daybow-MoodPicker-row">
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <label
            key={option.value}
            className="daybow-MoodPicker-option"
            data-state={stateOf(index, selectedIndex)}
            onMouseDown={focusAtOnce}
            style={
              { '--daybow-mood-drop': `${arcOffset(index, options.length)}px` } as CSSProperties
            }
          >
            <input
              className="daybow-VisuallyHidden"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={disabled}
              checked={selectedIndex === index}
              // Browsers differ on the tab stop of a group without a choice. They agree on one with a choice, and
              // changing it by hand costs a layout of the page.
              tabIndex={selectedIndex < 0 && index > 0 ? -1 : undefined}
              onChange={() => setSelected(option.value)}
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

function checkOptions(options: readonly MoodPickerOption[]) {
  checkUnique(
    'MoodPicker',
    options.map(({ value }) => value),
  );
  for (const { label } of options) checkName('An option of MoodPicker', 'label', label);
}
