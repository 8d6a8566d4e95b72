// English: files of a journal and of other trackers, for the app and for `pnpm inspect`.

export const enTransfer = {
  /** Why a file cannot be read at all. */
  problems: {
    empty: 'This file is empty.',
    'too-large': 'This file is larger than any journal could be, so it was not opened.',
    unknown: 'This is no file of a tracker, and no table with a column of dates.',
    damaged: 'This file ends too early or was changed: the rest of it cannot be read.',
    'locked-archive':
      'This archive is under a password. Unpack it first, then choose what was in it.',
    'passphrase-needed': 'This backup is under a passphrase.',
    'passphrase-wrong': 'This is not the passphrase of this backup, or the file was changed.',
    newer: 'A newer version of the app saved this file. Update this one first.',
    elsewhere: 'This file is from {app}.',
  },
  /** How to get a file that can be read. */
  advice: {
    'loop-csv': 'In Loop, open Settings, choose "Export as CSV", and bring that zip.',
    'app-csv': "Look in that app's settings for an export as CSV, and bring that table.",
    'spreadsheet-csv': 'Open it in a spreadsheet, save the sheet as CSV, and bring that.',
    'plain-csv':
      'Make a table with three columns, date, habit and done, save it as CSV, and bring that.',
  },
  /** What could not be read, and why. */
  unread: {
    'date-missing': 'There is no date.',
    'date-unknown': '"{text}" cannot be read as a date.',
    'date-impossible': 'There is no such day: "{text}".',
    'date-too-early': '"{text}" is before 1900.',
    'date-to-come': '"{text}" is still to come.',
    'habit-missing': 'There is no habit: "{text}".',
    'value-unknown': '"{text}" says neither done nor how much.',
    'amount-too-large': '{text} is more than can be kept.',
    'mood-missing': 'There is no mood: "{text}".',
    'record-damaged': 'This record lacks something or holds something else: {text}',
    'name-unclear': 'Which names the columns have is not clear: "{text}".',
    'cut-off': 'The file ends within a text that begins here.',
    'nested-archive': 'An archive in an archive is not opened.',
  },
  /** Where that is. */
  place: {
    line: 'line {line}',
    fileLine: '{file}, line {line}',
  },
  /** What is good to know before an import. */
  remarks: {
    computed: {
      count: 'count',
      one: '{count} day that the app filled in by itself is no tick.',
      other: '{count} days that the app filled in by itself are no ticks.',
    },
    'no-data': {
      count: 'count',
      one: '{count} row says "no data".',
      other: '{count} rows say "no data".',
    },
    duplicates: {
      count: 'count',
      one: '{count} day of "{habit}" is there twice. The last counts.',
      other: '{count} days of "{habit}" are there twice. The last counts.',
    },
    'period-target':
      'The target of "{habit}" is one for a whole week or month there; here, each day is compared with it.',
    'schedule-approximated':
      'How often "{habit}" is due does not exist here. It gets what is nearest.',
    'deleted-habits': {
      count: 'count',
      one: '{count} habit that was deleted there is left out.',
      other: '{count} habits that were deleted there are left out.',
    },
    'habits-to-quit': '"{habit}" is a habit to quit. A tick is a day without it.',
    'left-out-activities': {
      count: 'count',
      one: 'The activities of {count} entry are left out.',
      other: 'The activities of {count} entries are left out.',
    },
    'left-out-photos': {
      count: 'count',
      one: '{count} photo is left out.',
      other: '{count} photos are left out.',
    },
    'left-out-descriptions': {
      count: 'count',
      one: 'The description of {count} habit is left out.',
      other: 'The descriptions of {count} habits are left out.',
    },
    'left-out-goals': {
      count: 'count',
      one: '{count} goal is left out.',
      other: '{count} goals are left out.',
    },
  },
} as const;
