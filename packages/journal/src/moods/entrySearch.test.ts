import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { EntryDay } from '../progress/entryDays';
import { findEntries, markMatches, prepareSearch } from './entrySearch';
import { moodOption, type MoodValue } from './mood';

function dayOf(
  day: string,
  mood: MoodValue | null,
  note: string,
  { habitNote, labels = {} }: { habitNote?: string; labels?: Record<string, number> } = {},
): EntryDay {
  return {
    day,
    entries:
      mood === null
        ? []
        : [{ id: day, day, time: null, mood: moodOption(mood), note, labels, pending: false }],
    habitNotes:
      habitNote === undefined ? [] : [{ id: 1, name: 'Évening walk', icon: '🚶', note: habitNote }],
  };
}

const days = [
  dayOf('2026-11-21', 4, 'Café in Łódź, then a long WALK home'),
  dayOf('2026-11-20', 2, 'Straße, smørrebrød und İstanbul'),
  dayOf('2026-11-19', 4, ''),
  dayOf('2026-11-18', null, '', { habitNote: 'Along the river' }),
];
const found = (text: string, mood: MoodValue | null = null) =>
  findEntries(days, [], { text, mood, label: null }).map(({ day }) => day.slice(8));

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
  findEntries([dayOf('2026-11-21', 4, note)], [], { text, mood: null, label: null }).length > 0;

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

it.each([
  ['산책을 했다', '산책'],
  ['산책을 했다'.normalize('NFD'), '산책'],
  ['산책을 했다', '사'],
  ['ไปกินข้าว', 'ข้าว'],
  ['مُحَمَّد وأحمد', 'محمد احمد'],
  ['שָׁלוֹם', 'שלום'],
  ['Một buổi sáng đẹp ở Đà Nẵng', 'mot buoi sang dep o da nang'],
  ['तुम्हारी किताब', 'किताब'],
])('finds %s by %s', (note, text) => {
  expect(isFound(note, text)).toBe(true);
});

it.each([
  ['산책', '삼'],
  ['ข่าว', 'ข้าว'],
  ['कल', 'काल'],
])('tells %s and %s apart, whose marks make other words', (note, text) => {
  expect(isFound(note, text)).toBe(false);
});

const sorts = [
  { uid: 'run', name: 'Morning run' },
  { uid: 'papa', name: 'パパ' },
  { uid: 'cafe', name: 'Café' },
];
const labelled = [
  dayOf('2026-11-21', 4, 'Rain', { labels: { run: 1 } }),
  dayOf('2026-11-20', 2, 'A run in the rain', { labels: { cafe: 1, papa: 1 } }),
  dayOf('2026-11-19', 4, ''),
];
const foundBy = (text: string, mood: MoodValue | null = null, label: string | null = null) =>
  findEntries(labelled, sorts, { text, mood, label }).map(({ day }) => day.slice(8));

it.each([
  ['run', ['21', '20']],
  ['rain morning', ['21']],
  ['CAFE', ['20']],
  ['パパ', ['20']],
  ['ハハ', []],
  ['morning cafe', []],
])('finds %s in notes and in the names of labels', (text, expected) => {
  expect(foundBy(text)).toEqual(expected);
});

it('finds by label, alone and with words or a mood of the same entry', () => {
  expect(foundBy('', null, 'run')).toEqual(['21']);
  expect(foundBy('rain', null, 'cafe')).toEqual(['20']);
  expect(foundBy('', 2, 'cafe')).toEqual(['20']);
  expect(foundBy('', 4, 'cafe')).toEqual([]);
  const first = dayOf('2026-11-18', 4, '');
  const second = dayOf('2026-11-18', 2, '', { labels: { cafe: 1 } });
  const twice = [{ ...first, entries: [...first.entries, ...second.entries] }];
  expect(findEntries(twice, sorts, { text: '', mood: 4, label: 'cafe' })).toEqual([]);
  expect(findEntries(twice, sorts, { text: '', mood: 2, label: 'cafe' })).toEqual(twice);
});

it('finds by a new name of a label on days that it has searched before', () => {
  expect(foundBy('jog')).toEqual([]);
  const renamed = [{ uid: 'run', name: 'Jog' }];
  expect(findEntries(labelled, renamed, { text: 'jog', mood: null, label: null })).toEqual([
    labelled[0],
  ]);
});

it('reads each note once, in advance or at the first search', () => {
  vi.useFakeTimers();
  let reads = 0;
  const many = Array.from({ length: 250 }, (_, index) => {
    const day = dayOf(`day ${index}`, 4, '');
    const note = { get: () => `Rain ${(reads += 1)}` };
    return {
      ...day,
      entries: day.entries.map((entry) => Object.defineProperty(entry, 'note', note)),
    };
  });
  const end = prepareSearch(many);
  vi.advanceTimersToNextTimer();
  end();
  vi.runAllTimers();
  expect(reads).toBeLessThan(250);
  prepareSearch(many);
  vi.runAllTimers();
  expect(reads).toBe(250);
  for (const text of ['rain', 'RAIN']) {
    expect(findEntries(many, [], { text, mood: null, label: null })).toHaveLength(250);
  }
  expect(reads).toBe(250);
  vi.useRealTimers();
});

it('finds words that are parted by more than one space', () => {
  expect(isFound('Walk home', ' home   walk ')).toBe(true);
});

it('folds the letter at the end of a Greek word', () => {
  expect(isFound('ο δρόμος', 'ΔΡΟΜΟΣ')).toBe(true);
  expect(isFound('ο δρόμος', 'δρομοσ')).toBe(true);
});

it.each([
  ['Café in Łódź', 'cafe', '[Café] in Łódź'],
  ['Cafe\u0301 in', 'CAFÉ', '[Cafe\u0301] in'],
  ['a walk, a WALK', 'walk', 'a [walk], a [WALK]'],
  ['Straße', 's', '[S]tra[ß]e'],
  ['home walk', 'walk home', '[home] [walk]'],
  ['ﾊﾟﾊﾟ ハ', 'ハ', 'ﾊﾟﾊﾟ [ハ]'],
  ['산책을', '산책', '[산책]을'],
  ['กินข้าวเช้า', 'ข้าว', 'กิน[ข้าว]เช้า'],
  ['مُحَمَّد وأحمد', 'احمد', 'مُحَمَّد و[أحمد]'],
  ['ở Đà Nẵng', 'nang', 'ở Đà [Nẵng]'],
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
