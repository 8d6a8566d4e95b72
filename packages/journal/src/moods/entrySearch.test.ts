import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntryDay } from '../progress/entryDays';
import { findEntries, markMatches } from './entrySearch';
import { moodOption, type MoodValue } from './mood';

function dayOf(day: string, mood: MoodValue | null, note: string, habitNote?: string): EntryDay {
  return {
    day,
    entries:
      mood === null
        ? []
        : [{ id: day, day, time: null, mood: moodOption(mood), note, labels: {}, pending: false }],
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

const isFound = (note: string, text: string) =>
  findEntries([dayOf('2026-11-21', 4, note)], { text, mood: null }).length > 0;

it('tells voiced kana apart, in any width', () => {
  expect(isFound('パパと公園', 'ハハ')).toBe(false);
  expect(isFound('パパと公園', 'ハ')).toBe(false);
  expect(isFound('ハハと公園', 'パパ')).toBe(false);
  expect(isFound('パパと公園', 'パパ')).toBe(true);
  expect(isFound('ﾊﾟﾊﾟと公園', 'パパ')).toBe(true);
  expect(isFound('パパ'.normalize('NFD'), 'パパ')).toBe(true);
});

it.each([
  ['Ærø', 'aero'],
  ['cœur', 'coeur'],
  ['Đakovo', 'dakovo'],
  ['Garðabær', 'gardabaer'],
  ['ılık', 'ilik'],
  ['Þingvellir', 'thingvellir'],
])('finds %s by %s', (note, text) => {
  expect(isFound(note, text)).toBe(true);
});

it('finds words that are parted by more than one space', () => {
  expect(isFound('Walk home', ' home   walk ')).toBe(true);
});

it('folds the letter at the end of a Greek word', () => {
  const streets = [dayOf('2026-11-21', 4, 'ο δρόμος')];
  expect(findEntries(streets, { text: 'ΔΡΟΜΟΣ', mood: null })).toEqual(streets);
  expect(findEntries(streets, { text: 'δρομοσ', mood: null })).toEqual(streets);
});

it.each([
  ['Café in Łódź', 'cafe', '[Café] in Łódź'],
  ['Cafe\u0301 in', 'CAFÉ', '[Cafe\u0301] in'],
  ['a walk, a WALK', 'walk', 'a [walk], a [WALK]'],
  ['Straße', 's', '[S]tra[ß]e'],
  ['home walk', 'walk home', '[home] [walk]'],
  ['ﾊﾟﾊﾟ ハ', 'ハ', 'ﾊﾟﾊﾟ [ハ]'],
  ['banana', 'ana', 'b[anana]'],
  ['walk', '', 'walk'],
  ['', 'walk', ''],
])('marks in %o what %o found', (text, search, marked) => {
  const parts = markMatches(text, search);
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked);
});

it('marks something in every note that it finds, and loses no character', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (note, from, length) => {
      const graphemes = [...new Intl.Segmenter('en').segment(note)].map(({ segment }) => segment);
      const start = from % (graphemes.length + 1);
      const text = graphemes.slice(start, start + length).join('');
      const parts = markMatches(note, text);
      expect(parts.map((part) => part.text).join('')).toBe(note);
      const isSearch = !isFound('', text);
      expect(parts.some(({ isMatch }) => isMatch)).toBe(isFound(note, text) && isSearch);
    }),
  );
});
