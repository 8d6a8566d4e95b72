import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const readTable = (lines: readonly string[], answers = {}) => inspect(lines.join('\n'), answers);
const readJson = (value: unknown) => inspect(JSON.stringify(value));

const state = (start: string, valence: number, more = {}) => ({ start, valence, ...more });
const readStates = (stateOfMind: readonly unknown[]) => readJson({ data: { stateOfMind } });

const haboHabit = (more: object) => ({ title: 'Walk', habitType: 0, targetValue: 100, ...more });
const midnight = (date: string) => `${date} 00:00:00.000Z`;

/** A habit of HabitTrove. */
const trove = (frequency: string, completions: readonly string[], more = {}) => ({
  id: 'a',
  name: 'Walk',
  frequency,
  completions,
  ...more,
});
const at = (day: number, hour: number) => new Date(2024, 0, day, hour).toISOString();

describe("Habitify's CSV", () => {
  const HEADER = 'Habit,Date,Total log,Unit,Status,Habit ID';

  it('has a row a habit and day, whose status decides', async () => {
    const read = await readTable([
      HEADER,
      'Walk,2024-01-01,1,times,Completed,a',
      'Walk,2024-01-02,0,times,Failed,a',
      'Walk,2024-01-03,0,times,Skipped,a',
      'Water,2024-01-01,8,cups,Completed,b',
      'Water,2024-01-02,5,cups,Failed,b',
      'Water,2024-01-03,9,cups,Completed,b',
      'Walk,2024-01-01,1,times,Completed,c',
    ]);
    expect(read).toMatchObject({
      format: 'habitify-csv',
      names: ['Walk', 'Water', 'Walk'],
      marks: [
        { '2024-01-01': 'done', '2024-01-03': 'skipped' },
        { '2024-01-01': 8, '2024-01-02': 5, '2024-01-03': 9 },
        { '2024-01-01': 'done' },
      ],
      unread: [],
      questions: [],
    });
    expect(read.counts).toMatchObject({ ticks: 4, skips: 1 });
  });

  it('has days done or not where no target gives what the app said, and says which amounts are left out', async () => {
    const read = await readTable([
      HEADER,
      'Water,2024-01-01,4,cups,Completed,b',
      'Water,2024-01-02,5,cups,Failed,b',
    ]);
    expect(read).toMatchObject({
      marks: [{ '2024-01-01': 'done' }],
      unread: ['value-unknown 2', 'value-unknown 3'],
    });
  });

  it('asks for the order of day and month, and for a target where no day was completed', async () => {
    const { questions } = await readTable([HEADER, 'Water,3/4/2024,5,cups,Failed,b']);
    expect(questions.map(({ kind }) => kind)).toEqual(['date-order', 'target']);
  });
});

describe("Habit's CSV", () => {
  it('has a row a habit and day: 0 is not done, a memo is its note', async () => {
    const read = await readTable([
      'Habit,Date,Value,Unit,Memo,Tag,Habit Type',
      'Read,1/13/26,1,count,A good book,Mind,Build',
      'Read,1/14/26,0,count,Too late,Mind,Build',
      'Plank,1/13/26,2.5,min,,Body,Build',
      'Plank,1/14/26,1,min,,Body,Build',
    ]);
    expect(read).toMatchObject({
      format: 'habit-csv',
      names: ['Read', 'Plank'],
      counts: { notes: 2 },
      marks: [{ '2026-01-13': 'done' }, { '2026-01-13': 2.5, '2026-01-14': 1 }],
      unread: [],
      questions: [{ kind: 'target', habit: 'Plank', days: 2 }],
    });
  });
});

describe("Health Auto Export's State of Mind", () => {
  it('has moods from very unpleasant to very pleasant, and words as labels', async () => {
    const { format, entries, entryLabels, unread } = await readStates([
      state('2024-01-01 08:15:00 +0100', -1, { labels: ['Sad'], associations: ['Work'] }),
      state('2024-01-02 08:15:00 +0100', -0.3),
      state('2024-01-03 08:15:00 +0100', 0),
      state('2024-01-04 08:15:00 +0100', 0.6),
      state('2024-01-05 08:15:00 +0100', 0.9, { kind: 'momentary_emotion' }),
      state('2024-01-06 08:15:00 +0100', 1.5),
    ]);
    expect(format).toBe('state-of-mind-json');
    expect(entries).toEqual([
      ['2024-01-01 08:15', 1, ''],
      ['2024-01-02 08:15', 2, ''],
      ['2024-01-03 08:15', 3, ''],
      ['2024-01-04 08:15', 4, ''],
      ['2024-01-05 08:15', 5, ''],
    ]);
    expect(entryLabels[0]).toEqual({ Sad: 1, Work: 1 });
    expect(unread).toEqual(['record-damaged stateOfMind[5]']);
  });

  it('has the mood of a day in place of those of its moments, whose words go with it', async () => {
    const { entries, entryLabels } = await readStates([
      state('2024-01-01 08:15:00 +0100', -1, { kind: 'momentaryEmotion', labels: ['Tense'] }),
      state('2024-01-01 21:00:00 +0100', 0.5, { kind: 'dailyMood', labels: ['Calm'] }),
    ]);
    expect(entries).toEqual([['2024-01-01', 4, '']]);
    expect(entryLabels).toEqual([{ Tense: 1, Calm: 1 }]);
  });
});

