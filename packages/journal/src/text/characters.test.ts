import { expect, it } from 'vitest';
import { withoutPiles } from './characters';

it('takes from a character what no script stacks on it, and nothing else', () => {
  const piled = `a${'\u0301'.repeat(100_000)}b`;
  expect(withoutPiles(piled)).toBe(`a${'\u0301'.repeat(100)}b`);
  for (const text of [
    'Ćwiczenia',
    'नमस्ते',
    'กำลังใจ',
    'לֵבָב',
    '👩‍👩‍👧‍👦',
    'e\u0301'.repeat(400),
    `Z${'\u0301'.repeat(60)}algo`,
  ]) {
    expect(withoutPiles(text)).toBe(text);
  }
});
