import { brand } from '../brand';

// English: how a person's own journal looks, when it reminds, and what it says of itself.

export const enSettings = {
  looks: {
    followsDevice: 'Follows your device',
    chosen: 'Chosen by you',
    title: 'Choose a theme',
    description: 'How the app looks, here and in every other tab.',
    theme: 'Light or dark',
    themes: { system: 'As my device', light: 'Light', dark: 'Dark' },
    accent: 'Colour',
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
      'Reminders of the app come while it is open, or installed and awake. They name what is left of the day, and stay away when nothing is.',
    time: 'Time {number}',
    remove: 'Remove time {number}',
    addTime: 'Add a time',
    removed: 'Removed {time}.',
    at: 'Reminder at {time}',
    weekdays: 'On these days',
    badge: "Number on the app's icon",
    badgeHint: 'How much is left of the day, once the app is installed.',
    calendarHint:
      'A calendar reminds you also while the app is closed. Open the file, and your calendar adds these times.',
    addToCalendar: 'Add to calendar',
    chooseFirst: 'Choose a time and a day first.',
    eventTitle: `${brand.name}: your habits`,
    eventText: 'See what is left of the day: {url}',
    left: 'Left for today: {list}',
    leftAndMore: {
      count: 'more',
      one: 'Left for today: {list} and {more} more',
      other: 'Left for today: {list} and {more} more',
    },
    unsupported: 'This browser has no notifications for pages. Your calendar can remind you.',
    denied:
      "The browser blocks notifications of this page. Allow them in the browser's settings of this page first.",
    notAsked: 'The browser does not allow them. Switch them on to be asked again.',
    never: 'None will come: no time or no day is chosen.',
    notAllowed: 'Reminders stay off: notifications were not allowed.',
  },
  about: {
    title: `About ${brand.name}`,
    stored: 'Kept on this device',
    room: 'With the files of the app it takes {size}.',
    private: 'Nothing leaves this device',
    privateText:
      'There is no account and no server. Your habits, moods and notes are in the storage of this browser and in the files that you save yourself.',
    check:
      "To check that, open the browser's developer tools, look at Network, and use the app: the only requests are for the app's own files, and none carries anything you wrote. It also works without a network. Its Content-Security-Policy lets the page connect to nothing but the place that its own files come from.",
    licences: 'Work of others',
    licencesText: 'The app contains free software, fonts and icons. Thank you.',
    showLicences: 'Show licences',
  },
} as const;
