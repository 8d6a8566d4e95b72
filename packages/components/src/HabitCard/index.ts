export { HabitCard, type HabitCardProps } from './HabitCard';
