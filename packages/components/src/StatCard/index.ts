export type { Tone } from '../internal/tone';
export { StatCard, type StatCardProps } from './StatCard';
