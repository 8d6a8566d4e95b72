export { DateField } from './DateField';
export type { DateFieldProps } from './DateFieldProps';
