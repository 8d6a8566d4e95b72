export { HabitCard } from './HabitCard';
export type { HabitCardProps } from './HabitCardProps';
export type { AmountText, HabitDirection, HabitGoal } from './habitGoal';
