import { expect, it } from 'vitest';
import { PROMPT_MAX_LENGTH, PROMPTS_MAX, promptsOf } from './prompts';

it('keeps prompts with something visible, each once and as typed', () => {
  expect(promptsOf([' One good thing ', '', '\u200b', 'Tomorrow', 'One good thing'])).toEqual([
    'One good thing',
    'Tomorrow',
  ]);
});

it('keeps so many of them, and of each its beginning', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Prompt ${index}`);
  expect(promptsOf(many)).toEqual(many.slice(0, PROMPTS_MAX));
  expect(promptsOf(['👩‍👩‍👧‍👦'.repeat(100)])).toEqual(['👩‍👩‍👧‍👦'.repeat(PROMPT_MAX_LENGTH)]);
});
