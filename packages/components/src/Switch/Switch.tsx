import * as RadixSwitch from '@radix-ui/react-switch';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import './Switch.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultChecked' | 'defaultValue' | 'onChange'
> {
  /** Whether the switch is on, held by the caller; without it the switch holds its own state. */
  checked?: boolean;
  /**
   * Whether a switch that holds its own state starts on.
   *
   * @defaultValue false
   */
  defaultChecked?: boolean;
  /** Called with the new state when a person turns the switch on or off, or a form resets it. */
  onCheckedChange?: (checked: boolean) => void;
  /** What the switch turns on: its accessible name. A click on it toggles too. */
  label: ReactNode;
  /** More about it, in smaller type: the switch's accessible description. */
  description?: ReactNode;
  /** A picture before the words, such as an `EmojiTile`; it is decoration. */
  icon?: ReactNode;
  /**
   * Whether the switch can't be turned. Its words stay readable.
   *
   * @defaultValue false
   */
  disabled?: boolean;
  /** The id of the switch itself, within the row. One is made up by default. */
  id?: string;
  /** The name that a form sends the switch under; one that is off is not sent. */
  name?: string;
  /**
   * What a form sends for a switch that is on.
   *
   * @defaultValue `'on'`
   */
  value?: string;
  /**
   * Whether a form needs the switch on before it can be sent.
   *
   * @defaultValue false
   */
  required?: boolean;
  /** The id of the form that the switch belongs to, when it does not stand inside it. */
  form?: string;
}

/**
 * A setting that is on or off at once. Renders a row, a `<div>` with icon, words and a
 * `<button role="switch">` named `label` and described by `description`.
 *
 * Space or Enter turns it, and so does a click anywhere on the words. State is told by the thumb's
 * place and size as well as by colour.
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
  icon,
  disabled = false,
  id,
  name,
  value,
  required,
  form,
  className,
  ...rest
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Switch', 'label', label);

  const [checked, setChecked] = useControllableState(checkedProp, defaultChecked, onCheckedChange);
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const descriptionId = `${controlId}-description`;

  return (
    <div
      {...rest}
      className={cx('daybow-Switch', className)}
      data-state={checked ? 'checked' : 'unchecked'}
      data-disabled={disabled ? '' : undefined}
    >
      {icon}
      <label className="daybow-Switch-words" htmlFor={controlId}>
        <span className="daybow-Switch-label" id={labelId}>
          {label}
        </span>
        {description && (
          <span className="daybow-Switch-description" id={descriptionId}>
            {description}
          </span>
        )}
      </label>
      <span className="daybow-Switch-control">
        <RadixSwitch.Root
          className="daybow-Switch-track"
          id={controlId}
          // The label element holds the description too, which is no part of the name.
          aria-labelledby={labelId}
          aria-describedby={description ? descriptionId : undefined}
          checked={checked}
          onCheckedChange={setChecked}
          disabled={disabled}
          name={name}
          value={value}
          required={required}
          form={form}
        >
          <RadixSwitch.Thumb className="daybow-Switch-thumb" />
        </RadixSwitch.Root>
      </span>
    </div>
  );
}
