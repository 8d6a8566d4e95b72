import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const COMBINED = 'Date,Draw, then rest,Café,\n2019-06-04,0,2,\n2019-06-03,2,0,\n2019-06-02,1,3,\n';

const OLD_HEADER = 'Position,Name,Description,NumRepetitions,Interval,Color';
const OLD_HABITS = `${OLD_HEADER}\n001,"Draw, then rest",Did you?,3,7,#AFB42B\n002,Café,,1,1,#00897B\n`;
const MIDDLE_HABITS =
  'Position,Name,Question,Description,NumRepetitions,Interval,Color\n' +
  '001,"Draw, then rest",,,3,7,#AFB42B\n002,Café,,,1,1,#00897B\n';

const DRAW = '2019-06-04,0\n2019-06-03,2\n2019-06-02,1\n';
const CAFE = '2019-06-04,2\n2019-06-03,0\n2019-06-02,3\n';
const FOLDERS = { '001 Draw then rest/Checkmarks.csv': DRAW, '002 Caf/Checkmarks.csv': CAFE };
/** A row of the combined table as 2.0.1 to 2.0.3 write it. */
const entries = (day: string, ...values: number[]) =>
  [day, ...values.map((value) => `Entry(timestamp=${day}, value=${value})`), ''].join(',');
const oldestFirst = (rows: string) => rows.trim().split('\n').toReversed().join('\n');
const OLD_FOLDERS = {
  '001 Draw, then rest/Checkmarks.csv': oldestFirst(DRAW),
  '002 Café/Checkmarks.csv': oldestFirst(CAFE),
};

