import { useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { warningCircleFill } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import './Field.css';

/** What every field has in common: its words, and the box that holds them. */
export interface FieldProps {
  /** What the field is for: always visible, and its accessible name. */
  label: string;
  /** Help under the field, read with it. */
  hint?: string;
  /** What is wrong and what to do, under the field; it also marks the field as invalid. */
  error?: string;
  /** Class of the box around label, field and help. */
  className?: string;
  /** Style of the box around label, field and help. */
  style?: CSSProperties;
}

export interface FieldControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldBoxProps extends FieldProps {
  id?: string;
  /** Ids of what describes the field besides its own words. */
  describedBy?: string;
  ref?: Ref<HTMLDivElement>;
  /** Draws the control with what ties it to its words. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, help and error, tied together for sight and for screen readers. */
export function FieldBox({
  id,
  label,
  hint,
  error,
  className,
  style,
  describedBy,
  ref,
  children,
}: FieldBoxProps) {
  if (process.env.NODE_ENV !== 'production') checkName('A field', 'label', label);

  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div ref={ref} className={cx('daybow-Field', className)} style={style}>
      <label className="daybow-Field-label" htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        className: 'daybow-Field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <p className="daybow-Field-error" id={errorId}>
          <Icon path={warningCircleFill} />
          {error}
        </p>
      )}
      {hint && (
        <p className="daybow-Field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
