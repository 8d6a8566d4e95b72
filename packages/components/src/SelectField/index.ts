export { SelectField, type SelectFieldOption, type SelectFieldProps } from './SelectField';
export type { FieldProps } from '../Field/fieldParts';
