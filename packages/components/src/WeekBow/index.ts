export { WeekBow, type WeekBowDay, type WeekBowProps } from './WeekBow';
