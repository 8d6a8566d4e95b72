import { describe, expect, test } from 'vitest';
import { contrastWithMix } from '../theme/colour.testing';
import { colourOf } from '../theme/tokens.testing';
import { moodColours } from './moodColours';

const coloursOf = (mood: Parameters<typeof moodColours>[0]) =>
  moodColours(mood) as Record<`--daybow-mood-${'fill' | 'ink' | 'edge' | 'wash'}`, string>;

test.each([
  [4, '4'],
  ['calm', 'calm'],
  ['two words', 'none'],
  [{ day: 'work' }, 'none'],
])('%o has the colours of the tokens of mood %s', (mood, name) => {
  expect(moodColours(mood)).toEqual({
    '--daybow-mood-fill': `var(--daybow-mood-${name})`,
    '--daybow-mood-ink': `var(--daybow-mood-${name}-on)`,
    '--daybow-mood-edge': `var(--daybow-mood-${name}-line)`,
    '--daybow-mood-wash': `var(--daybow-mood-${name}-soft)`,
  });
});

describe('a number between two moods', () => {
  test('has a mix of their colours, the nearer one more', () => {
    expect(coloursOf(3.25)).toMatchObject({
      '--daybow-mood-fill': 'color-mix(in oklab, var(--daybow-mood-4) 25%, var(--daybow-mood-3))',
      '--daybow-mood-edge':
        'color-mix(in oklab, var(--daybow-mood-4-line) 25%, var(--daybow-mood-3-line))',
      '--daybow-mood-wash':
        'color-mix(in oklab, var(--daybow-mood-4-soft) 25%, var(--daybow-mood-3-soft))',
    });
    expect(coloursOf(10 / 3)['--daybow-mood-fill']).toContain(' 33%');
  });

  test('has the ink of one of them', () => {
    const inks = [2, 2.25, 2.3, 2.5, 2.99, 3].map((mood) => coloursOf(mood)['--daybow-mood-ink']);
    const [lower, upper] = [inks[0], inks.at(-1)];
    expect(inks).toEqual([lower, lower, upper, upper, upper, upper]);
  });

  test.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    const token = (name: string) => colourOf(/--daybow-([\w-]+)/.exec(name)?.[1] ?? '', theme);
    for (let hundredths = 100; hundredths <= 500; hundredths += 1) {
      const mood = hundredths / 100;
      const [from, to] = [Math.floor(mood), Math.ceil(mood)].map((each) =>
        token(coloursOf(each)['--daybow-mood-fill']),
      );
      const ink = token(coloursOf(mood)['--daybow-mood-ink']);
      expect(contrastWithMix(ink, [from ?? '', to ?? ''], mood % 1), `${mood}`).toBeGreaterThan(4);
    }
  });
});

test('what is no number has no colours', () => {
  expect(coloursOf(NaN)['--daybow-mood-fill']).toBe('var(--daybow-mood-NaN)');
  expect(coloursOf(Infinity)['--daybow-mood-fill']).toBe('var(--daybow-mood-Infinity)');
});
