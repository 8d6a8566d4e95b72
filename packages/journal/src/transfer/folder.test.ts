import { describe, expect, it } from 'vitest';
import { addDays } from '../days/day';
import {
  filesToRemove,
  folderFileName,
  folderFiles,
  isBackupDue,
  isBackupOverdue,
  otherDevices,
} from './folder';

const TODAY = '2026-11-21';
const nameOn = (day: string, device = 'aaaa', label = 'phone') =>
  folderFileName({ day, device, label });

describe('a folder of backups', () => {
  it('keeps the last seven of a device, then one a month', () => {
    let names: readonly string[] = ['notes.txt', nameOn('2020-01-01', 'bbbb', 'laptop')];
    // Every day for a hundred days, removed as it goes, and not used for the week of 10 November.
    for (let ago = 100; ago >= 0; ago -= 1) {
      const day = addDays(TODAY, -ago);
      if (day >= '2026-11-09' && day <= '2026-11-15') continue;
      names = [...names, nameOn(day)];
      const gone = filesToRemove(names, 'aaaa');
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
    expect(otherDevices(names, 'aaaa').map(({ label, day }) => [label, day])).toEqual([
      ['Ann’s laptop', '2026-11-21'],
      ['tablet', '2026-11-01'],
    ]);
  });

  it('gives files names that every system allows, and reads them again', () => {
    const name = folderFileName({ day: TODAY, device: 'aaaa', label: 'a/b:c  "d"\n' });
    expect(name).toBe('daybow 2026-11-21 a b c d aaaa.json');
    expect(folderFiles([name])).toEqual([{ name, day: TODAY, device: 'aaaa', label: 'a b c d' }]);
  });
});

it.each([
  ['nothing was recorded', null, null, null, false],
  ['the journal is young', null, '2026-11-01', '2026-11-20', false],
  ['there was never one', null, '2026-10-01', '2026-11-20', true],
  ['the last is young', '2026-11-01', '2026-01-01', '2026-11-20', false],
  ['the last is old and something is new', '2026-10-01', '2026-01-01', '2026-11-20', true],
  ['the last is old and nothing is new', '2026-10-01', '2026-01-01', '2026-09-30', false],
])('a backup is asked for or not where %s', (_, lastBackup, first, last, expected) => {
  expect(isBackupOverdue(lastBackup, { first, last }, TODAY)).toBe(expected);
});
