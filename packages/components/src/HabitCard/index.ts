export { HabitCard, type HabitCardProps } from './HabitCard';
export type { AmountText, HabitDirection, HabitGoal } from './habitGoal';
