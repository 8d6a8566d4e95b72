import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const HABITS = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n';
const MOODS = 'full_date,date,weekday,time,mood,activities,note_title,note\n';

describe('a zip of several tables', () => {
  it('has one habit where two tables have one, with the marks and notes of both', async () => {
    const read = await inspect({
      '2025.csv': `${HABITS}Read,,,2025-12-30,1,Late\nRead,,,2025-12-31,1,The end\n`,
      '2026.csv': `${HABITS}read,,,2025-12-31,1,A party\nWalk,,,2026-01-01,1,\nread,,,2026-01-02,1,\n`,
    });
    expect(read.names).toEqual(['Read', 'Walk']);
    expect(read.marks).toEqual([
      { '2025-12-30': 'done', '2025-12-31': 'done', '2026-01-02': 'done' },
      { '2026-01-01': 'done' },
    ]);
    expect(read.counts).toMatchObject({ habits: 2, ticks: 4, notes: 2 });
  });

  it('keeps the entries of all tables, those that two have once', async () => {
    const read = await inspect({
      'phone.csv': `${MOODS}2026-01-01,,,8:00,good,,,Long walk\n2026-01-02,,,,bad,,,\n`,
      'tablet.csv': `${MOODS}2026-01-01,,,21:00,rad,,,A film\n2026-01-02,,,,bad,,,\n2026-01-02,,,,bad,,,\n`,
    });
    expect(read.entries).toEqual([
      ['2026-01-01 08:00', 4, 'Long walk'],
      ['2026-01-01 21:00', 5, 'A film'],
      ['2026-01-02', 2, ''],
      ['2026-01-02', 2, ''],
    ]);
  });

  it('has an entry once where one of its tables leaves notes out', async () => {
    const [bare, full] = [
      'date,mood\n2026-01-01,4\n2026-01-02,4\n2026-01-02,4\n',
      'date,mood,note\n2026-01-01,4,Walk\n2026-01-02,4,\n2026-01-02,4,Film\n',
    ];
    const entries = [
      ['2026-01-01', 4, 'Walk'],
      ['2026-01-02', 4, ''],
      ['2026-01-02', 4, 'Film'],
    ];
    expect((await inspect({ 'a.csv': bare, 'b.csv': full })).entries).toEqual(entries);
    expect((await inspect({ 'a.csv': full, 'b.csv': bare })).entries).toEqual(entries);
  });

  it('has the labels of an entry from all of its tables', async () => {
    const row = '2026-01-01,,,9:00,good';
    const { entryLabels } = await inspect({
      'a.csv': `${MOODS}${row},walk | tea,,Fine\n2026-01-02,,,,good,run,,\n`,
      'b.csv': `${MOODS}${row},tea | read,,Fine\n2026-01-02,,,,good,swim,,Long\n`,
    });
    expect(entryLabels).toEqual([
      { walk: 1, tea: 1, read: 1 },
      { swim: 1, run: 1 },
    ]);
  });

  it('doubles nothing where a table is in it twice', async () => {
    const table = `${HABITS}Read,,,2026-01-01,1,Late\nWater,,,2026-01-01,3,\n`;
    const once = await inspect({ 'habits.csv': table });
    const twice = await inspect({ 'habits.csv': table, 'copy/habits.csv': table });
    expect(twice).toMatchObject({ counts: once.counts, names: once.names, marks: once.marks });
    expect(twice.questions.map(({ kind }) => kind)).toEqual(['target']);
  });

  it('asks once for a word and an order of dates that several tables have', async () => {
    const read = await inspect({
      'one.csv': `${HABITS}Read,,,03/04/2026,1,\n`,
      'two.csv': `${HABITS}Walk,,,05/06/2026,1,\n`,
      'three.csv': `${MOODS}2026-01-01,,,,so-so,,,\n`,
      'four.csv': `${MOODS}2026-01-02,,,,so-so,,,\n`,
    });
    expect(read.questions.filter(({ kind }) => kind === 'date-order')).toHaveLength(1);
    expect(read.questions.filter(({ kind }) => kind === 'mood')).toEqual([
      expect.objectContaining({ word: 'so-so', count: 2 }),
    ]);
  });

  it('has one order of dates in all of its tables: that which one of them proves', async () => {
    const read = await inspect({
      'one.csv': `${HABITS}Read,,,03/04/2026,1,\n`,
      'two.csv': `${HABITS}Walk,,,05/26/2026,1,\n`,
    });
    expect(read.questions).toEqual([]);
    expect(read.marks).toEqual([{ '2026-03-04': 'done' }, { '2026-05-26': 'done' }]);
    const open = await inspect({
      'one.csv': `${HABITS}Read,,,03/04/2026,1,\n`,
      'two.csv': `${HABITS}Walk,,,05/05/2026,1,\n`,
    });
    expect(open.questions.map(({ kind }) => kind)).toEqual(['date-order']);
  });

  it('reads anybody’s tables as well, beside those of a known layout', async () => {
    const read = await inspect({
      'habits.csv': `${HABITS}Read,,,2026-01-01,1,\n`,
      'walks.csv': 'date,habit,done\n2026-01-01,Walk,yes\n',
      'days.csv': 'date,Run,Mood,Notes\n2026-01-01,x,4,Sunny\n',
    });
    expect(read.names).toEqual(['Read', 'Walk', 'Run']);
    expect(read.entries).toEqual([['2026-01-01', 4, 'Sunny']]);
    expect(read.questions).toEqual([]);
  });

  it('asks for the columns of the only plain table in it, and takes the answer', async () => {
    const zip = { 'days.csv': 'date,gym,salah\n2026-01-06,yes,no\n2026-01-07,no,yes\n' };
    const guessed = await inspect(zip);
    expect(guessed).toMatchObject({ names: ['gym', 'salah'], questions: [{ kind: 'columns' }] });
    const answered = await inspect(zip, { columns: ['date', 'habit-done', 'ignore'] });
    expect(answered.names).toEqual(['gym']);
  });
});

describe('a zip of one file', () => {
  it('of JSON is read as that file', async () => {
    const pixels = JSON.stringify([{ date: '2024-01-01', type: 'Mood', scores: [4], notes: '' }]);
    const { format, entries } = await inspect({ 'PIXELS.json': pixels, 'read me.txt': 'Hello' });
    expect(format).toBe('pixels-json-scores');
    expect(entries).toEqual([['2024-01-01', 4, '']]);
  });

  it('has folders, also where backslashes part them', async () => {
    const habits =
      'Position,Name,Description,NumRepetitions,Interval,Color\n001,Read,,1,1,#AFB42B\n';
    const files = {
      'Loop\\Habits.csv': habits,
      'Loop\\001 Read\\Checkmarks.csv': '2024-01-02,1\n2024-01-01,2\n',
      'Loop\\001 Read\\Scores.csv': '2024-01-02,0.1234\n2024-01-01,0.0519\n',
    };
    const { format, marks } = await inspect(files);
    expect(format).toMatch(/^loop-zip/);
    expect(marks).toEqual([{ '2024-01-01': 'done' }]);
  });
});
