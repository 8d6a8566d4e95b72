import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { warningCircleFill } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import { useGroupRef } from '../internal/useGroupRef';
import './Field.css';

/** The props that all fields have. */
export interface FieldProps {
  /** The visible label, and the accessible name. */
  label?: ReactNode;
  /** Help with the field, and part of its accessible description. */
  description?: ReactNode;
  /** Error under the field: says what is wrong and what to do. It marks the field as invalid. */
  error?: string | undefined;
  /**
   * Requires an answer: a star is shown after the label, and the form is not submitted without one.
   *
   * @defaultValue false
   */
  required?: boolean | undefined;
  /**
   * Disables the field, as a disabled `<fieldset>` around it does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
  /** Class of the element around all parts of the field. */
  className?: string | undefined;
  /** Style of the element around all parts of the field. */
  style?: CSSProperties | undefined;
}

/** The props of all fields that always have a visible label. */
export interface LabelledFieldProps extends FieldProps {
  /** The visible label, and the accessible name. */
  label: ReactNode;
}

/** The props of fields that are a box with something to read or type. */
export interface FieldSlotProps {
  /** What is in the box before the text: a sign, an icon, a button. It is not part of the accessible name. */
  start?: ReactNode;
  /** What is in the box after the text: a unit, a button. It is not part of the accessible name. */
  end?: ReactNode;
}

export interface FieldControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldBoxProps extends Omit<LabelledFieldProps, 'disabled'> {
  id?: string;
  /** True if something else announces the error when it appears. */
  errorAnnounced?: boolean;
  /** Ids of further elements that describe the field. */
  describedBy?: string;
  ref?: Ref<HTMLDivElement>;
  /** Renders the control with the props that connect it to its label, error and description. */
  children: (control: FieldControlProps) => ReactNode;
}

/** A label, a control, an error and a description, connected for screen readers. */
export function FieldBox({
  id,
  label,
  description,
  error,
  required,
  className,
  style,
  errorAnnounced = false,
  describedBy,
  ref,
  children,
}: FieldBoxProps) {
  if (process.env.NODE_ENV !== 'production') checkName('A field', 'label', label);

  const ownId = useId();
  const controlId = id ?? ownId;
  // Screen readers read a description that changes under the focus.
  const [readError, setReadError] = useState<string>();
  const isErrorRead = !errorAnnounced || readError === error;
  const readErrorOnce = errorAnnounced ? () => setReadError(error) : undefined;
  return (
    <div
      ref={ref}
      className={cx('daybow-Field', className)}
      style={style}
      onFocus={readErrorOnce}
      onBlur={readErrorOnce}
    >
      <label
        className="daybow-Field-label"
        id={`${controlId}-label`}
        htmlFor={controlId}
        data-required={required || undefined}
      >
        {label}
      </label>
      {children({
        id: controlId,
        className: 'daybow-Field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedByOf(
          controlId,
          { description, error: isErrorRead ? error : undefined },
          describedBy,
        ),
      })}
      <FieldError id={controlId}>{error}</FieldError>
      <FieldDescription id={controlId}>{description}</FieldDescription>
    </div>
  );
}

interface FieldGroupProps
  extends
    Omit<FieldProps, 'disabled'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldProps | 'role'> {
  role: 'group' | 'radiogroup';
  /** A selector of the controls, for `focus()` of the group. */
  controls: string;
}

/** Several controls with one label, error and description: what `<fieldset>` and `<legend>` are for, as a `<div>`. */
export function FieldGroup({
  label,
  description,
  error,
  required,
  className,
  role,
  controls,
  ref,
  children,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('A field', 'label', label || ariaLabel || labelledBy);
  }

  const id = useId();
  const groupRef = useGroupRef(ref, controls);
  const namedBy = labelledBy ?? (label ? `${id}-label` : undefined);
  return (
    <div
      {...rest}
      ref={groupRef}
      className={cx('daybow-Field', className)}
      role={role}
      aria-label={namedBy ? undefined : ariaLabel}
      aria-labelledby={namedBy}
      aria-describedby={describedByOf(id, { description, error }, describedBy)}
      // A `group` has neither of the two.
      aria-required={(role === 'radiogroup' && required) || undefined}
      aria-invalid={(role === 'radiogroup' && Boolean(error)) || undefined}
    >
      {label && (
        <span
          className="daybow-Field-label"
          id={`${id}-label`}
          data-required={required || undefined}
        >
          {label}
        </span>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
      <FieldDescription id={id}>{description}</FieldDescription>
    </div>
  );
}

/** A control in a box with what stands before and after its text. */
export function FieldSlots({ start, end, children }: FieldSlotProps & { children: ReactNode }) {
  if (!start && !end) return children;
  return (
    <div className="daybow-Field-box">
      {start && <span className="daybow-Field-slot">{start}</span>}
      {children}
      {end && <span className="daybow-Field-slot">{end}</span>}
    </div>
  );
}

interface FieldNoteProps {
  /** The id of the field. */
  id: string;
  children: ReactNode;
}

/** The error under a field, if there is one. */
export function FieldError({ id, children }: FieldNoteProps) {
  if (!children) return null;
  return (
    <p className="daybow-Field-error" id={`${id}-error`}>
      <Icon path={warningCircleFill} />
      {children}
    </p>
  );
}

function FieldDescription({ id, children }: FieldNoteProps) {
  if (!children) return null;
  return (
    <p className="daybow-Field-description" id={`${id}-description`}>
      {children}
    </p>
  );
}

/** The ids of what describes a field: its error and description, and what else the caller names. */
export function describedByOf(
  id: string,
  { description, error }: Pick<FieldProps, 'description' | 'error'>,
  others?: string,
): string | undefined {
  const ids = [error && `${id}-error`, description && `${id}-description`, others];
  return ids.filter(Boolean).join(' ') || undefined;
}
