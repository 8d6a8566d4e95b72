export { LookBackCard } from './LookBackCard';
export { PeriodNote } from './PeriodNote';
export { moodSentence, rangeFigures } from './lookBackWords';
