// English: what goes with moods, and the days behind it.

export const enMoodFactors = {
  title: 'What goes with your mood',
  higher: 'On days with {name}, your mood was about {steps} points higher',
  lower: 'On days with {name}, your mood was about {steps} points lower',
  more: 'more {name} ({from} or more)',
  days: '{daysWith} days with it, {daysWithout} without, of {moodDays} days with a mood',
  scaleDays: '{daysWith} days with more, {daysWithout} with less, of {moodDays} days with a mood',
  weekdays: {
    1: 'Mondays',
    2: 'Tuesdays',
    3: 'Wednesdays',
    4: 'Thursdays',
    5: 'Fridays',
    6: 'Saturdays',
    7: 'Sundays',
  },
  weekdayHigher: 'On your {weekdays}, your mood was about {steps} points higher',
  weekdayLower: 'On your {weekdays}, your mood was about {steps} points lower',
  weekdayDays:
    '{daysWith} {weekdays}, mean {moodWith}, and {daysWithout} other days, mean {moodWithout}, of {moodDays} days with a mood',
  caution: 'What goes together with your mood need not be its cause.',
  evidence: {
    show: 'The days behind it',
    factor: {
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
    },
    scale: {
      with: {
        count: 'days',
        one: '{days} day with more, mean {mean}',
        other: '{days} days with more, mean {mean}',
      },
      without: {
        count: 'days',
        one: '{days} day with less, mean {mean}',
        other: '{days} days with less, mean {mean}',
      },
    },
    weekday: {
      with: '{days} {weekdays}, mean {mean}',
      without: {
        count: 'days',
        one: '{days} other day, mean {mean}',
        other: '{days} other days, mean {mean}',
      },
    },
    hint: 'Each stroke is a day, as tall as its mood. The line across is the mean.',
    day: 'Day',
    mood: 'Mood',
    side: 'Side',
    sides: {
      factor: { with: 'With it', without: 'Without it' },
      scale: { with: 'More', without: 'Less' },
      weekday: { with: '{weekdays}', without: 'Other days' },
    },
  },
} as const;
