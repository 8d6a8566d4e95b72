import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

describe("Way of Life's CSV", () => {
  it('has two columns a habit', async () => {
    const file = [
      'Date,Run,Notes (Run),"No sugar, really","Notes (No sugar, really)"',
      '17.05.2023,Green,by the river,Red,',
      '18.05.2023,-,,Green,"hard, but done"',
      '31.02.2023,Green,,,',
    ].join('\n');
    expect(await inspect(file)).toMatchObject({
      format: 'way-of-life-csv',
      counts: { habits: 2, ticks: 2, skips: 0, notes: 2 },
      names: ['Run', 'No sugar, really'],
      days: ['2023-05-17', '2023-05-18'],
      unread: ['date-impossible 4'],
    });
  });

  it('has a dash for a note that is none', async () => {
    const file = 'Date,Run,Notes (Run)\n18.05.2023,Green,-\n19.05.2023,Red,fine\n';
    expect((await inspect(file)).counts).toMatchObject({ ticks: 1, notes: 1 });
  });
});

const guessOf = async (file: string) => (await inspect(file)).questions[0];

describe('a plain CSV', () => {
  it('of a row a habit and day', async () => {
    const file =
      'date,habit,done\n2024-01-01,Read,1\n2024-01-02,Read,0\n2024-01-02,Walk,yes\n2024-01-03,Walk,skip\n2024-01-04,Walk,perhaps\n';
    const read = await inspect(file);
    expect(read).toMatchObject({
      format: 'plain-csv',
      counts: { habits: 2, ticks: 2, skips: 1 },
      unread: ['value-unknown 6'],
    });
    expect(read.questions).toEqual([
      expect.objectContaining({ kind: 'columns', guess: ['date', 'habit', 'done'] }),
    ]);
  });

  it('of a column a habit, with a mood and a note', async () => {
    const file = 'Day,Read,Walk,Mood,Notes\n2024-01-01,x,,4,Fine\n2024-01-02,x,✓,great,\n';
    const read = await inspect(file);
    expect(read).toMatchObject({
      counts: { habits: 2, ticks: 3, moods: 2, notes: 1 },
      names: ['Read', 'Walk'],
      entries: [
        ['2024-01-01', 4, 'Fine'],
        ['2024-01-02', 5, ''],
      ],
    });
    expect(read.questions).toEqual([
      expect.objectContaining({
        names: ['Day', 'Read', 'Walk', 'Mood', 'Notes'],
        guess: ['date', 'habit-done', 'habit-done', 'mood', 'note'],
      }),
      { kind: 'mood', word: 'great', count: 1, guess: 5 },
    ]);
  });

  it.each([
    ['by their names', 'Date,What,How much\n2024-01-01,Yoga,30\n2024-01-02,Piano,20\n'],
    ['by days that recur', 'Date,Which,Result\n2024-01-01,Yoga,30\n2024-01-01,Piano,20\n'],
  ])('with columns of habits and amounts that are known %s', async (_, file) => {
    const read = await inspect(file);
    expect(read.questions[0]).toMatchObject({ guess: ['date', 'habit', 'done'] });
    expect(read.names).toEqual(['Yoga', 'Piano']);
  });

  it('takes no other text for habits: of a day, of several habits, of a diary', async () => {
    expect(await guessOf('Date,Run,Weather\n2024-01-01,1,Sun\n2024-01-02,0,Rain\n')).toMatchObject({
      guess: ['date', 'habit-done', 'ignore'],
    });
    expect(
      await guessOf('Date,Run,Swim,Weather\n2024-01-01,1,0,Sun\n2024-01-01,0,1,Rain\n'),
    ).toMatchObject({ guess: ['date', 'habit-done', 'habit-done', 'ignore'] });
    expect(await guessOf('Date,Mood,Weather\n2024-01-01,4,Sun\n2024-01-01,3,Rain\n')).toMatchObject(
      { guess: ['date', 'mood', 'ignore'] },
    );
  });

  it('of several moods a day, with their times in a column or after the date', async () => {
    const rows = [
      ['2024-01-01', '9:30 PM', 'Late'],
      ['2024-01-01', '07:05', 'Early'],
      ['2024-01-02', '', 'Any time'],
    ];
    const apart = rows.map(([day, time, note]) => `${day},${time},4,${note}`);
    const inColumn = await inspect(['Date,Time,Mood,Note', ...apart].join('\n'));
    expect(inColumn.questions[0]).toMatchObject({ guess: ['date', 'time', 'mood', 'note'] });
    const together = rows.map(([day, time, note]) => `${day} ${time},4,${note}`);
    const afterDate = await inspect(['Date,Mood,Note', ...together].join('\n'));
    for (const { entries, times } of [inColumn, afterDate]) {
      expect(entries).toEqual([
        ['2024-01-01 07:05', 4, 'Early'],
        ['2024-01-01 21:30', 4, 'Late'],
        ['2024-01-02', 4, 'Any time'],
      ]);
      expect(times).toEqual(['07:05', '21:30', undefined]);
    }
  });

  it('takes midnight after a date for no time, and a time beside an offset as it is', async () => {
    const file = 'Date,Mood\n2024-01-01 00:00:00,4\n2024-01-03T21:30:00+09:00,2\n';
    expect((await inspect(file)).times).toEqual([undefined, '21:30']);
  });

  it('takes minutes for an amount, and no time', async () => {
    const read = await inspect('Date,Mood,Time\n2024-01-01,4,30\n2024-01-02,5,45\n');
    expect(read.questions[0]).toMatchObject({ guess: ['date', 'mood', 'habit-done'] });
    const hours = await inspect('Date,Mood,Time\n2024-01-01,4,1.25\n2024-01-02,5,0.5\n');
    expect(hours.questions[0]).toMatchObject({ guess: ['date', 'mood', 'habit-done'] });
    const dots = await inspect('Date,Mood,Time\n2024-01-01,4,9.05\n2024-01-02,5,21.10\n');
    expect(dots.times).toEqual(['09:05', '21:10']);
  });

  it.each([
    ['oldest', ['2024-01-01,4,', '2024-01-01,,Walk', '2024-01-01,5,', '2024-01-02,3,']],
    ['latest', ['2024-01-02,3,', '2024-01-01,5,', '2024-01-01,,Walk', '2024-01-01,4,']],
  ])('keeps words with the mood before them, the %s first', async (_, rows) => {
    const { entries } = await inspect(['Date,Mood,Note', ...rows].join('\n'));
    expect(entries).toContainEqual(['2024-01-01', 4, 'Walk']);
  });

  it('of a row a habit has the mood that stands beside each habit of a day once', async () => {
    const file =
      'date,habit,done,mood,note\n2024-01-01,Read,1,4,Fine\n2024-01-01,Walk,1,4,Fine\n2024-01-01,Run,0,4,\n';
    expect((await inspect(file)).entries).toEqual([['2024-01-01', 4, 'Fine']]);
    const times =
      'date,time,habit,mood\n2024-01-01,08:10,Read,good\n2024-01-01,08:12,Walk,good\n2024-01-01,21:00,Run,good\n2024-01-01,21:00,Sing,bad\n';
    expect((await inspect(times)).entries).toEqual([
      ['2024-01-01', 4, ''],
      ['2024-01-01', 2, ''],
    ]);
  });

  it('of moods with labels: between bars, or else between commas or semicolons', async () => {
    const header = 'Date,Mood,Tags';
    const rows = ['2024-01-01,4,"walk, tea "', '2024-01-02,5,"a, b | tea"', '2024-01-03,5,x;;y'];
    const { entryLabels, questions } = await inspect([header, ...rows].join('\n'));
    expect(entryLabels).toEqual([
      { walk: 1, tea: 1 },
      { 'a, b': 1, tea: 1 },
      { x: 1, y: 1 },
    ]);
    expect(questions[0]).toMatchObject({ guess: ['date', 'mood', 'labels'] });
    expect(await guessOf('Date,Activities\n2024-01-01,1\n2024-01-02,0\n')).toMatchObject({
      guess: ['date', 'habit-done'],
    });
  });

  it('of a row a habit has the labels of a mood once', async () => {
    const file =
      'date,habit,done,mood,tags\n2024-01-01,Read,1,4,walk\n2024-01-01,Walk,1,4,"walk,tea"\n';
    expect((await inspect(file)).entryLabels).toEqual([{ walk: 1, tea: 1 }]);
  });

  it('without a header, and with columns as they are assigned', async () => {
    const file = 'Read;2024-01-01;2\nWalk;2024-01-02;1\n';
    const guessed = await inspect(file);
    expect(guessed.questions[0]).toMatchObject({
      names: ['1', '2', '3'],
      guess: ['habit', 'date', 'done'],
    });
    expect(guessed.counts).toMatchObject({ habits: 2, ticks: 2 });
    const assigned = await inspect(file, { columns: ['ignore', 'date', 'mood'] });
    expect(assigned.entries).toEqual([
      ['2024-01-01', 2, ''],
      ['2024-01-02', 1, ''],
    ]);
    expect(assigned.counts.habits).toBe(0);
  });

  it('of signs as phones write them, and of words as spreadsheets do', async () => {
    const signs = 'Date,Read,Run\n2024-01-01,✔️,☑️\n2024-01-02,❌,✖️\n';
    const words = 'Datum;Lesen;Laufen\n2024-01-01;WAHR;FALSCH\n2024-01-02;FALSCH;WAHR\n';
    const first = { '2024-01-01': 'done' };
    expect((await inspect(signs)).marks).toEqual([first, first]);
    expect((await inspect(words)).marks).toEqual([first, { '2024-01-02': 'done' }]);
  });

  it('of ticks and of an x for the lack of one', async () => {
    const file = 'Date,Read,Run\n2024-01-01,✓,x\n2024-01-02,x,x\n';
    expect((await inspect(file)).marks).toEqual([{ '2024-01-01': 'done' }, {}]);
  });

  it('of amounts', async () => {
    const file = 'date,Water\n2024-01-01,"2,5"\n2024-01-02,8\n2024-01-03,0\n';
    const read = await inspect(file, { targets: new Map([['Water', 3]]) });
    expect(read.marks).toEqual([{ '2024-01-01': 2.5, '2024-01-02': 8 }]);
    expect(read.counts.ticks).toBe(1);
  });

  it('that was cut off within a cell says so', async () => {
    const file = 'date,habit,done,note\n2024-01-01,Read,1,\n2024-01-02,Read,1,"never ends\n';
    expect((await inspect(file)).unread).toEqual(['cut-off 3']);
  });
});

