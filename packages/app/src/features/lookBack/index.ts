export { LookBackCard } from './LookBackCard';
export { PeriodNote } from './PeriodNote';
export { periodName } from './period';
export { moodSentence, rangeFigures } from './lookBackWords';
