import { expect, it } from 'vitest';
import { searchEmoji } from './searchEmoji';

const options = [
  { value: '🏃', label: 'Running', keywords: 'jog sport' },
  { value: '☕', label: 'Café crème' },
  { value: '🌳', label: 'Outside', keywords: 'walk in the trees' },
];

const found = (query: string) => searchEmoji(options, query).map(({ value }) => value);

it.each([
  ['run', ['🏃']],
  ['JOG', ['🏃']],
  ['cafe', ['☕']],
  ['cafè', ['☕']],
  ['tree walk', ['🌳']],
  ['☕', ['☕']],
  ['unning', []],
  ['run tree', []],
  ['  ', ['🏃', '☕', '🌳']],
])('finds options for "%s" by the beginnings of their words', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
