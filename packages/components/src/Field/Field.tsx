import { useId, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { warningCircleFill } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import './Field.css';

/** The props that all fields have. */
export interface FieldProps {
  /** The visible label, and the accessible name. */
  label: string;
  /** Help under the field, and part of its accessible description. */
  description?: ReactNode;
  /** Error under the field: says what is wrong and what to do. It marks the field as invalid. */
  error?: string | undefined;
  /** Class of the `<div>` around label, control, error and description. */
  className?: string | undefined;
  /** Style of the `<div>` around label, control, error and description. */
  style?: CSSProperties | undefined;
}

export interface FieldControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldBoxProps extends FieldProps {
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
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  // Screen readers read a description that changes under the focus.
  const [readError, setReadError] = useState<string>();
  const isErrorRead = !errorAnnounced || readError === error;
  const readErrorOnce = errorAnnounced ? () => setReadError(error) : undefined;
  const describedByAll = [
    error && isErrorRead && errorId,
    description && descriptionId,
    describedBy,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      ref={ref}
      className={cx('daybow-Field', className)}
      style={style}
      onFocus={readErrorOnce}
      onBlur={readErrorOnce}
    >
      <label className="daybow-Field-label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        className: 'daybow-Field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedByAll || undefined,
      })}
      {error && (
        <p className="daybow-Field-error" id={errorId}>
          <Icon path={warningCircleFill} />
          {error}
        </p>
      )}
      {description && (
        <p className="daybow-Field-description" id={descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
}
