import { expect, it } from 'vitest';
import { guessMood } from './moodWords';

it.each([
  ['good', 4],
  ['So-so (rainy)', 3],
  ['really great!', 5],
  ['exhausted', 2],
  ['sick and tired', 2],
])('guesses the mood of %j', (word, mood) => {
  expect(guessMood(word)).toBe(mood);
});

it.each([
  [
    'a word that turns another round',
    ['not good', 'not bad', "can't be good", 'less sad', 'stress-free'],
  ],
  ['feelings that differ', ['happy but tired', 'good, bad']],
  ['a part of another word', ['chill', 'mellow', 'discontent', 'Stillness', 'loveless']],
  ['a word without a feeling', ['7/10', 'Mittwoch', '😀', '']],
])('guesses nothing for %s', (_, words) => {
  expect(words.map(guessMood)).toEqual(words.map(() => null));
});
