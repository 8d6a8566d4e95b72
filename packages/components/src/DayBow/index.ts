export { DayBow, type DayBowDay, type DayBowProps } from './DayBow';
