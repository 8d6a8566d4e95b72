export { TextField, type TextFieldProps } from './TextField';
export type { FieldProps } from '../Field/fieldParts';
