export { NumberField, type NumberFieldProps } from './NumberField';
export type { NumberFieldFormat } from './numberFormat';
