export { AddHabitDialog } from './AddSampleHabitDialog';
export { SampleHabitsScreen } from './SampleHabitsScreen';
export { SampleStrip } from './SampleStrip';
