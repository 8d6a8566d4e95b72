import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { EMPTY_PORTABLE } from '../device/rows/portable';
import { spreadsheet } from './spreadsheet';
import { inspect } from './transfer.testing';

it('has each mood with its day and its time on the clock, the latest first', async () => {
  const stamp = { at: 1, offset: 0 };
  const entries = [
    { id: '2026-11-20', mood: 4, note: 'Sun', ...stamp },
    { id: '2026-11-21', time: '07:05', mood: 2, note: '', ...stamp },
    { id: '2026-11-21 c', time: '01:30', mood: 3, note: '', ...stamp },
    { id: '2026-11-21 b', time: 'evening', mood: 5, note: '', ...stamp },
    { id: '2026-11-21 a', time: '21:00', mood: 1, note: '', ...stamp },
    { id: '2026-11-21 d', time: null, mood: 4, note: '', ...stamp },
    { id: '2026-11-22', mood: null, note: '', ...stamp },
  ];
  const zip = spreadsheet({
    ...EMPTY_PORTABLE,
    entries: new Map(entries.map((each) => [each.id, each])),
    settings: new Map([['dayStartHour', { key: 'dayStartHour', value: 3, ...stamp }]]),
  });
  const files = unzipSync(zip);
  expect(
    strFromU8(files['moods.csv'] ?? new Uint8Array())
      .split('\n')
      .slice(1),
  ).toEqual([
    '2026-11-21,,,01:30,meh,,,',
    '2026-11-21,,,21:00,awful,,,',
    '2026-11-21,,,,rad,,,',
    '2026-11-21,,,07:05,bad,,,',
    '2026-11-21,,,,good,,,',
    '2026-11-20,,,,good,,,Sun',
    '',
  ]);
  expect((await inspect(zip)).entries.toSorted()).toEqual([
    ['2026-11-20', 4, 'Sun'],
    ['2026-11-21 01:30', 3, ''],
    ['2026-11-21 07:05', 2, ''],
    ['2026-11-21 21:00', 1, ''],
    ['2026-11-21', 4, ''],
    ['2026-11-21', 5, ''],
  ]);
});
