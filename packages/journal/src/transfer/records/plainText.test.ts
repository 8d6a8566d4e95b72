import { expect, it } from 'vitest';
import { plainLines } from './plainText';

it('reads blocks as lines, and an empty one between two as an empty line', () => {
  expect(plainLines(['<div>One</div><div><br></div><div>Two</div>'])).toBe('One\n\nTwo');
  expect(plainLines(['One<br>Two<ul><li>a</li><li>b</li></ul>'])).toBe('One\nTwo\n- a\n- b');
});

it('reads a note of 80,000 tags', () => {
  const blocks = '<div></div>'.repeat(40_000);
  expect(plainLines([`One${blocks}Two`])).toBe('One\nTwo');
  expect(plainLines(['<b'.repeat(80_000)])).toBe('<b'.repeat(80_000));
});
