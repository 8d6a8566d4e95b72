export { LookBackCard } from './LookBackCard';
export { moodSentence, rangeFigures } from './lookBackWords';
