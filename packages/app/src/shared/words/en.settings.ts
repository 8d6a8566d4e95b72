import { brand } from '../brand';

// English: how a person's own journal looks, when it reminds, and what it says of itself.

export const enSettings = {
  looks: {
    followsDevice: 'Follows your device',
    chosen: 'Chosen by you',
    title: 'Choose a theme',
    description: 'How the app looks, here and in every other tab.',
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    accent: 'Accent color',
    accents: {
      plum: 'Plum',
      lagoon: 'Lagoon',
      sky: 'Sky',
      leaf: 'Leaf',
      amber: 'Amber',
      rose: 'Rose',
    },
  },
  reminders: {
    row: 'Reminder times',
    title: 'When to remind you',
    none: 'No time chosen',
    noDay: 'No day chosen',
    onDays: '{times} on {days}',
    description:
      'You are reminded while the app is open or installed and running, and only if something is left.',
    remove: 'Remove {time}',
    addTime: 'Add a time',
    removed: 'Removed {time}.',
    at: 'Reminder at {time}',
    weekdays: 'On these days',
    badge: 'Badge on the app icon',
    badgeHint: 'What is left today, once the app is installed.',
    calendarHint: 'For reminders while the app is closed, add these times to your calendar.',
    addToCalendar: 'Add to calendar',
    chooseFirst: 'Choose a time and a day first.',
    mood: 'Ask for the mood too',
    moodHint: 'On days without one.',
    eventTitle: `${brand.name}: your habits`,
    eventTitleMood: `${brand.name}: your habits and mood`,
    eventText: 'See what is left of the day: {url}',
    eventTextMood: 'See what is left of the day, and how it was: {url}',
    howWasToday: 'How was today?',
    left: 'Left for today: {list}',
    leftAndMore: {
      count: 'more',
      one: 'Left for today: {list} and {more} more',
      other: 'Left for today: {list} and {more} more',
    },
    unsupported: 'This browser has no notifications. Your calendar can remind you.',
    denied: 'Your browser blocks notifications. Allow them in its settings for this page.',
    notAsked: 'Not allowed by your browser. Switch them on to be asked again.',
    never: 'None will come: no time or no day is chosen.',
    notAllowed: 'Reminders stay off: notifications were not allowed.',
  },
  install: {
    row: 'Install {app}',
    share: "Tap Share in your browser's bar.",
    add: 'Choose "Add to Home Screen".',
  },
  about: {
    title: `About ${brand.name}`,
    stored: 'Stored on this device',
    room: 'With the app it takes {size}.',
    private: 'Nothing leaves this device',
    privateText:
      'There is no account and no server. Everything is in this browser and in the files you save.',
    check:
      "To check, open your browser's developer tools, choose Network, and use the app. It only asks for its own files, and works offline. Its Content-Security-Policy allows no other connection.",
    credits: 'Open-source credits',
    creditsText: 'The app contains free software, fonts and icons. Thank you.',
    showLicenses: 'Show licenses',
  },
} as const;
