import { expect, it } from 'vitest';
import type { EntryDay } from '../progress/entryDays';
import { findEntries } from './entrySearch';
import { moodOption, type MoodValue } from './mood';

function dayOf(day: string, mood: MoodValue | null, note: string, habitNote?: string): EntryDay {
  return {
    day,
    entry: mood === null ? null : { day, mood: moodOption(mood), note, pending: false },
    habitNotes:
      habitNote === undefined ? [] : [{ id: 1, name: 'Évening walk', icon: '🚶', note: habitNote }],
  };
}

const days = [
  dayOf('2026-11-21', 4, 'Café in Łódź, then a long WALK home'),
  dayOf('2026-11-20', 2, 'Straße, smørrebrød und İstanbul'),
  dayOf('2026-11-19', 4, ''),
  dayOf('2026-11-18', null, '', 'Along the river'),
];
const found = (text: string, mood: MoodValue | null = null) =>
  findEntries(days, { text, mood }).map(({ day }) => day.slice(8));

it.each([
  ['', ['21', '20', '19', '18']],
  ['  ', ['21', '20', '19', '18']],
  ['cafe', ['21']],
  ['CAFÉ', ['21']],
  ['lodz', ['21']],
  ['home walk', ['21']],
  ['strasse', ['20']],
  ['smorrebrod', ['20']],
  ['istanbul', ['20']],
  ['RIVER evening', ['18']],
  ['walk', ['21', '18']],
  ['cafe river', []],
  ['nothing', []],
])('finds %o', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('finds by mood, alone and with words', () => {
  expect(found('', 4)).toEqual(['21', '19']);
  expect(found('walk', 4)).toEqual(['21']);
  expect(found('walk', 1)).toEqual([]);
});
