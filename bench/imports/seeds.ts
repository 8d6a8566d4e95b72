/** What backups among the seeds were saved under. */
export const PASSPHRASE = 'secret';

const DAYS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
);
const lines = (header: string, row: (day: string, index: number) => string) =>
  [header, ...DAYS.map(row), ''].join('\n');

const LOOP_OLD = 'Name,Description,NumRepetitions,Interval,Color\n"Draw, rest",,3,7,#AFB42B\n';
const LOOP_LISTED =
  'Position,Name,Description,NumRepetitions,Interval,Color\n001,"Draw, rest",,3,7,#AFB42B\n';
const LOOP_HABITS =
  'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,"Draw, rest",,,3,7,#AFB42B\n';
const LOOP_TYPED = [
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?',
  '001,"Draw, rest",YES_NO,,,3,7,#AFB42B,,,,false',
  '002,Water,NUMERICAL,,,1,1,#1976D2,glasses,AT_LEAST,8.0,true',
  '',
].join('\n');
const LOOP_WORDS = ['YES_MANUAL', 'YES_AUTO', 'NO', 'SKIP', 'UNKNOWN'];
/** A habit's table: `day,number`, oldest first. */
const loopDays = DAYS.map((day, index) => `${day},${index % 4}`);
const loopEntry = (day: string) => `Entry(timestamp=${day}, value=2)`;

const daylio = {
  version: 15,
  customMoods: [1, 2, 3, 4, 5].map((id) => ({ id, custom_name: '', mood_group_id: id })),
  tags: [{ id: 1, name: 'walk' }],
  dayEntries: DAYS.map((day, index) => ({
    id: index,
    year: 2026,
    month: Number(day.slice(5, 7)) - 1,
    day: Number(day.slice(8)),
    hour: 9,
    minute: 0,
    mood: (index % 5) + 1,
    note: 'A <b>note</b>',
    tags: [1],
  })),
};

/**
 * A file of each format and layout, by what it is recognised as; one of several files is an archive.
 */
