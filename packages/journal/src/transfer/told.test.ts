import { describe, expect, it } from 'vitest';
import { EMPTY_PORTABLE } from '../device/rows/portable';
import { mergeJournals } from '../device/rows/mergeJournals';
import { isMuchUnread, isNothing } from './dryRun';
import { prepare } from './transfer.testing';

const HABITBULL = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';
const DAYLIO = 'full_date,date,weekday,time,mood,activities,note_title,note';

/** Rows whose day there is not. */
function noDays(count: number): string[] {
  return Array.from({ length: count }, () => 'Row,,,2024-02-30,1,');
}

async function dryRunOf(...lines: string[]) {
  const { dryRun } = await prepare(lines.join('\n'));
  return dryRun;
}

describe('the share of a file that is read', () => {
  it('counts the rows of a table, and the rows that nothing comes of', async () => {
    const { parts } = await dryRunOf(
      HABITBULL,
      'Row,,,2024-05-18,1,',
      'Row,,,2024-05-19,0,',
      'Row,,,2024-02-30,1,',
      ',,,2024-05-20,1,',
      'Row,,,2024-05-21,perhaps,',
    );
    expect(parts).toEqual({ kind: 'rows', all: 5, unread: 3 });
  });

  it('counts no row whose mood is asked for', async () => {
    const dryRun = await dryRunOf(DAYLIO, '2024-05-18,,,20:00,zwoofy,,,');
    expect(dryRun.parts).toEqual({ kind: 'rows', all: 1, unread: 0 });
    expect(isMuchUnread(dryRun)).toBe(false);
    expect(isNothing(dryRun, 'merge')).toBe(true);
  });

  it('counts no row of which a part is read', async () => {
    const { parts, unread } = await dryRunOf(
      'Date,Run,Read',
      '2024-05-18,x,x',
      ...Array.from({ length: 12 }, (_, index) => `2024-06-${index + 10},x,x`),
      '2024-05-19,x,perhaps',
    );
    expect(unread).toHaveLength(1);
    expect(parts).toEqual({ kind: 'rows', all: 14, unread: 0 });
  });

  it('counts the days of a table that was turned round', async () => {
    const { parts } = await dryRunOf(
      'Habit,2024-05-18,2024-05-19,2024-05-20',
      'Run,x,x,perhaps',
      'Read,x,x,perhaps',
    );
    expect(parts).toEqual({ kind: 'rows', all: 3, unread: 1 });
  });

  it('counts every row of a day that has no mood', async () => {
    const { parts } = await dryRunOf(
      DAYLIO,
      '2024-05-18,,,20:00,good,,,',
      '2024-05-19,,,20:00,,swim,,',
      '2024-05-19,,,21:00,,,,fine',
      '2024-05-20,,,20:00,good,,,',
      '2024-05-20,,,21:00,,,,late',
      '2024-05-20,,,22:00,,,,',
    );
    expect(parts).toEqual({ kind: 'rows', all: 6, unread: 3 });
  });

  it('counts the records of JSON', async () => {
    const days = [
      { date: '2024-05-18', type: 'Mood', scores: [4], notes: '', tags: [] },
      { date: '2024-02-30', type: 'Mood', scores: [4], notes: '', tags: [] },
      { date: '2024-05-19', type: 'Mood' },
    ];
    const { parts } = await dryRunOf(JSON.stringify(days));
    expect(parts).toEqual({ kind: 'records', all: 3, unread: 2 });
  });

  it('counts the rows of all tables in a zip', async () => {
    const { dryRun } = await prepare({
      'habits.csv': `${HABITBULL}\nRow,,,2024-05-18,1,\nRow,,,2024-02-30,1,`,
      'moods.csv': `${DAYLIO}\n2024-05-18,,,20:00,good,,,`,
    });
    expect(dryRun.parts).toEqual({ kind: 'rows', all: 3, unread: 1 });
  });

  it('is much unread with more than one place in twenty rows', async () => {
    const rows = Array.from({ length: 38 }, (_, index) => `Row ${index},,,2024-05-18,1,`);
    expect(isMuchUnread(await dryRunOf(HABITBULL, ...rows, ...noDays(2)))).toBe(false);
    expect(isMuchUnread(await dryRunOf(HABITBULL, ...rows, ...noDays(3)))).toBe(true);
  });
});

