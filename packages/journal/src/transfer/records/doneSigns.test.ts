import { describe, expect, it } from 'vitest';
import { readSigns } from './doneSigns';
import { DONE_WORDS, NOT_DONE_WORDS } from './doneWords';

/** The meanings of the cells of one column. */
const meanings = (...cells: string[]) => cells.map(readSigns([cells]));

describe('signs of done', () => {
  it('are those of phones, with a selector of their variation', () => {
    expect(new Set(meanings('✔️', '☑️', '✔︎', '👍🏽'))).toEqual(new Set(['done']));
    expect(new Set(meanings('❌', '✖️'))).toEqual(new Set(['not-done']));
  });

  it('are marks by themselves, and none beside ticks', () => {
    expect(meanings('x', '', 'X')).toEqual(['done', null, 'done']);
    expect(meanings('☒', '☐')).toEqual(['done', 'not-done']);
    expect(meanings('x', '✓')).toEqual(['not-done', 'done']);
    expect(meanings('☒', '☑')).toEqual(['not-done', 'done']);
    expect(meanings('🟩', '⬛')).toEqual(['done', 'not-done']);
  });

  it('are circles by themselves and beside crosses, and none beside filled ones', () => {
    expect(meanings('○', '×')).toEqual(['done', 'not-done']);
    expect(meanings('●', '○')).toEqual(['done', 'not-done']);
  });

  it('are unclear for an O beside an X, and for red by itself', () => {
    expect(meanings('O', 'X')).toEqual([null, null]);
    expect(meanings('🔴', '')).toEqual([null, null]);
    expect(meanings('🔴', '🟢')).toEqual(['not-done', 'done']);
    expect(meanings('△', '✓')).toEqual([null, 'done']);
  });

  it('mean one thing in all columns of a table', () => {
    const signOf = readSigns([
      ['x', 'x'],
      ['x', '✓'],
    ]);
    expect(signOf('x')).toBe('not-done');
    expect(readSigns([['x'], ['✓']])('x')).toBe('done');
  });
});

describe('words of done', () => {
  it.each(['WAHR FALSCH', 'VRAI FAUX', 'VERDADERO FALSO', 'ИСТИНА ЛОЖЬ', 'DOĞRU YANLIŞ', '是 否'])(
    'are those of spreadsheets: %s',
    (pair) => {
      expect(meanings(...pair.split(' '))).toEqual(['done', 'not-done']);
    },
  );

  it.each(['evet HAYIR', 'да нет', 'はい いいえ', 'हाँ नहीं', 'sì no', 'ναι όχι'])(
    'are those of languages: %s',
    (pair) => {
      expect(meanings(...pair.split(' '))).toEqual(['done', 'not-done']);
    },
  );

  it('have one meaning', () => {
    const not = new Set(NOT_DONE_WORDS);
    expect(DONE_WORDS.filter((word) => not.has(word))).toEqual([]);
    const all = [...DONE_WORDS, ...NOT_DONE_WORDS];
    expect(all.map((word) => word.normalize('NFC').toLowerCase())).toEqual(all);
  });
});
