export { ProgressRing, type ProgressRingItem, type ProgressRingProps } from './ProgressRing';
