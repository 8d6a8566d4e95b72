export { AddHabitForm } from './AddHabitForm';
export { scrollToCard, useAdding } from './adding';
export { DeviceHabitsScreen } from './DeviceHabitsScreen';
export { HabitSheet } from './HabitSheet';
export { pauseText } from './habitWords';
export { Pauses } from './Pauses';
export { useCelebration, useFirstRing } from './useCelebration';