describe("Loop's zip", () => {
  it.each([
    [
      '1.2',
      {
        'Draw, then rest/checkmarks.csv': oldestFirst(DRAW),
        'Café/checkmarks.csv': oldestFirst(CAFE),
      },
    ],
    ['1.4', { 'Habits.csv': OLD_HABITS.replaceAll(/^(Position|\d+),/gm, ''), ...OLD_FOLDERS }],
    ['1.5.4', { 'Habits.csv': OLD_HABITS, ...OLD_FOLDERS }],
    ['1.6', { 'Habits.csv': OLD_HABITS, 'Checkmarks.csv': COMBINED, ...FOLDERS }],
    [
      '2.0.1',
      {
        'Habits.csv': MIDDLE_HABITS,
        'Checkmarks.csv':
          'Date,Draw, then rest,Café,\n2019-06-04,Entry(timestamp=2019-06-04, value=0),Entry(timestamp=2019-06-04, value=2),\n',
        ...FOLDERS,
      },
    ],
    ['2.1', { 'Habits.csv': MIDDLE_HABITS, 'Checkmarks.csv': COMBINED, ...FOLDERS }],
    [
      '2.1',
      {
        'Loop export/Habits.csv': MIDDLE_HABITS,
        'Loop export/001 Draw/Checkmarks.csv': DRAW,
        'Loop export/002 /Checkmarks.csv': CAFE,
        '__MACOSX/Loop export/._Habits.csv': 'x',
      },
    ],
    ['2.1', { 'Habits.csv': MIDDLE_HABITS, 'Checkmarks.csv': COMBINED }],
  ])('of the layout of %s', async (version, files) => {
    const read = await inspect({ 'Scores.csv': 'Date,\n', ...files });
    expect(read).toMatchObject({
      format: `loop-zip-${version}`,
      counts: { habits: 2, ticks: 2, skips: 1, notes: 0 },
      days: ['2019-06-02', '2019-06-04'],
      unread: [],
      questions: [],
    });
    expect(read.names.toSorted()).toEqual(['Café', 'Draw, then rest']);
    expect(read.remarks).toContain('computed 1');
  });

  it('of the layout of 2.0.1 without folders', async () => {
    const combined = [
      'Date,Draw, then rest,Café,',
      entries('2022-02-06', 2, 0),
      entries('2022-02-05', 1, 3),
    ];
    const files = { 'Habits.csv': MIDDLE_HABITS, 'Checkmarks.csv': combined.join('\n') };
    expect(await inspect(files)).toMatchObject({
      format: 'loop-zip-2.0.1',
      counts: { habits: 2, ticks: 1, skips: 1 },
    });
  });

  it('of 2.3.1, with types, targets, notes and archive', async () => {
    const header =
      'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?';
    const files = {
      'Habits.csv': [
        header,
        '001,Stretch,YES_NO,,,3,7,#1976D2,,,,false',
        '002,Water,NUMERICAL,,,1,1,#1976D2,glasses,AT_LEAST,8.0,false',
        '003,Coffee,NUMERICAL,,,1,30,#1976D2,cups,AT_MOST,2.0,true',
        '004,Every third day,YES_NO,,,1,3,#1976D2,,,,false',
        '005,Now and then,YES_NO,,,2,10,#1976D2,,,,false',
      ].join('\n'),
      '001 Stretch/Checkmarks.csv':
        'Date,Value,Notes\n2027-01-01,YES_AUTO,\n2026-05-04,YES_MANUAL,"long, with ""quotes"""\n2026-05-03,YES_AUTO,forgot\n2026-05-02,NO,no\n2026-05-01,UNKNOWN,unknown\n',
      '002 Water/Checkmarks.csv':
        'Date,Value,Notes\n2026-05-04,8000,\n2026-05-03,7999,\n2026-05-02,NO,\n2026-05-01,SKIP,ill\n',
      '003 Coffee/Checkmarks.csv': 'Date,Value,Notes\n2026-05-04,NO,\n2026-05-03,2500,\n',
    };
    const read = await inspect(files);
    expect(read).toMatchObject({
      format: 'loop-zip-2.3.1',
      counts: { habits: 5, ticks: 3, skips: 1, notes: 5 },
      unread: [],
    });
    expect(read.remarks).toEqual(
      expect.arrayContaining(['computed 2', 'period-target 1', 'schedule-approximated 1']),
    );
    expect(read.habits.map(({ schedule }) => schedule[0]?.value)).toEqual([
      { kind: 'times', times: 3, per: 'week' },
      [1, 2, 3, 4, 5, 6, 7],
      { kind: 'times', times: 1, per: 'month' },
      { kind: 'interval', days: 3 },
      { kind: 'times', times: 1, per: 'week' },
    ]);
    const [, water, coffee] = read.habits;
    expect(water?.goal?.[0]?.value).toEqual({
      target: 8,
      unit: 'glasses',
      direction: 'atLeast',
      step: 1,
    });
    expect(coffee).toMatchObject({ archive: [{ from: '2026-05-05', value: true }] });
  });

  it('of 2.3.1, with a target that is above the highest amount or missing', async () => {
    const files = {
      'Habits.csv': [
        'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?',
        '001,Steps,NUMERICAL,,,1,1,#1976D2,steps,AT_LEAST,2000000.0,false',
        '002,Water,NUMERICAL,,,1,1,#1976D2,glasses,AT_LEAST,0.0,false',
        '003,Coffee,NUMERICAL,,,1,1,#1976D2,cups,AT_MOST,0.0,false',
        '004,Tea,NUMERICAL,,,1,1,#1976D2,cups,AT_LEAST,,false',
        '005,Never,NUMERICAL,,,1,1,#1976D2,cups,AT_LEAST,,false',
      ].join('\n'),
      '001 Steps/Checkmarks.csv': '2026-05-04,9000000\n2026-05-03,1000000000\n',
      '002 Water/Checkmarks.csv': '2026-05-04,NO\n2026-05-03,2000\n',
      '003 Coffee/Checkmarks.csv': '2026-05-04,NO\n2026-05-03,1000\n',
      '004 Tea/Checkmarks.csv': '2026-05-04,2000\n',
    };
    const { counts, remarks, questions, habits } = await inspect(files);
    expect(counts).toMatchObject({ habits: 5, ticks: 4 });
    expect(remarks).toContain('target-lowered 1');
    expect(habits[0]?.goal?.[0]?.value).toMatchObject({ target: 1_000_000, unit: 'steps' });
    expect(questions).toEqual([
      { kind: 'target', habit: 'Water', days: 2, lowest: 0, highest: 2, guess: 'any' },
      { kind: 'target', habit: 'Tea', days: 1, lowest: 2, highest: 2, guess: 'any' },
    ]);
    const answered = await inspect(files, { targets: new Map([['Water', 3]]) });
    expect(answered.counts.ticks).toBe(3);
    expect(answered.habits[1]?.goal?.[0]?.value).toMatchObject({ target: 3, unit: 'glasses' });
  });

  it('asks for the target of amounts before 2.3.1', async () => {
    const files = {
      'Habits.csv': MIDDLE_HABITS,
      '001 Draw/Checkmarks.csv': '2022-05-03,12500\n2022-05-02,0\n2022-05-01,3000\n',
    };
    const { questions, counts } = await inspect(files);
    expect(counts.ticks).toBe(2);
    expect(questions).toEqual([
      { kind: 'target', habit: 'Draw, then rest', days: 2, lowest: 3, highest: 12.5, guess: 'any' },
    ]);
  });

  it('of a phone that writes Arabic digits', async () => {
    const files = {
      'Habits.csv': `${OLD_HEADER}\n٠٠١,صلاة,,٣,٧,#AFB42B\n`,
      '٠٠١ /Checkmarks.csv': '2019-06-04,٢\n2019-06-03,٠\n',
    };
    const read = await inspect(files);
    expect(read).toMatchObject({ counts: { habits: 1, ticks: 1 }, names: ['صلاة'] });
    expect(read.habits[0]?.schedule[0]?.value).toEqual({ kind: 'times', times: 3, per: 'week' });
  });

  it('of habits with one name, and with names that folders cannot have', async () => {
    const files = {
      'Habits.csv': `${OLD_HEADER}\n001,Water,,1,1,#AFB42B\n002,Water,,1,1,#AFB42B\n003,早起き,,1,1,#AFB42B\n`,
      '001 Water/Checkmarks.csv': '2019-06-04,2\n',
      '002 Water/Checkmarks.csv': '2019-06-05,2\n',
      '003/Checkmarks.csv': '2019-06-06,2\n',
    };
    const read = await inspect(files);
    expect(read.names).toEqual(['Water', 'Water', '早起き']);
    expect(read.marks).toEqual([
      { '2019-06-04': 'done' },
      { '2019-06-05': 'done' },
      { '2019-06-06': 'done' },
    ]);
  });

  it('of some of the habits, without their folders', async () => {
    const list = `${OLD_HEADER}\n001,Steps,,1,1,#AFB42B\n002,Walk,,1,1,#AFB42B\n003,Run,,1,1,#AFB42B\n`;
    const named = { 'Habits.csv': list, 'Checkmarks.csv': 'Date,Run,\n2019-06-04,2,\n' };
    expect(await inspect(named)).toMatchObject({
      names: ['Steps', 'Walk', 'Run'],
      marks: [{}, {}, { '2019-06-04': 'done' }],
      unread: [],
    });
    const unnamed = {
      'Habits.csv': list.replace('Walk', 'Run'),
      'Checkmarks.csv': 'Date,Run,Swim,\n2019-06-04,2,2,\n',
    };
    expect(await inspect(unnamed)).toMatchObject({
      counts: { ticks: 0 },
      unread: ['name-unclear Checkmarks.csv 1', 'name-unclear Checkmarks.csv 1'],
    });
    const unclear = {
      'Habits.csv': list,
      'Checkmarks.csv': 'Date,Run,far,Walk,\n2019-06-04,2,2,\n',
    };
    expect((await inspect(unclear)).unread).toEqual(['name-unclear Checkmarks.csv 1']);
  });

  it('says in which file and line something cannot be read', async () => {
    const files = {
      'Habits.csv': OLD_HABITS,
      '001 Draw then rest/Checkmarks.csv': '2019-06-04,2\n2019-06-31,2\n2019-06-02,-7\n',
      'more.zip': 'PK',
    };
    expect((await inspect(files)).unread).toEqual([
      'date-impossible 001 Draw then rest/Checkmarks.csv 2',
      'value-unknown 001 Draw then rest/Checkmarks.csv 3',
      'nested-archive more.zip',
    ]);
  });
});

