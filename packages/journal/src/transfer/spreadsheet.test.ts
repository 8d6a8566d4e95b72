import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { EMPTY_PORTABLE } from '../device/rows/portable';
import type { EntryRow, LabelRow } from '../device/rows/rows';
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

it('has labels, scales in the form of Daylio, and names of moods in a column of their own', async () => {
  const stamp = { at: 1, offset: 0 };
  const label = (uid: string, position: number, rest: Partial<LabelRow>): LabelRow => ({
    uid,
    name: uid,
    icon: '☕',
    kind: 'label',
    unit: '',
    group: 'Group',
    position,
    archived: false,
    deleted: false,
    mergedInto: null,
    ...stamp,
    ...rest,
  });
  const labels = [
    label('tea', 2, {}),
    label('walk | run', 1, { archived: true }),
    label('hike', 3, { mergedInto: 'walk | run' }),
    label('gone', 4, { deleted: true }),
    label('Sleep', 5, { kind: 'scale', unit: 'h' }),
    label('Focus', 6, { kind: 'scale' }),
    label('Pain', 7, { kind: 'scale', unit: '/ 10 points' }),
    label('Far', 8, { kind: 'scale', unit: 'km' }),
    label('calm', 9, { kind: 'mood', mood: 4 }),
    label('=rad', 10, { kind: 'mood', mood: 4 }),
  ];
  const all = Object.fromEntries(labels.map(({ uid }) => [uid, 1]));
  const entries: EntryRow[] = [
    { id: '2026-11-21', mood: 4, note: '', ...stamp, labels: { ...all, Sleep: 7.5, Focus: 4 } },
    { id: '2026-11-20', mood: 2, note: 'Rain', ...stamp, labels: { calm: 1, Sleep: 7.34 } },
  ];
  const zip = spreadsheet({
    ...EMPTY_PORTABLE,
    entries: new Map(entries.map((each) => [each.id, each])),
    labels: new Map(labels.map((each) => [each.uid, each])),
  });
  expect(strFromU8(unzipSync(zip)['moods.csv'] ?? new Uint8Array()).split('\n')).toEqual([
    'full_date,date,weekday,time,mood,activities,scales,note_title,note,mood_name',
    '2026-11-21,,,,good,walk \\| run | tea,Sleep:\u00A07:30 | Focus:\u00A04/5\u00A0points | Pain:\u00A01/10\u00A0points | Far:\u00A01\u00A0km,,,calm | =rad',
    '2026-11-20,,,,bad,,Sleep:\u00A07.34\u00A0h,,Rain,',
    '',
  ]);
  const read = await inspect(zip);
  expect(read.entryLabels).toEqual([
    {
      'walk | run': 1,
      tea: 1,
      Sleep: 7.5,
      Focus: 4,
      Pain: 1,
      Far: 1,
      calm: 1,
      '=rad': 1,
    },
    { Sleep: 7.34 },
  ]);
  expect(read.questions).toEqual([]);
});
