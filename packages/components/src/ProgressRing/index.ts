export { ProgressRing } from './ProgressRing';
export type { ProgressRingItem, ProgressRingProps } from './ProgressRingProps';
