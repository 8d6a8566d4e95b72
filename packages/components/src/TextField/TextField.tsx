import type { ComponentPropsWithRef } from 'react';
import { FieldBox, type FieldProps } from '../Field/Field';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {}

/**
 * One line of text under a label. Renders a `<div>` that holds label, `<input>`, error and hint;
 * `ref` and all other props go to the `<input>`, `className` and `style` to the box. A screen
 * reader hears label, value, 'invalid' where there is an error, and then error and hint.
 *
 * @example
 * <TextField label="Habit name" placeholder="For example: Evening walk" />
 */
export function TextField({ label, hint, error, className, style, id, ...rest }: TextFieldProps) {
  return (
    <FieldBox
      {...{ label, hint, error, className, style, id }}
      describedBy={rest['aria-describedby']}
    >
      {(control) => <input type="text" {...rest} {...control} />}
    </FieldBox>
  );
}
