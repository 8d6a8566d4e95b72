import { expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const backup = (fields: object) => {
  const json = JSON.stringify({
    version: 15,
    pin: '1234',
    customMoods: [
      { id: 1, custom_name: '', mood_group_id: 1 },
      { id: 2, custom_name: 'Good', mood_group_id: 2 },
      { id: 9, custom_name: 'so-so', mood_group_id: 4 },
    ],
    tag_groups: [{ id: 3, name: 'People' }],
    tags: [
      { id: 14, name: 'family', id_tag_group: 3 },
      { id: 15, name: 'tea', id_tag_group: 0 },
      { id: 16, name: 'unused' },
    ],
    ...fields,
  });
  const base64 = Buffer.from(json).toString('base64');
  return { 'backup.daylio': base64.replaceAll(/.{76}/g, '$&\n'), 'assets/photos/x': 'photo' };
};
const entry = {
  minute: 5,
  hour: 8,
  day: 29,
  month: 1,
  year: 2024,
  mood: 9,
  tags: [],
  assets: [],
};

it('tells the level and the name of a mood of one’s own, the groups of activities, and takes the civil date and time', async () => {
  const dayEntries = [
    { ...entry, hour: 21, mood: 1, note: 'Late<br>entry', note_title: 'Title', tags: [14, 15, 99] },
    { ...entry, note: 'Early', assets: [1] },
    { ...entry, day: 28, mood: 2, tags: [15] },
    { ...entry, day: 27, mood: 77, note: 'A mood that is gone' },
    { ...entry, day: 31 },
    { ...entry, day: 'x' },
  ];
  expect(await inspect(backup({ dayEntries }))).toMatchObject({
    format: 'daylio-backup',
    counts: { habits: 0, moods: 3, notes: 2 },
    entries: [
      ['2024-02-29 08:05', 2, 'Early'],
      ['2024-02-29 21:05', 5, 'Title\nLate\nentry'],
      ['2024-02-28 08:05', 4, ''],
    ],
    entryLabels: [{ 'so-so': 1 }, { family: 1, tea: 1 }, { tea: 1 }],
    labels: ['mood, so-so, 2', 'label, family, People', 'label, tea'],
    times: ['08:05', '21:05', '08:05'],
    unread: [
      'date-impossible 2024-2-31 8:5',
      'record-damaged dayEntries[5]',
      'mood-missing 2024-2-27 8:5',
    ],
    remarks: ['left-out-photos 1'],
  });
});
