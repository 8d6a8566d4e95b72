import { expect, it } from 'vitest';
import { enEmoji } from '../../shared/words/en.emoji';
import { guessHabit } from './guess';
import { habitIcons } from './habitIcons';

const icons = habitIcons(enEmoji);

it('guesses an icon and how often from a word of the name', () => {
  const threeAWeek = { kind: 'times', times: 3, per: 'week' };
  expect(guessHabit('Swim', icons)).toEqual({ icon: '🏊', schedule: threeAWeek });
  expect(guessHabit('Go for a run', icons)).toEqual({ icon: '🏃', schedule: threeAWeek });
  expect(guessHabit('drink WATER', icons)).toEqual({ icon: '💧' });
});

it('takes an icon with this very name before one with such a word', () => {
  expect(guessHabit('Walk', icons).icon).toBe('🚶');
  expect(guessHabit('Sleep', icons).icon).toBe('🌙');
});

it('guesses nothing from a part of a word, or from no known word', () => {
  expect(guessHabit('Runes', icons)).toEqual({});
  expect(guessHabit('Swi', icons)).toEqual({});
  expect(guessHabit('', icons)).toEqual({});
});

it.each(['Make the call list', 'Wake', 'The garage', 'Set up the tent', 'No phones', 'Save'])(
  'guesses nothing from the small words of the name of an icon: %s',
  (name) => {
    for (const small of ['🛏️', '⏰', '🧹', '📵', '💰']) {
      expect(guessHabit(name, icons).icon).not.toBe(small);
    }
  },
);

it('finds the name of an icon that is several words, in this order, before one of its other words', () => {
  expect(guessHabit('Make the bed', icons).icon).toBe('🛏️');
  expect(guessHabit('Wake up at six', icons).icon).toBe('⏰');
  expect(guessHabit('Tidy up', icons).icon).toBe('🧹');
  expect(guessHabit('no phone after ten', icons).icon).toBe('📵');
  expect(guessHabit('Save money', icons).icon).toBe('💰');
  expect(guessHabit('Up, wake!', icons)).toEqual({});
});

it('has words for each icon, and each icon once', () => {
  for (const { label, keywords } of icons) {
    expect(label).not.toBe('');
    expect(keywords).not.toBe('');
  }
  expect(icons.length).toBeGreaterThanOrEqual(60);
});