describe("Loop's single Checkmarks.csv", () => {
  it('of all habits, also where a name has a comma', async () => {
    expect(await inspect(COMBINED)).toMatchObject({
      format: 'loop-checkmarks-csv',
      counts: { habits: 2, ticks: 2, skips: 1 },
      names: ['Draw, then rest', 'Café'],
      unread: [],
    });
    const unclear = await inspect('Date,Draw,then rest,Café,\n2019-06-04,0,2,\n');
    expect(unclear).toMatchObject({ names: ['#1', '#2'], unread: ['name-unclear 1'] });
  });

  it('of one habit, with and without a header', async () => {
    const expected = { format: 'loop-checkmarks-csv', counts: { habits: 1, ticks: 1, skips: 1 } };
    expect(await inspect(CAFE, {}, 'Café.csv')).toMatchObject({ ...expected, names: ['Café'] });
    const newer = 'Date,Value,Notes\n2026-05-04,YES_MANUAL,\n2026-05-03,SKIP,\n';
    expect(await inspect(newer)).toMatchObject(expected);
  });

  it('of all habits, as a spreadsheet saves it without the last comma', async () => {
    const file = 'Date,Read,Run\n2025-08-10,2,-1\n2025-08-09,1,2\n2025-08-08,0,3\n';
    expect(await inspect(file)).toMatchObject({
      format: 'loop-checkmarks-csv',
      marks: [{ '2025-08-10': 'done' }, { '2025-08-09': 'done', '2025-08-08': 'skipped' }],
      remarks: ['computed 1'],
    });
    const words = await inspect('Date;Read\n10.08.2025;YES_MANUAL\n09.08.2025;YES_AUTO\n');
    expect(words.marks).toEqual([{ '2025-08-10': 'done' }]);
    // Cups of coffee are no entries of Loop's.
    expect((await inspect('Date,Coffee\n2025-08-10,2\n2025-08-09,1\n')).format).toBe('plain-csv');
  });

  it('of one habit, with the dates of a spreadsheet', async () => {
    const file = '8/13/2025,2\n8/12/2025,1\n8/11/2025,3\n';
    expect(await inspect(file)).toMatchObject({
      format: 'loop-checkmarks-csv',
      marks: [{ '2025-08-13': 'done', '2025-08-11': 'skipped' }],
    });
  });
});
