import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDistance, contrastRatio, lightness, type Eyes } from './colour.testing';
import { colourOf, readSource, tokens, type Theme } from './tokens.testing';

const themes: Theme[] = ['light', 'dark'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What WCAG 2.2 asks of text (1.4.3), and of what one has to see to use something (1.4.11). */
const text = 4.5;
const shape = 3;

const onPaper = ['surface-page', 'surface-card', 'surface-raised'];
const papers = [...onPaper, 'surface-sunken'];
const everywhere = [...papers, 'surface-canvas'];

/** Ink, the grounds that it stands on, the least contrast, and what is drawn so. */
const pairs: [ink: string, grounds: string[], least: number, use: string][] = [
  ['text', [...everywhere, 'surface-notice', 'accent-soft'], text, 'text'],
  ['text-muted', [...everywhere, 'accent-soft'], text, 'secondary text'],
  ['text-link', onPaper, text, 'link'],
  ['text-inverse', ['surface-inverse'], text, 'toast, tooltip'],
  ['text-inverse-muted', ['surface-inverse'], text, 'toast, tooltip'],

  ['on-accent', ['accent', 'accent-hover', 'accent-press'], text, 'button label'],
  ['accent', [...papers, 'surface-notice'], shape, 'button, add button, switch that is on'],
  ['on-accent-soft', ['accent-soft'], text, 'label of a soft button'],
  ['on-disabled', ['disabled'], text, 'disabled label, of which WCAG asks nothing'],
  ['line-strong', papers, shape, 'edge of a field, a check or a switch'],
  ['focus', [...everywhere, 'focus-gap'], shape, 'focus ring'],
  ['focus-gap', ['accent', 'danger', 'surface-inverse'], shape, 'gap between a fill and its ring'],

  ['success', ['surface-page', 'surface-card', 'surface-sunken'], shape, 'filled check'],
  ['on-success', ['success'], text, 'tick'],
  ['success-on-inverse', ['surface-inverse'], shape, 'icon of a toast'],
  ['danger', onPaper, shape, 'edge and icon of an error'],
  ['text-danger', ['surface-card', 'surface-raised'], text, 'words of an error'],
  ['danger-on-inverse', ['surface-inverse'], shape, 'icon of a toast'],
  ['warm', ['surface-card', 'surface-page', 'warm-soft'], shape, 'flame'],

  ...pairsOf(7, (n) => [`bow-${n}`, onPaper, shape, 'pencil edge of the bow']),
  ...pairsOf(5, (n) => [`mood-${n}-on`, [`mood-${n}`], text, 'ink on a mood']),
  ...pairsOf(5, (n) => [`mood-${n}-line`, onPaper, shape, 'edge of a mood, line of a chart']),
  ...pairsOf(5, (n) => ['text', [`mood-${n}-soft`], text, 'text on the wash of a mood']),
  ...pairsOf(5, (n) => ['text-muted', [`mood-${n}-soft`], text, 'secondary text on that wash']),
  ...pairsOf(6, (n) => ['text', [`tile-${n}`], text, 'sign on a tile']),

  ['chart-bar-edge', ['surface-card'], shape, 'edge of a bar'],
];

function pairsOf(count: number, pair: (n: number) => (typeof pairs)[number]) {
  return numbers(count).map(pair);
}

describe.each(themes)('in the %s theme', (theme) => {
  const cases = pairs.flatMap(([ink, grounds, least, use]) =>
    grounds.map((ground) => ({ ink, ground, least, use })),
  );

  test.each(cases)('$ink on $ground ($use) has a contrast of $least', ({ ink, ground, least }) => {
    const ratio = contrastRatio(colourOf(ink, theme), colourOf(ground, theme));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  test('moods grow lighter from Terrible to Great, so that their order survives greyscale', () => {
    const lights = numbers(5).map((n) => lightness(colourOf(`mood-${n}`, theme)));
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect(new Set(lights).size).toBe(5);
  });

  test.each<Eyes>(['all cones', 'protan', 'deutan', 'tritan'])(
    'eyes with %s tell every two moods apart',
    (eyes) => {
      const closest = numbers(5).flatMap((one) =>
        numbers(one - 1).map((other) =>
          colourDistance(colourOf(`mood-${one}`, theme), colourOf(`mood-${other}`, theme), eyes),
        ),
      );
      expect(Math.min(...closest)).toBeGreaterThanOrEqual(8);
    },
  );
});

const ramps =
  /^(paper|plum|persimmon|fern|brick|azure|lamp|coral|amber|leaf|lagoon|sky|violet|rose)-/;

const namesIn = (source: string, pattern: RegExp) =>
  Array.from(source.matchAll(pattern), ([, name = '']) => name);

describe('the names of tokens', () => {
  const sources = readdirSync(new URL('../', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => /\.(css|tsx)$/.test(path) && !path.endsWith('.test.tsx'))
    .map((path) => ({ path, source: readSource(`../${path}`) }));
  const sheets = sources.filter(({ path }) => path.endsWith('.css') && !path.startsWith('theme'));

  test.each(sheets)('$path names roles, never a ramp', ({ source }) => {
    const used = namesIn(source, /var\(--daybow-([\w-]+)/g);
    expect(used.filter((name) => ramps.test(name))).toEqual([]);
  });

  test('every name that a style sheet counts on is a token, or is set by a component', () => {
    const set = sources.flatMap(({ source }) => namesIn(source, /--daybow-([\w-]+)'?:/g));
    const used = sheets.flatMap(({ source }) => namesIn(source, /var\(--daybow-([\w-]+)\)/g));
    const known = new Set([...tokens.keys(), ...set]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
