import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { EMPTY_PORTABLE } from '../device/rows/portable';
import { spreadsheet } from './spreadsheet';

it('has each mood with its day and its time, the latest first', () => {
  const stamp = { at: 1, offset: 0 };
  const entries = [
    { id: '2026-11-20', mood: 4, note: 'Sun', ...stamp },
    { id: '2026-11-21', time: '07:05', mood: 2, note: '', ...stamp },
    { id: '2026-11-22', mood: null, note: '', ...stamp },
  ];
  const files = unzipSync(
    spreadsheet({ ...EMPTY_PORTABLE, entries: new Map(entries.map((each) => [each.id, each])) }),
  );
  expect(
    strFromU8(files['moods.csv'] ?? new Uint8Array())
      .split('\n')
      .slice(1),
  ).toEqual(['2026-11-21,,,07:05,bad,,,', '2026-11-20,,,,good,,,Sun', '']);
});
