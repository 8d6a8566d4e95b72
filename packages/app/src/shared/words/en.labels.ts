// English: the labels, scales and mood names of a person's own journal.

export const enLabels = {
  labels: {
    title: 'Labels',
    hint: 'Tap one to see its days, rename it or put it away.',
    ungrouped: 'Without a group',
    namesFor: 'Names for {mood}',
    archived: 'Archived labels',
  },
  labelPage: {
    label: 'Label',
    scale: 'Scale from 1 to 5',
    scaleIn: 'Scale, {unit}',
    moodName: 'Name for {mood}',
    gone: '"{name}" is gone.',
    ofDays: '{days} of {ofDays}',
    daysSince: {
      count: 'ofDays',
      one: 'day with an entry since {since}',
      other: 'days with an entry since {since}',
    },
    moodDaysSince: {
      count: 'ofDays',
      one: 'day with {mood} since {since}',
      other: 'days with {mood} since {since}',
    },
    entries: { count: 'entries', one: 'entry', other: 'entries' },
    mean: 'mean',
    range: '{lowest} to {highest}',
    rangeOf: 'lowest to highest',
    latest: 'latest',
    last: 'Last: {when}',
    never: 'Not used yet',
    neverHint: 'Choose it with a mood, and its days appear here.',
    moods: 'Mood with and without it',
    with: {
      count: 'days',
      one: '{days} day with it, mean {mean}',
      other: '{days} days with it, mean {mean}',
    },
    without: {
      count: 'days',
      one: '{days} day without it, mean {mean}',
      other: '{days} days without it, mean {mean}',
    },
    together: 'What goes together need not be the cause.',
    monthHint: 'Tap a day to see its moods.',
    dayWith: 'with it',
    dayWithout: 'without it',
  },
} as const;