describe("Habo's backup", () => {
  it('has a kind and a comment a day', async () => {
    const events = {
      [midnight('2024-01-01')]: ['DayType.check', 'Far'],
      [midnight('2024-01-02')]: ['DayType.fail', ''],
      [midnight('2024-01-03')]: ['DayType.skip', ''],
      [midnight('2024-01-04')]: ['DayType.clear', ''],
      [midnight('2024-01-05')]: ['DayType.other', ''],
      [midnight('2024-01-06')]: 'check',
    };
    const walk = {
      format: 'habo-json',
      counts: { habits: 1, notes: 1 },
      marks: [{ '2024-01-01': 'done', '2024-01-03': 'skipped' }],
      unread: [
        `value-unknown Walk ${midnight('2024-01-05')}`,
        `record-damaged Walk ${midnight('2024-01-06')}`,
      ],
    };
    expect(await readJson([haboHabit({ events })])).toMatchObject(walk);
    const deleted = haboHabit({ events, deleted_at: '2024-02-01' });
    expect(
      await readJson({ habits: [haboHabit({ events }), deleted], metadata: {} }),
    ).toMatchObject({
      ...walk,
      remarks: ['deleted-habits 1'],
    });
  });

  it('has amounts with the target of their day', async () => {
    const water = haboHabit({
      title: 'Water',
      habitType: 1,
      targetValue: 8,
      unit: 'cups',
      archived: 1,
      events: {
        [midnight('2024-01-01')]: ['DayType.progress', '', 9, 8],
        [midnight('2024-01-02')]: ['DayType.progress', '', 3, 8],
        // The target was lower then.
        [midnight('2024-01-03')]: ['DayType.progress', '', 5, 4],
      },
    });
    const { marks, counts, habits } = await readJson({ habits: [water] });
    expect(marks).toEqual([{ '2024-01-01': 9, '2024-01-02': 3, '2024-01-03': 'done' }]);
    expect(counts.ticks).toBe(2);
    expect(habits[0]).toMatchObject({ name: 'Water', archive: [{ value: true }] });
  });
});

describe("Beaver Habits' JSON", () => {
  it('has records that are done or not, with a text', async () => {
    const records = [
      { day: '2024-01-01', done: true, text: 'Far' },
      { day: '2024-01-02', done: false },
    ];
    const period = { period_type: 'W', period_count: 1, target_count: 3 };
    const read = await readJson({
      habits: [
        { name: 'Walk', id: 'a', status: 'normal', period, records },
        { name: 'Old', id: 'b', status: 'soft_delete', records },
      ],
    });
    expect(read).toMatchObject({
      format: 'beaver-json',
      names: ['Walk'],
      counts: { notes: 1 },
      marks: [{ '2024-01-01': 'done' }],
      remarks: ['deleted-habits 1'],
      unread: [],
    });
    expect(read.habits[0]?.schedule).toMatchObject([{ value: { kind: 'times', times: 3 } }]);
  });
});

describe("HabitTrove's habits", () => {
  it('count the completions of each local day', async () => {
    const completions = [at(1, 8), at(1, 20), at(2, 23)];
    const read = await readJson({
      habits: [
        trove('FREQ=DAILY', completions),
        trove('FREQ=DAILY', completions, { targetCompletions: 2 }),
      ],
    });
    expect(read).toMatchObject({
      format: 'habittrove-json',
      marks: [
        { '2024-01-01': 'done', '2024-01-02': 'done' },
        { '2024-01-01': 2, '2024-01-02': 1 },
      ],
      counts: { ticks: 3 },
      remarks: [],
      unread: [],
    });
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3', { kind: 'interval', days: 3 }, []],
    ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH', [1, 4], []],
    ['FREQ=WEEKLY', { kind: 'times', times: 1, per: 'week' }, []],
    ['every day', [1, 2, 3, 4, 5, 6, 7], []],
    ['now and then', [1, 2, 3, 4, 5, 6, 7], ['schedule-approximated 1']],
    ['FREQ=MONTHLY;BYDAY=2MO', [1, 2, 3, 4, 5, 6, 7], ['schedule-approximated 1']],
  ])('have the schedule of %s', async (frequency, schedule, remarks) => {
    const read = await readJson({ habits: [trove(frequency, ['2024-01-01T12:00:00Z'])] });
    expect(read.habits[0]?.schedule).toMatchObject([{ value: schedule }]);
    expect(read.remarks).toEqual(remarks);
  });
});
