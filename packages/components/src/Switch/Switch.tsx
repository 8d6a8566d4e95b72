import {
  unstable_Provider as RadixProvider,
  unstable_Trigger as RadixTrigger,
  Thumb as RadixThumb,
} from '@radix-ui/react-switch';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { describedByOf, FieldError, type LabelledFieldProps } from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useControllableState } from '../internal/useControllableState';
import { useFormReset } from '../internal/useFormReset';
import { useGroupRef } from '../internal/useGroupRef';
import { useListRow } from '../internal/useListRow';
import './Switch.css';

export interface SwitchProps
  extends
    LabelledFieldProps,
    Omit<
      ComponentPropsWithRef<'div'>,
      keyof LabelledFieldProps | 'children' | 'defaultChecked' | 'defaultValue' | 'onChange'
    > {
  /** State of the switch, when controlled: true for on. */
  checked?: boolean | undefined;
  /**
   * Initial state of the switch, when uncontrolled: true for on.
   *
   * @defaultValue false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when a person toggles the switch, or a form resets it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Not for switches: `onCheckedChange` has the state. */
  onChange?: undefined;
  /** The visible label, and the accessible name; a click on it toggles the switch. */
  label: ReactNode;
  /** A picture before the label, such as an `EmojiTile`; decoration. */
  icon?: ReactNode;
  /**
   * The id of the `<button>`.
   *
   * @defaultValue a generated id
   */
  id?: string | undefined;
  /** Name of the switch in a form, which submits it only while it is on. */
  name?: string | undefined;
  /**
   * The submitted value.
   *
   * @defaultValue `'on'`
   */
  value?: string | undefined;
  /**
   * Requires the switch to be on before its form can be submitted: a star is shown after the label.
   *
   * @defaultValue false
   */
  required?: boolean | undefined;
  /** The id of the form that the switch belongs to, if it is not inside the form. */
  form?: string | undefined;
}

/**
 * A setting that is on or off and takes effect at once. Renders a row, a `<div>` with icon, text and a
 * `<button role="switch">` named `label` and described by `error` and `description`.
 *
 * Space, Enter and a click on the text toggle it. A screen reader reads the text once, with the switch. The
 * position and size of the thumb show its state, so colour is never the only sign.
 *
 * @example
 * <Switch label="Notifications" description="Daily reminders for habits" defaultChecked />
 */
export function Switch({
  checked: checkedProp,
  defaultChecked = false,
  onCheckedChange,
  label,
  description,
  error,
  icon,
  disabled = false,
  id,
  name,
  value,
  required = false,
  form,
  className,
  ref,
  ...rest
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Switch', 'label', label);

  const [checked, setChecked, resetChecked] = useControllableState(
    checkedProp,
    defaultChecked,
    onCheckedChange,
  );
  const controlRef = useRef<HTMLSpanElement>(null);
  useFormReset(controlRef, resetChecked);
  const row = useListRow(useGroupRef(ref, 'button'));
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;

  // The checkbox takes the click, so that the form around it gets a native change event. Radix does not
  // toggle after a click that is prevented.
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    controlRef.current?.querySelector('input')?.click();
  }

  return (
    <div
      {...rest}
      {...row}
      className={cx('daybow-Switch', className)}
      data-state={checked ? 'checked' : 'unchecked'}
    >
      {icon}
      {/* A screen reader reads the words with the switch, and would read them here once more. */}
      <label className="daybow-Switch-words" htmlFor={controlId} aria-hidden="true">
        <span className="daybow-Switch-label" id={labelId} data-required={required || undefined}>
          {label}
        </span>
        {description && (
          <span className="daybow-Switch-description" id={`${controlId}-description`}>
            {description}
          </span>
        )}
      </label>
      <span ref={controlRef} className="daybow-Switch-control">
        {/* The parts instead of Radix's Root, whose own checkbox measures itself with ResizeObserver, which
            jsdom lacks: https://github.com/radix-ui/primitives/issues/1353 */}
        <RadixProvider checked={checked} disabled={disabled} required={required}>
          <RadixTrigger
            className="daybow-Switch-track"
            id={controlId}
            // The <label> also contains the description, which is not part of the name.
            aria-labelledby={labelId}
            aria-describedby={describedByOf(controlId, { description, error })}
            aria-invalid={error ? true : undefined}
            onKeyDown={pressOnce}
            onClick={handleClick}
          >
            <RadixThumb className="daybow-Switch-thumb" />
          </RadixTrigger>
        </RadixProvider>
        <input
          className="daybow-VisuallyHidden"
          type="checkbox"
          aria-hidden="true"
          tabIndex={-1}
          checked={checked}
          onChange={(event) => setChecked(event.currentTarget.checked)}
          // The browser focuses it if it is required and off.
          onFocus={(event) => event.currentTarget.parentElement?.querySelector('button')?.focus()}
          disabled={disabled}
          name={name}
          value={value}
          required={required}
          form={form}
        />
      </span>
      <FieldError id={controlId}>{error}</FieldError>
    </div>
  );
}
