export { NumberField } from './NumberField';
export type { NumberFieldProps } from './NumberFieldProps';
export type { NumberFieldFormat } from './numberFormat';
