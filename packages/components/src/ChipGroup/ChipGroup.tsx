import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { FieldGroup, type FieldProps } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { checkName, checkUnique } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { toggled, useToggles } from '../internal/useToggles';
import { useWords, type DaybowWords } from '../internal/words';
import { chipAfterKey } from './chipAfterKey';
import './ChipGroup.css';

const ENGLISH: DaybowWords['ChipGroup'] = { requiredText: 'Choose at least one' };

export interface ChipGroupOption<Value extends string = string> {
  /** The value of the option, unique in its group. */
  value: Value;
  /** The words of the chip, and its accessible name. */
  label: string;
  /** An emoji before its words; decoration. */
  emoji?: string | undefined;
  /** An image or an icon in place of the emoji; decoration. */
  icon?: ReactNode;
  /**
   * Keeps the option from being toggled.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
}

export interface ChipGroupProps<Value extends string = string>
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldProps | 'defaultValue' | 'onChange'> {
  /** The options, in the order in which their chips appear. */
  options: readonly ChipGroupOption<Value>[];
  /** The chosen values, when controlled. One without an option is kept. */
  value?: readonly Value[] | undefined;
  /**
   * The initially chosen values, when uncontrolled.
   *
   * @defaultValue none
   */
  defaultValue?: readonly Value[] | undefined;
  /**
   * Called with the chosen values, in the order in which they were chosen, when a person toggles one or a form reset
   * restores them.
   */
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** Not for groups: `onValueChange` has the value. */
  onChange?: undefined;
  /** Accessible name of a group without `label`; `aria-labelledby` replaces it. */
  'aria-label'?: string | undefined;
  /**
   * Name of the field in a form, which gets an entry for each chosen value.
   *
   * @defaultValue none: the values are not submitted
   */
  name?: string | undefined;
  /**
   * The words by which a `required` group asks for a value: its accessible description, and those of the browser when a form is submitted
   * without a choice.
   *
   * @defaultValue `'Choose at least one'`
   */
  requiredText?: string | undefined;
  /** Content after the chips in their row, such as a `Button` for more of them, which is as large as a chip. It is a tab stop of its own. */
  children?: ReactNode;
}

/**
 * A choice of any number of options, as chips that wrap. Renders a `<div role="group">` of label, toggle buttons
 * (`aria-pressed`) with one tab stop, error and description. Arrow keys, Home and End move between chips; Enter and Space
 * toggle. A chosen chip has an edge and a tick, and keeps its width, so that no chip moves.
 *
 * @example
 * <ChipGroup
 *   label="What have you been up to?"
 *   options={[
 *     { value: 'run', label: 'run', emoji: '🏃' },
 *     { value: 'friends', label: 'friends', emoji: '👥' },
 *   ]}
 * />
 */
export function ChipGroup<Value extends string = string>(props: ChipGroupProps<Value>) {
  const {
    options,
    value,
    defaultValue = [],
    onValueChange,
    name,
    required = false,
    requiredText,
    disabled,
    className,
    children,
    'aria-describedby': ariaDescribedBy,
    ...rest
  } = useWords('ChipGroup', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkOptions(options);

  const { togglesRef, selected, setSelected, formParts, describedBy } = useToggles<Value>({
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    requiredText,
    disabled,
    isDisabled: (each) => options.some((option) => option.value === each && option.disabled),
    'aria-describedby': ariaDescribedBy,
  });
  const [lastFocused, setLastFocused] = useState<Value>();
  const enabled = options.filter((option) => !option.disabled).map((option) => option.value);
  const tabStop =
    enabled.find((each) => each === lastFocused) ??
    enabled.find((each) => selected.includes(each)) ??
    enabled[0];

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    pressOnce(event);
    const chips = [
      ...(togglesRef.current?.querySelectorAll<HTMLElement>('.daybow-ChipGroup-chip:enabled') ??
        []),
    ];
    const next = chips[chipAfterKey(event, chips.indexOf(event.currentTarget), chips.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <FieldGroup
      {...rest}
      role="group"
      controls=".daybow-ChipGroup-chip"
      required={required}
      aria-describedby={describedBy}
      className={cx('daybow-ChipGroup', className)}
    >
      <div ref={togglesRef} className="daybow-ChipGroup-chips">
        {options.map((option) => (
          <button
            key={option.value}
            className="daybow-ChipGroup-chip"
            type="button"
            aria-pressed={selected.includes(option.value)}
            disabled={disabled || option.disabled}
            tabIndex={option.value === tabStop ? 0 : -1}
            onFocus={() => setLastFocused(option.value)}
            onKeyDown={handleKeyDown}
            onClick={() => setSelected(toggled(selected, option.value))}
          >
            {(option.icon ?? option.emoji) && (
              <span className="daybow-ChipGroup-icon" aria-hidden="true">
                {option.icon ?? option.emoji}
              </span>
            )}
            <span className="daybow-ChipGroup-label">{option.label}</span>
            <span className="daybow-ChipGroup-tick">
              <Icon path={checkBold} />
            </span>
          </button>
        ))}
        {children}
        {formParts}
      </div>
    </FieldGroup>
  );
}

function checkOptions(options: readonly ChipGroupOption[]) {
  checkUnique(
    'ChipGroup',
    options.map(({ value }) => value),
  );
  for (const { label } of options) checkName('An option of ChipGroup', 'label', label);
}
