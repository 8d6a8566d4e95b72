export { DayBow, type DayBowDay, type DayBowProps } from './DayBow';
export { drawDayBow, type DayBowDrawing } from './drawDayBow';
