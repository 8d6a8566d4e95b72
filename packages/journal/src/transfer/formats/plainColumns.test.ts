import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const tableOf = (...rows: string[]) => `${rows.join('\n')}\n`;

const rolesOf = async (...rows: string[]) => {
  const question = (await inspect(tableOf(...rows))).questions.find(
    ({ kind }) => kind === 'columns',
  );
  return question?.kind === 'columns' ? question.guess : [];
};

describe('the columns of a plain table', () => {
  it.each([
    'Total',
    'Summe',
    'Average',
    'Score',
    'Longest streak',
    '% done',
    'ID',
    'Created',
    'Week',
  ])('are no habit where they are called %s', async (name) => {
    expect(
      await rolesOf(`Date,Read,${name}`, '2024-01-01,1,7', '2024-01-02,0,5', '2024-01-03,1,9'),
    ).toEqual(['date', 'habit-done', 'ignore']);
    expect(
      await rolesOf(`${name},Date,Mood`, '7,2024-01-01,4', '5,2024-01-02,3', '9,2024-01-03,4'),
    ).toEqual(['ignore', 'date', 'mood']);
  });

  it('are what they are where there are no others', async () => {
    expect(await rolesOf('Date,Score', '2024-01-01,3', '2024-01-02,5')).toEqual([
      'date',
      'habit-done',
    ]);
    expect(
      await rolesOf('Date,Habit,Total,Streak', '2024-01-01,Tea,3,1', '2024-01-02,Tea,5,2'),
    ).toEqual(['date', 'habit', 'done', 'ignore']);
  });

  it('are no habit where they are empty, or percents', async () => {
    expect(
      await rolesOf('Date,Read,Plan,Rate', '2024-01-01,1,,50%', '2024-01-02,1,,"66,7 %"'),
    ).toEqual(['date', 'habit-done', 'ignore', 'ignore']);
    expect(await rolesOf('Rate,Date,Minutes', '50%,2024-01-01,20', '60%,2024-01-01,30')).toEqual([
      'ignore',
      'date',
      'habit-done',
    ]);
  });

  it('are a habit that began later than the first rows', async () => {
    const days = Array.from({ length: 300 }, (_, index) =>
      new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const rows = days.map((day, index) => `${day},1,${index > 250 ? 'x' : ''}`);
    expect((await inspect(tableOf('Date,Read,Run', ...rows))).names).toEqual(['Read', 'Run']);
  });

  it('are a habit where a large share of their cells are values, and none where few cells are words', async () => {
    expect(
      await rolesOf(
        'Date,Read,Ideas',
        '2024-01-01,x,',
        '2024-01-02,ill,',
        '2024-01-03,x,',
        '2024-01-04,,Sing',
        ...['05', '06', '07', '08', '09', '10', '11', '12'].map((day) => `2024-01-${day},x,`),
      ),
    ).toEqual(['date', 'habit-done', 'ignore']);
  });

  it('are no habit where they count the rows, or add up the others', async () => {
    expect(
      await rolesOf('Nr,Date,Read', '1,2024-01-01,1', '2,2024-01-02,0', '3,2024-01-03,1'),
    ).toEqual(['ignore', 'date', 'habit-done']);
    expect(
      await rolesOf(
        'Date,Read,Run,All',
        '2024-01-01,x,,1',
        '2024-01-02,x,x,2',
        '2024-01-03,,,0',
        '2024-01-04,,x,1',
      ),
    ).toEqual(['date', 'habit-done', 'habit-done', 'ignore']);
  });

  it('are no names of habits where their texts are titles', async () => {
    expect(
      await rolesOf(
        'Name,Date,Exercise,Read',
        'Day 1,"January 5, 2024",Yes,No',
        'Day 2,"January 6, 2024",Yes,Yes',
      ),
    ).toEqual(['ignore', 'date', 'habit-done', 'habit-done']);
    expect(
      await rolesOf('Title,Date,Exercise', 'Snow,2024-01-01,Yes', 'Sun again,2024-01-02,Yes'),
    ).toEqual(['ignore', 'date', 'habit-done']);
    expect(await rolesOf('Date,Title,Mood', '2024-01-01,Snow,4', '2024-01-02,Sun,3')).toEqual([
      'date',
      'ignore',
      'mood',
    ]);
    const diary = Array.from({ length: 12 }, (_, at) => `2024-01-0${1 + (at >> 1)},Title ${at},1`);
    expect(await rolesOf('Date,Text of it,Run', ...diary)).toEqual([
      'date',
      'ignore',
      'habit-done',
    ]);
  });

  it('are no names of habits where their texts are weekdays', async () => {
    expect(
      await rolesOf(
        'Date,On,Which,Result',
        '2024-01-01,Monday,Yoga,30',
        '2024-01-01,Monday,Piano,20',
        '2024-01-02,Tuesday,Yoga,30',
      ),
    ).toEqual(['date', 'ignore', 'habit', 'done']);
  });

  it('have their dates in the one that is not the time of making a row', async () => {
    const read = await inspect(
      tableOf(
        'Created,Date,Read',
        '"January 7, 2024 9:00 PM","January 5, 2024",x',
        '"January 7, 2024 9:01 PM","January 6, 2024",x',
      ),
    );
    expect(read.days).toEqual(['2024-01-05', '2024-01-06']);
  });
});

describe('a table with days across', () => {
  it('is turned round', async () => {
    const read = await inspect(
      tableOf('Habit,2024-01-01,2024-01-02,2024-01-03', 'Read,1,0,1', 'Run,0,1,1'),
    );
    expect(read).toMatchObject({
      names: ['Read', 'Run'],
      marks: [
        { '2024-01-01': 'done', '2024-01-03': 'done' },
        { '2024-01-02': 'done', '2024-01-03': 'done' },
      ],
    });
  });

  it('has dates as others have them, totals, and the lines of its habits', async () => {
    const rows = [
      'Read,x,x,,x,3',
      'Run,,x,perhaps,x,2',
      'Tea,,x,x,x,3',
      'Swim,x,,,,1',
      'Mood,4,,3,5,',
    ];
    const days = ['', '5/1/2024', '6/1/2024', '7/1/2024', '8/1/2024', 'Total'].join(',');
    const read = await inspect(tableOf('2024,,,,,', days, ...rows));
    expect(read).toMatchObject({
      names: ['Read', 'Run', 'Tea', 'Swim'],
      days: ['2024-01-05', '2024-01-08'],
      counts: { habits: 4, ticks: 9, moods: 3 },
      unread: ['value-unknown 4', 'date-unknown 2'],
    });
  });
});
