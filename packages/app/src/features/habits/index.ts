export { AddHabitForm } from './AddHabitForm';
export { scrollToCard, useAdding } from './adding';
export { DeviceHabitsScreen } from './DeviceHabitsScreen';
export { HabitSheet } from './HabitSheet';
export { usualSchedule } from './guess';
export { goalText, pauseText, scheduleText } from './habitWords';
export { Pauses } from './Pauses';
export { useCelebration, useFirstRing } from './useCelebration';
