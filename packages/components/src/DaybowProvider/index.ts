export * from './DaybowProvider';
export type { DaybowWords } from '../internal/words';
