import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  describedByOf,
  FieldError,
  type FieldProps,
  type LabelledFieldProps,
} from '../Field/fieldParts';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { pressOnce } from '../internal/pressOnce';
import { useNativeValue } from '../internal/useNativeValue';
import './Checkbox.css';

export interface CheckboxProps
  extends
    LabelledFieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'children' | 'type' | 'value'> {
  /** State of the checkbox, when controlled: true for checked. */
  checked?: boolean | undefined;
  /**
   * Initial state of the checkbox, when uncontrolled: true for checked.
   *
   * @defaultValue false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when a person toggles the checkbox, after `onChange`, or a form reset restores it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Shows a dash, for a checkbox that stands for several of which some are checked: 'mixed' for screen readers. It says
   * nothing about what a form submits; that is `checked`.
   *
   * @defaultValue false
   */
  indeterminate?: boolean | undefined;
  /** Name of the checkbox in a form, which submits it only while it is checked. */
  name?: string | undefined;
  /**
   * The submitted value.
   *
   * @defaultValue `'on'`
   */
  value?: string | undefined;
}

/**
 * A yes that takes effect when a form is submitted, or one of several that are chosen. Renders a `<div>` with a native
 * `<input type="checkbox">`, label, description and error; `ref` and all other props go to the `<input>`, `className`
 * and `style` to the `<div>`. Space and a click on the words toggle it; a screen reader announces label, state, error
 * and description.
 *
 * @example
 * <Checkbox label="Remind me on weekends, too" defaultChecked />
 */
export function Checkbox({
  label,
  description,
  error,
  className,
  style,
  id,
  indeterminate = false,
  onChange,
  onKeyDown,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Checkbox', 'label', label);

  const ownId = useId();
  const controlId = id ?? ownId;
  const boxRef = useRef<HTMLDivElement>(null);
  useNativeValue(boxRef, {
    value: rest.checked,
    defaultValue: rest.defaultChecked ?? false,
    onRestore: (restored) => onCheckedChange?.(restored === 'true'),
  });
  // It is no attribute, and the browser ends it with each click.
  useLayoutEffect(() => {
    const input = boxRef.current?.querySelector('input');
    if (input) input.indeterminate = indeterminate;
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    pressOnce(event);
  }

  return (
    <div ref={boxRef} className={cx('daybow-Checkbox', className)} style={style}>
      <label className="daybow-Checkbox-row">
        <input
          {...rest}
          className="daybow-Checkbox-control"
          type="checkbox"
          id={controlId}
          // The <label> also contains the description, which is not part of the name.
          aria-labelledby={`${controlId}-label`}
          aria-describedby={describedByOf(
            controlId,
            { description, error },
            rest['aria-describedby'],
          )}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        <span className="daybow-Checkbox-words">
          <span
            className="daybow-Checkbox-label"
            id={`${controlId}-label`}
            data-required={rest.required || undefined}
          >
            {label}
          </span>
          {description && (
            <span className="daybow-Checkbox-description" id={`${controlId}-description`}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={controlId}>{error}</FieldError>
    </div>
  );
}