describe('a column that is left out', () => {
  it('is named with two of its cells', async () => {
    const dryRun = await dryRunOf(
      'Date,Run,Weather,Empty',
      '2024-05-18,x,sunny,',
      '2024-05-19,x,sunny,',
      '2024-05-20,x,a warm rain,',
      '2024-05-21,x,snow,',
    );
    expect(dryRun.leftOut).toEqual([{ name: 'Weather', cells: ['sunny', 'a warm rain'] }]);
  });

  it('may have a role that nothing comes of', async () => {
    const { leftOut } = await dryRunOf(
      'Date,Run,Notes,Comments',
      '2024-05-18,x,far,fast',
      '2024-05-19,x,near,slow',
    );
    expect(leftOut.map(({ name }) => name)).toEqual(['Notes', 'Comments']);
    const { leftOut: ofMoods } = await dryRunOf(
      'Date,Mood,Notes,Comments',
      '2024-05-18,4,far,fast',
      '2024-05-19,3,near,slow',
    );
    expect(ofMoods.map(({ name }) => name)).toEqual(['Comments']);
  });

  it('may be one that a known app writes, or that somebody added', async () => {
    const habits = await dryRunOf(HABITBULL, 'Row,On the lake,Sport,2024-05-18,1,');
    expect(habits.leftOut).toEqual([
      { name: 'HabitDescription', cells: ['On the lake'] },
      { name: 'HabitCategory', cells: ['Sport'] },
    ]);
    const moods = await dryRunOf(`${DAYLIO},Weather`, '2024-05-18,,,20:00,good,,,,rain');
    expect(moods.leftOut).toEqual([{ name: 'Weather', cells: ['rain'] }]);
  });
});

describe('what a file joins', () => {
  it('names the habit here that a habit of the file becomes a part of', async () => {
    const { records } = await prepare(`${HABITBULL}\nRead,,,2024-05-18,1,`);
    const here = mergeJournals(EMPTY_PORTABLE, records);
    const file = `${HABITBULL}\nread ,,,2024-05-19,1,\nRun,,,2024-05-19,1,`;
    const { dryRun } = await prepare(file, {}, here);
    expect(dryRun.joins).toEqual([{ name: 'read', habit: 'Read' }]);
    expect((await prepare(file)).dryRun.joins).toEqual([]);
  });
});

describe('an import of nothing', () => {
  it('is one of a file whose records are all here, or that has none', async () => {
    const file = `${HABITBULL}\nRead,,,2024-05-18,1,`;
    const { dryRun, records } = await prepare(file);
    expect(isNothing(dryRun, 'merge')).toBe(false);
    const again = await prepare(file, {}, mergeJournals(EMPTY_PORTABLE, records));
    expect(isNothing(again.dryRun, 'merge')).toBe(true);
    expect(isNothing(again.dryRun, 'replace')).toBe(false);
    const none = await dryRunOf(HABITBULL, ',,,2024-05-18,1,');
    expect(isNothing(none, 'merge')).toBe(true);
    expect(isNothing(none, 'replace')).toBe(true);
  });

  it('can be one by the answers of a person', async () => {
    const file = 'Date,Run\n2024-05-18,x\n';
    const { dryRun } = await prepare(file, { columns: ['date', 'ignore'] });
    expect(isNothing(dryRun, 'merge')).toBe(true);
  });
});

describe('the days of what is new', () => {
  it('are the first, the last, and how many there are', async () => {
    const { changes, daysWithMood } = await dryRunOf(
      DAYLIO,
      '2024-05-18,,,20:00,good,,,',
      '2024-05-18,,,21:00,bad,,,',
      '2024-05-20,,,20:00,good,,,',
    );
    expect(changes.entries.newOn).toEqual({ first: '2024-05-18', last: '2024-05-20', count: 2 });
    expect(changes.marks.newOn).toBeNull();
    expect(daysWithMood).toBe(2);
  });
});
