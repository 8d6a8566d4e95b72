import { describe, expect, it } from 'vitest';
import { addDays } from '../days/day';
import {
  filesToRemove,
  folderFileName,
  folderFiles,
  isBackupDue,
  isBackupOverdue,
  lastBackupDay,
  latestOfEach,
} from './folder';

const TODAY = '2026-11-21';
const nameOn = (day: string, device = 'aaaa', label = 'phone') =>
  folderFileName({ day, device, label });
/** Files as a folder lists them, each written on its day unless told otherwise. */
const written = (names: readonly string[], writtenOn?: string) =>
  folderFiles(names).map((file) => ({
    ...file,
    writtenAt: new Date(`${writtenOn ?? file.day}T12:00`).getTime(),
  }));
const dayOf = (files: readonly { day: string }[]) => files.map(({ day }) => day);
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, days) => addDays(first, days));

describe('a folder of backups', () => {
  it('keeps the last seven of a device, then one a month', () => {
    let names: readonly string[] = ['notes.txt', nameOn('2020-01-01', 'bbbb', 'laptop')];
    // Every day for a hundred days, removed as it goes, and not used for the week of 10 November.
    for (let ago = 100; ago >= 0; ago -= 1) {
      const day = addDays(TODAY, -ago);
      if (day >= '2026-11-09' && day <= '2026-11-15') continue;
      names = [...names, nameOn(day)];
      const gone = filesToRemove(names, 'aaaa', day);
      names = names.filter((name) => !gone.includes(name));
    }
    expect(names).toEqual([
      'notes.txt',
      'daybow 2020-01-01 laptop bbbb.json',
      'daybow 2026-08-31 phone aaaa.json',
      'daybow 2026-09-30 phone aaaa.json',
      'daybow 2026-10-31 phone aaaa.json',
      // Of those before the last seven.
      'daybow 2026-11-07 phone aaaa.json',
      ...['2026-11-08', '2026-11-16', '2026-11-17', '2026-11-18'].map((day) => nameOn(day)),
      ...['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => nameOn(day)),
    ]);
  });

  it('tells when a backup is due, and what other devices left', () => {
    const names = [
      nameOn('2026-11-20'),
      nameOn('2026-11-19', 'bbbb', 'Ann’s laptop'),
      nameOn('2026-11-21', 'bbbb', 'Ann’s laptop'),
      nameOn('2026-11-01', 'cccc', 'tablet'),
      'daybow 2026-02-31 broken dddd.json',
    ];
    expect(isBackupDue(names, 'aaaa', TODAY)).toBe(true);
    expect(isBackupDue(names, 'bbbb', TODAY)).toBe(false);
    expect(latestOfEach(written(names), TODAY).map(({ label, day }) => [label, day])).toEqual([
      ['Ann’s laptop', '2026-11-21'],
      ['phone', '2026-11-20'],
      ['tablet', '2026-11-01'],
    ]);
  });

  it('has one file a device, also where two are called the same', () => {
    const names = [nameOn(TODAY, 'aaaa', 'laptop'), nameOn(TODAY, 'bbbb', 'laptop')];
    expect(new Set(names).size).toBe(2);
    expect(latestOfEach(written(names), TODAY).map(({ device }) => device)).toEqual([
      'aaaa',
      'bbbb',
    ]);
    expect(filesToRemove(names, 'aaaa', TODAY)).toEqual([]);
  });

  it('gives files names that every system allows, and reads them again', () => {
    const name = folderFileName({ day: TODAY, device: 'aaaa', label: 'a/b:c  "d"\n' });
    expect(name).toBe('daybow 2026-11-21 a b c d aaaa.json');
    expect(folderFiles([name])).toEqual([{ name, day: TODAY, device: 'aaaa', label: 'a b c d' }]);
  });
});

describe('a folder in which a wrong clock dated backups', () => {
  const ahead = daysFrom('2027-11-10', 10).map((day) => nameOn(day));
  const sane = daysFrom('2026-11-15', 7).map((day) => nameOn(day));

  it('keeps the last seven that can be right, whatever is dated ahead', () => {
    const gone = filesToRemove([...ahead, ...sane], 'aaaa', TODAY);
    expect(gone.filter((name) => sane.includes(name))).toEqual([]);
    // As many of the others, and the last of their month before them.
    expect(gone).toEqual(['2027-11-11', '2027-11-10'].map((day) => nameOn(day)));
  });

  it('prefers the latest that can be right, and has another only where a device has none', () => {
    const files = written([...ahead, ...sane, nameOn('2027-01-01', 'bbbb')]);
    expect(dayOf(latestOfEach(files, TODAY))).toEqual(['2026-11-21', '2027-01-01']);
    expect(dayOf(latestOfEach(written(ahead), TODAY))).toEqual(['2027-11-19']);
  });

  it('prefers no file that was written long before its day once that day has come', () => {
    const files = [...written(ahead, '2026-11-10'), ...written(sane)];
    expect(dayOf(latestOfEach(files, '2027-12-01'))).toEqual(['2026-11-21']);
  });

  it('trusts the day after, which it is already in another zone', () => {
    const tomorrow = nameOn(addDays(TODAY, 1));
    expect(dayOf(latestOfEach(written([...sane, tomorrow], TODAY), TODAY))).toEqual(['2026-11-22']);
  });

  it('has the later written of two files of one day, as after a new name of the device', () => {
    const [old, renamed] = [nameOn(TODAY, 'aaaa', 'phone'), nameOn(TODAY, 'aaaa', 'my phone')];
    const files = [
      ...written([renamed]),
      ...written([old]).map((file) => ({ ...file, writtenAt: file.writtenAt - 1 })),
    ];
    expect(latestOfEach(files, TODAY).map(({ label }) => label)).toEqual(['my phone']);
    expect(latestOfEach(files.toReversed(), TODAY).map(({ label }) => label)).toEqual(['my phone']);
  });
});

it('the last backup is one whose day can be right, where there is one', () => {
  expect(lastBackupDay(['2027-11-21', '2026-09-01'], TODAY)).toBe('2026-09-01');
  expect(lastBackupDay(['2026-09-01', '2026-11-02', null], TODAY)).toBe('2026-11-02');
  expect(lastBackupDay([null, '2027-11-21'], TODAY)).toBe('2027-11-21');
  expect(lastBackupDay([null, null], TODAY)).toBeNull();
});

it.each([
  ['nothing was recorded', null, null, null, false],
  ['the journal is young', null, '2026-11-01', '2026-11-20', false],
  ['there was never one', null, '2026-10-01', '2026-11-20', true],
  ['the last is young', '2026-11-01', '2026-01-01', '2026-11-20', false],
  ['the last is old and something is new', '2026-10-01', '2026-01-01', '2026-11-20', true],
  ['the last is old and nothing is new', '2026-10-01', '2026-01-01', '2026-09-30', false],
  ['the last is dated ahead', '2027-11-21', '2026-01-01', '2026-11-20', true],
  ['the last is dated ahead and the journal is young', '2027-11-21', '2026-11-01', TODAY, false],
])('a backup is asked for or not where %s', (_, lastBackup, first, last, expected) => {
  expect(isBackupOverdue(lastBackup, { first, last }, TODAY)).toBe(expected);
});
