import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const read = (value: unknown, answers = {}) => inspect(JSON.stringify(value), answers);

describe("Pixels' backup", () => {
  it.each([
    [
      'mood',
      [
        { date: '2019-05-03', mood: 4, emotions: ['calm'], notes: 'Fine' },
        { mood: 2, date: '2019-05-04' },
      ],
    ],
    [
      'entries',
      [
        {
          date: '2019-5-3',
          entries: [
            {
              type: 'Mood',
              value: 4,
              notes: 'Fine',
              tags: [{ type: 'Emotions', entries: ['calm'] }],
            },
          ],
        },
        { date: '2019-5-4', entries: [{ type: 'Mood', value: 2, notes: '' }] },
        { date: '2019-5-5', entries: [{ type: 'Sleep', value: 2, notes: '' }] },
      ],
    ],
    [
      'scores',
      [
        {
          date: '2019-5-3',
          type: 'Mood',
          scores: [4],
          notes: 'Fine',
          tags: [{ type: 'x', entries: ['calm'] }],
        },
        { date: '2019-5-4', type: 'Mood', scores: [2], notes: '', tags: [] },
        { date: '2019-5-5', type: 'Sleep', scores: [2], notes: '', tags: [] },
      ],
    ],
  ])('of the layout %s, with tags in their categories', async (layout, days) => {
    const group = { mood: '', entries: ', Emotions', scores: ', x' }[layout];
    expect(await read(days)).toMatchObject({
      format: `pixels-json-${layout}`,
      counts: { moods: 2, notes: 1 },
      entryLabels: [{ calm: 1 }, {}],
      labels: [`label, calm${group}`],
      entries: [
        ['2019-05-03', 4, 'Fine'],
        ['2019-05-04', 2, ''],
      ],
      unread: [],
      remarks: [],
    });
  });

  it.each([
    [
      'mood',
      [
        { date: '2019-05-03', notes: '' },
        { date: '2019-05-04', mood: 2 },
      ],
    ],
    ['scores', [{}, 7, { date: '2019-5-4', type: 'Mood', scores: [2] }]],
    ['entries', [null, { date: '2019-5-4', entries: [{ type: 'Mood', value: 2 }] }]],
  ])(
    'of the layout %s, where the first of the list is no day with a mood',
    async (layout, days) => {
      expect(await read(days)).toMatchObject({
        format: `pixels-json-${layout}`,
        entries: [['2019-05-04', 2, '']],
      });
    },
  );

  it('with several scores of a day, its words with the first', async () => {
    const days = [{ date: '2023-5-3', type: 'Mood', scores: [2, 4, 4], notes: 'Fine', tags: [] }];
    expect(await read(days)).toMatchObject({
      entries: [
        ['2023-05-03', 2, 'Fine'],
        ['2023-05-03', 4, ''],
        ['2023-05-03', 4, ''],
      ],
      daysWithMood: 1,
    });
  });

  it('with several entries of a day, each with its words', async () => {
    const mood = { type: 'Mood', tags: [] };
    const days = [
      {
        date: '2023-5-3',
        entries: [
          { ...mood, value: 2, notes: 'Rain' },
          { ...mood, value: 9, notes: 'Hail' },
          { ...mood, value: 5, notes: 'Sun' },
        ],
      },
    ];
    expect(await read(days)).toMatchObject({
      entries: [
        ['2023-05-03', 2, 'Rain\n\nHail'],
        ['2023-05-03', 5, 'Sun'],
      ],
      unread: ['record-damaged 2023-5-3'],
    });
  });

  it('with days that cannot be read', async () => {
    const days = [
      { date: '2023-5-3', type: 'Mood', scores: [4], notes: '', tags: [] },
      { date: '2023-2-30', type: 'Mood', scores: [4], notes: '', tags: [] },
      { date: '2023-2-3', type: 'Mood', scores: [9], notes: '', tags: [] },
      { date: '2023-2-4', type: 'Mood', scores: [], notes: 'words alone', tags: [] },
      { date: 7 },
    ];
    const { counts, unread } = await read(days);
    expect(counts.moods).toBe(1);
    expect(unread).toEqual([
      'date-impossible 2023-2-30',
      'record-damaged 2023-2-3',
      'record-damaged days[4]',
      'mood-missing 2023-2-4',
    ]);
  });
});

describe("Table Habit's export", () => {
  it('asks for a target that is missing, and lowers one above the highest amount', async () => {
    const record = { record_date: 19_000, record_type: 1 };
    const file = {
      habits: [
        {
          name: 'Read',
          daily_goal_unit: 'min',
          freq_type: 1,
          records: [
            { ...record, record_value: 0 },
            { ...record, record_date: 19_001, record_value: 5 },
          ],
        },
        { name: 'Steps', daily_goal: 5_000_000, freq_type: 1, records: [record] },
      ],
    };
    const { counts, questions, remarks } = await read(file);
    expect(counts).toMatchObject({ habits: 2, ticks: 2 });
    expect(questions).toEqual([
      { kind: 'target', habit: 'Read', days: 2, lowest: 0, highest: 5, guess: 'any' },
    ]);
    expect(remarks).toEqual(['target-lowered 1']);
  });

  it('counts days since 1970 and leaves out keys without a value', async () => {
    const day = Date.UTC(2024, 1, 29) / 86_400_000;
    const file = {
      habits: [
        {
          name: 'Stretch',
          type: 1,
          status: 1,
          daily_goal: 1,
          freq_type: 1,
          freq_custom: '[3]',
          records: [
            { record_date: day, record_type: 1, record_value: 1, reason: 'at last' },
            { record_date: day + 1, record_type: 2 },
            { record_date: day + 2, record_type: 1, record_value: 0 },
            { record_date: -5, record_type: 1, record_value: 1 },
          ],
        },
        {
          name: 'Coffee',
          type: 2,
          status: 3,
          daily_goal: 2,
          daily_goal_unit: 'cups',
          freq_type: 3,
          freq_custom: '[1,2]',
          records: [
            { record_date: day, record_type: 1, record_value: 2 },
            { record_date: day + 1, record_type: 1, record_value: 3 },
          ],
        },
        { name: 'Gone', type: 1, status: 2, freq_type: 1, records: [] },
      ],
      groups: [],
    };
    const result = await read(file);
    expect(result).toMatchObject({
      format: 'table-habit-json',
      counts: { habits: 2, ticks: 2, skips: 1, notes: 1 },
      days: ['2024-02-29', '2024-03-01'],
      names: ['Stretch', 'Coffee'],
      unread: ['date-unknown Stretch -5'],
      remarks: ['deleted-habits 1'],
    });
    expect(result.habits[1]).toMatchObject({
      goal: [{ value: { target: 2, unit: 'cups', direction: 'atMost' } }],
      schedule: [{ value: { kind: 'interval', days: 2 } }],
      archive: [{ from: '2024-03-02', value: true }],
    });
  });
});
