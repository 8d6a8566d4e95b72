import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { FieldBox, type FieldProps } from '../Field/Field';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /** Called with the text that a person types, after `onChange`. */
  onValueChange?: (value: string) => void;
}

/**
 * Lines of text under a label; the field grows with what is written where the browser can. Renders
 * a `<div>` that holds label, `<textarea>`, error and hint; `ref` and all other props go to the
 * `<textarea>`, `className` and `style` to the box.
 *
 * @example
 * <TextArea label="Write a note (optional)" rows={4} />
 */
export function TextArea({
  label,
  hint,
  error,
  className,
  style,
  id,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }

  return (
    <FieldBox
      {...{ label, hint, error, className, style, id }}
      describedBy={rest['aria-describedby']}
    >
      {(control) => <textarea {...rest} {...control} onChange={handleChange} />}
    </FieldBox>
  );
}
