import { brand } from '../brand';

// English: the report to print.

export const enReport = {
  title: 'Report',
  open: 'Report',
  row: 'Report to print',
  rowHint: 'For a doctor or a therapist, a page a month',
  from: 'From',
  to: 'To',
  moods: 'Moods',
  habits: 'Habits',
  notes: 'Notes',
  noteChoices: { none: 'None', all: 'All', chosen: 'One by one' },
  chosenHint: 'Below, check each note that others may read. No other is printed.',
  name: 'Your name',
  nameHint: 'For the first line. It is not kept.',
  print: 'Print or save as PDF',
  nothing: 'Nothing to print in these months',
  nothingHint: 'Choose other months, or more of what you wrote down.',
  by: `Written down by {name} with ${brand.name}.`,
  byKeeper: `Written down by the keeper of this journal with ${brand.name}.`,
  counted: {
    moods:
      "A day's mood is the mean of its entries, from 1 ({lowest}) to 5 ({highest}). The month's mean counts each day with a mood once.",
    habits:
      'For each habit: days done, of the days it was due. Skipped days, breaks and what is still open today are left out.',
    times: 'A habit for so many times a week or a month shows the days it was done.',
  },
  upTo: 'up to {day}',
  mean: 'Mean mood',
  days: 'Days with a mood',
  entries: 'Entries by mood',
  entriesOf: '{mood} {times}',
  table: 'The days of {month}',
  day: 'Day',
  month: 'Month',
  mood: 'Mood',
  meanOf: 'mean {mean}',
  marks: {
    done: 'done, or a limit kept',
    part: 'done in part',
    missed: 'due, not done',
    skipped: 'skipped',
    paused: 'on a break',
    exceeded: 'over the limit',
  },
  legend: 'Marks',
} as const;