export const SEEDS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'habitbull-csv': lines(
    'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText',
    (day, index) => `"Walk, far",,,${day},${index % 3},"a ""note"""`,
  ),
  'daylio-csv': lines(
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    (day, index) => `${day},,,${index % 12}:00 PM,rad,walk | read,"","T","N<br>n"`,
  ),
  'way-of-life-csv': lines(
    'Date,Run,Notes (Run)',
    (day) => `${day.split('-').toReversed().join('.')},Green,"x"`,
  ),
  'plain-csv': lines('date,habit,done', (day, index) => `${day},Read,${index % 2}`),
  'loop-checkmarks-csv': lines('Date,Draw, rest,Café,', (day) => `${day},2,-1,`),
  'pixels-json-mood': JSON.stringify(
    DAYS.map((date, index) => ({ date, mood: (index % 5) + 1, emotions: ['calm'], notes: 'Fine' })),
  ),
  'pixels-json-entries': JSON.stringify(
    DAYS.map((date) => ({
      date,
      entries: [{ type: 'Mood', value: 4, notes: 'Fine', tags: [{ type: 'x', entries: ['y'] }] }],
    })),
  ),
  'pixels-json-scores': JSON.stringify(
    DAYS.map((date) => ({ date, type: 'Mood', scores: [1, 4], notes: 'Fine', tags: [] })),
  ),
  'habitkit-json': JSON.stringify({
    habits: [{ id: 'a', name: 'Drink', archived: false, orderIndex: 0, emoji: '🥤' }],
    completions: DAYS.map((day) => ({
      date: `${day}T00:00:00.000Z`,
      habitId: 'a',
      timezoneOffsetInMinutes: 0,
      amountOfCompletions: 2,
    })),
    intervals: [
      {
        habitId: 'a',
        startDate: '2026-09-10',
        type: 'week',
        requiredNumberOfCompletions: 3,
        requiredNumberOfCompletionsPerDay: 2,
      },
    ],
  }),
  'table-habit-json': JSON.stringify({
    habits: [
      {
        name: 'Stretch',
        freq_type: 3,
        freq_custom: '[1,2]',
        daily_goal: 2,
        records: DAYS.map((day) => ({
          record_date: Date.parse(day) / 86_400_000,
          record_type: 1,
          record_value: 2,
        })),
      },
    ],
  }),
  'daybow-backup-2': JSON.stringify({
    app: 'daybow',
    kind: 'backup',
    version: 2,
    savedAt: '2026-11-21T12:00:00.000Z',
    tables: {
      habits: [
        {
          key: 1,
          row: {
            id: 1,
            uid: 'a',
            name: 'Walk',
            icon: 'x',
            position: 1,
            createdOn: '2026-09-01',
            schedule: [{ from: '2026-09-01', value: [1] }],
            archive: [],
            deleted: false,
            at: 1,
            offset: 0,
          },
        },
      ],
      months: [
        {
          key: '2026-09',
          row: {
            month: '2026-09',
            marks: {
              1: { values: 'd'.repeat(30), at: Array(30).fill(1), offset: Array(30).fill(0) },
            },
            moods: { values: '3'.repeat(30), at: Array(30).fill(1), offset: Array(30).fill(0) },
          },
        },
      ],
      notes: [{ key: '2026-09-01', row: { day: '2026-09-01', note: 'x', at: 1, offset: 0 } }],
      habitNotes: [],
      settings: [],
      setAside: [],
    },
  }),
  // With few rounds, as each file is opened.
  'daybow-backup-2 under a passphrase': JSON.stringify({
    app: 'daybow',
    kind: 'backup',
    version: 2,
    savedAt: '2026-11-21T12:00:00.000Z',
    encryption: {
      cipher: 'AES-GCM',
      keyDerivation: 'PBKDF2-SHA-256',
      iterations: 1000,
      salt: 'qB6P9dv+KKAN6i7aZwTsIA==',
      iv: '+jrj0dcwDOzp5qeP',
    },
    data: 'C7MV/QPJQLy2K85P0CVYMktBllc0DceY6nZcoPYqzEdj5ZtJJ2k5KCsL6JLnZARjjjapN2BK0akLoDSTPXM3vOeUbmsqX9Fgb5hPA+OVsKGHKwCs9gAPBreiOMkcAYDzMfKft2WKwKwd2PRQtNBe2sysZcV3JuYw8gjNO7Fb12qYe2SrtVLZb8TyaXEIl0/6nn4kWXWRYNLpaWtOMxmUXnuffc7xNE2IDAdscUh7Nz6kDX39dC3dt9NWagBxDluLNP6taTdUv0Py9sBfihyGPa3OVu5joy/Yny950NF23gcLB/87eP5lImAh+zVXdf73CiJv4q3uum/y7FT0FPL/krFoJekoslY=',
  }),
  'loop-zip-1.2': { 'Draw, rest/checkmarks.csv': loopDays.join('\n') },
  'loop-zip-1.4': { 'Habits.csv': LOOP_OLD, '001 Draw, rest/Checkmarks.csv': loopDays.join('\n') },
  'loop-zip-1.6': {
    'Habits.csv': LOOP_LISTED,
    '001 Draw rest/Checkmarks.csv': loopDays.toReversed().join('\n'),
  },
  'loop-zip-2.0.1': {
    'Habits.csv': LOOP_HABITS,
    'Checkmarks.csv': lines('Date,Draw, rest,', (day) => `${day},${loopEntry(day)},`),
  },
  'loop-zip-2.1': {
    'Habits.csv': LOOP_HABITS,
    'Checkmarks.csv': lines('Date,Draw, rest,', (day) => `${day},2,`),
    '001 Draw rest/Checkmarks.csv': loopDays.toReversed().join('\n'),
  },
  'loop-zip-2.3.1': {
    'Habits.csv': LOOP_TYPED,
    '001 Draw rest/Checkmarks.csv': lines(
      'Date,Value,Notes',
      (day, index) => `${day},${LOOP_WORDS[index % 5]},"a ""note"", long"`,
    ),
    '002 Water/Checkmarks.csv': lines('Date,Value,Notes', (day) => `${day},7500,`),
  },
  'daylio-backup': { 'backup.daylio': btoa(JSON.stringify(daylio)) },
  'csv-zip': { 'habits.csv': lines('HabitName,CalendarDate,Value', (day) => `Walk,${day},1`) },
};
