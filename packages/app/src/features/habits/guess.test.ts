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

it('has words for each icon, and each icon once', () => {
  for (const { label, keywords } of icons) {
    expect(label).not.toBe('');
    expect(keywords).not.toBe('');
  }
  expect(icons.length).toBeGreaterThanOrEqual(60);
});
