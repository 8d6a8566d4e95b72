export { TextArea, type TextAreaProps } from './TextArea';
export type { FieldProps } from '../Field/fieldParts';
