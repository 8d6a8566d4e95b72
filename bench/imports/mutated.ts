/* oxlint-disable no-restricted-imports -- it reads files without a worker, which no door lets one do */
import { EMPTY_PORTABLE } from '../../packages/journal/src/device/rows/portable';
import { pack } from '../../packages/journal/src/transfer/files/archive';
import { openImport, prepareImport } from '../../packages/journal/src/transfer/importFile';
import { TransferError } from '../../packages/journal/src/transfer/transferError';

const utf8 = new TextEncoder();
const DAYS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
);
const lines = (header: string, row: (day: string, index: number) => string) =>
  [header, ...DAYS.map(row), ''].join('\n');

const LOOP_HABITS =
  'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,"Draw, rest",,,3,7,#AFB42B\n';
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

/** A file of each format; those of archives are mutated before they are packed, or after. */
const SEEDS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
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
  'pixels-json': JSON.stringify(
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
    intervals: [{ habitId: 'a', endDate: null, type: 'week', requiredNumberOfCompletions: 3 }],
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
  'daybow-backup': JSON.stringify({
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
      notes: [{ key: '2026-09-01', row: { day: '2026-09-01', note: 'x' } }],
      settings: [],
      setAside: [],
    },
  }),
  'loop-zip': {
    'Habits.csv': LOOP_HABITS,
    'Checkmarks.csv': lines('Date,Draw, rest,', (day) => `${day},2,`),
    '001 Draw rest/Checkmarks.csv': DAYS.map((day, index) => `${day},${index % 4}`).join('\n'),
  },
  'daylio-backup': { 'backup.daylio': btoa(JSON.stringify(daylio)) },
  'csv-zip': { 'habits.csv': lines('HabitName,CalendarDate,Value', (day) => `Walk,${day},1`) },
};

/** Numbers from a seed, so that a failure can be had again (https://en.wikipedia.org/wiki/Xorshift). */
function numbers(seed: number) {
  let state = seed * 2_654_435_761 || 1;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Random = ReturnType<typeof numbers>;

const SPLICES = [
  '',
  '\0',
  '"',
  ',',
  '\n',
  '{',
  ']',
  '9999-12-31',
  '0000-00-00',
  '__proto__',
  '=1+1',
  '🧨',
  '\uFEFF',
  '-2147483648',
  '1e308',
];

const MUTATIONS: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  (bytes, random) => bytes.slice(0, random(bytes.length)),
  (bytes, random) => bytes.slice(random(bytes.length)),
  (bytes, random) => {
    const flipped = bytes.slice();
    for (let count = random(8) + 1; count > 0; count -= 1) {
      flipped[random(flipped.length)] = random(256);
    }
    return flipped;
  },
  (bytes, random) => {
    const [from, length] = [random(bytes.length), random(200)];
    return Uint8Array.from([...bytes.slice(0, from), ...bytes.slice(from + length)]);
  },
  (bytes, random) => {
    const at = random(bytes.length);
    const splice = utf8.encode(SPLICES[random(SPLICES.length)]);
    return Uint8Array.from([...bytes.slice(0, at), ...splice, ...bytes.slice(at)]);
  },
  (bytes, random) => {
    const part = bytes.slice(random(bytes.length));
    return Uint8Array.from([...bytes, ...part]);
  },
  (bytes) => Uint8Array.from([0xff, 0xfe, ...[...bytes].flatMap((byte) => [byte, 0])]),
];

/** The mutated file of a number, and the format that it was made from. */
export function mutatedFile(seed: number): { readonly format: string; readonly bytes: Uint8Array } {
  const random = numbers(seed + 1);
  const entries = Object.entries(SEEDS);
  const [format = '', content = ''] = entries[seed % entries.length] ?? [];
  const mutate = (bytes: Uint8Array) =>
    bytes.length === 0 ? bytes : (MUTATIONS[random(MUTATIONS.length)]?.(bytes, random) ?? bytes);
  if (typeof content === 'string') return { format, bytes: mutate(utf8.encode(content)) };
  if (random(2) === 0) return { format, bytes: mutate(pack(content)) };
  const files = Object.entries(content).map(([path, text]) => {
    const changed = mutate(utf8.encode(text));
    return [path, new TextDecoder('utf-8').decode(changed)] as const;
  });
  return { format, bytes: pack(Object.fromEntries(files)) };
}

/** What became of a file: read, refused with a code, or a fault of ours. */
export async function outcomeOf(seed: number): Promise<{ outcome: string; time: number }> {
  const { bytes } = mutatedFile(seed);
  const begin = performance.now();
  const outcome = await read(bytes);
  return { outcome, time: performance.now() - begin };
}

async function read(bytes: Uint8Array): Promise<string> {
  try {
    const file = await openImport({
      name: 'x',
      size: bytes.length,
      lastModified: 0,
      arrayBuffer: async () => new Uint8Array(bytes).buffer,
    });
    const { dryRun } = prepareImport(file, { answers: {}, journal: EMPTY_PORTABLE });
    return dryRun.unread.length > 0 ? 'read in part' : 'read';
  } catch (error) {
    if (error instanceof TransferError) return `refused: ${error.code}`;
    return `FAULT: ${error instanceof Error ? error.stack : String(error)}`;
  }
}
