import { expect, it } from 'vitest';
import { noteParts } from './noteLinks';

const linksIn = (note: string) =>
  noteParts(note)
    .filter(({ isLink }) => isLink)
    .map(({ text }) => text);

it('finds addresses among words, and leaves the words as they are', () => {
  const note = 'Read https://example.org/a?b=1#c again.\nThen HTTPS://example.org';
  expect(linksIn(note)).toEqual(['https://example.org/a?b=1#c', 'HTTPS://example.org']);
  expect(
    noteParts(note)
      .map(({ text }) => text)
      .join(''),
  ).toBe(note);
});

it.each([
  ['See https://example.org.', 'https://example.org'],
  ['Why https://example.org/path?!', 'https://example.org/path'],
  ['(https://example.org/a)', 'https://example.org/a'],
  ['https://example.org/wiki/Bow_(weapon)', 'https://example.org/wiki/Bow_(weapon)'],
  ['“https://example.org/a”, they said', 'https://example.org/a'],
  ['日記https://example.org/日記。', 'https://example.org/日記'],
  ['<https://example.org>', 'https://example.org'],
])('leaves the punctuation of the sentence out: %s', (note, link) => {
  expect(linksIn(note)).toEqual([link]);
});

it.each([
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,https',
  'www.example.org',
  'https://',
  'https:// example.org',
  '',
])('finds none in %s', (note) => {
  expect(linksIn(note)).toEqual([]);
});