describe('a table of a spreadsheet', () => {
  it('has amounts of thousands, by commas or by dots', async () => {
    const commas = 'Date,Steps\n2026-11-18,"10,234"\n2026-11-19,"1,007,342"\n';
    expect((await inspect(commas)).counts).toMatchObject({ habits: 1 });
    expect((await inspect('Date,Steps\n2026-11-18,"10,234"\n2026-11-19,"7,342"\n')).marks).toEqual([
      { '2026-11-18': 10_234, '2026-11-19': 7342 },
    ]);
    expect((await inspect('Date;Steps\n2026-11-18;1.234,5\n2026-11-19;7.342\n')).marks).toEqual([
      { '2026-11-18': 1234.5, '2026-11-19': 7342 },
    ]);
    expect((await inspect('Date,Cups\n2026-11-18,٣\n2026-11-19,२\n')).marks).toEqual([
      { '2026-11-18': 3, '2026-11-19': 2 },
    ]);
  });

  it('keeps its habits where totals stand below them, and seldom a word between them', async () => {
    const totals = 'Date,Read,Run\n2024-01-01,TRUE,FALSE\n2024-01-02,TRUE,TRUE\nTotal,100%,50%\n';
    expect(await inspect(totals)).toMatchObject({
      names: ['Read', 'Run'],
      marks: [{ '2024-01-01': 'done', '2024-01-02': 'done' }, { '2024-01-02': 'done' }],
      unread: ['date-unknown 4'],
    });
    const days = Array.from({ length: 28 }, (_, index) => `2024-02-${index + 1},1`);
    const words = ['Date,Read', ...days.with(9, '2024-02-10,ill')].join('\n');
    const read = await inspect(words.replaceAll(/-(\d),/g, '-0$1,'));
    expect(read).toMatchObject({ counts: { habits: 1, ticks: 27 }, unread: ['value-unknown 11'] });
  });

  it.each([
    ['a title', 'Habits of 2024,,\n,,\nDate,Read,Run\n2024-01-01,x,\nsoon,,x\n', 5],
    ['a title alone', 'Habits of 2024\nDate;Read;Run\n2024-01-01;x;\n\nsoon;;x\n', 5],
    ['its delimiter', 'sep=;\r\nDate;Read;Run\r\n2024-01-01;x;\r\nsoon;;\r\n', 4],
  ])('is read below %s, with the lines of the file', async (_, file, line) => {
    const { names, days, unread } = await inspect(file);
    expect({ names: names[0], days }).toEqual({
      names: 'Read',
      days: ['2024-01-01', '2024-01-01'],
    });
    expect(unread.map((each) => each.split(' ').at(-1))).toEqual([String(line)]);
  });
});
