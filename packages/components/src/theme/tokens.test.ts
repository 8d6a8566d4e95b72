import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourDistance, contrastRatio, lightness, type Vision } from './colour.testing';
import { accents, colourOf, readSource, tokens, type Theme } from './tokens.testing';

const themes: Theme[] = ['light', 'dark'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const moodCount = [...tokens.keys()].filter((name) => /^mood-\d+$/.test(name)).length;

/** The least contrast in WCAG 2.2: of text (1.4.3) and of controls and graphics (1.4.11). */
const text = 4.5;
const shape = 3;

const mainSurfaces = ['surface-page', 'surface-card', 'surface-raised'];
const surfaces = [...mainSurfaces, 'surface-sunken'];
const allSurfaces = [...surfaces, 'surface-canvas'];

/** A foreground, its backgrounds, the least contrast, and the use. */
const pairs: [foreground: string, backgrounds: string[], least: number, use: string][] = [
  ['text', [...allSurfaces, 'surface-notice', 'accent-soft'], text, 'text'],
  ['text-muted', [...allSurfaces, 'accent-soft'], text, 'secondary text'],
  ['text-link', mainSurfaces, text, 'link'],
  ['text-inverse', ['surface-inverse'], text, 'toast, tooltip'],
  ['text-inverse-muted', ['surface-inverse'], text, 'toast, tooltip'],

  ['on-accent', ['accent', 'accent-hover', 'accent-press'], text, 'button label'],
  ['accent', [...surfaces, 'surface-notice'], shape, 'button, add button, switch that is on'],
  ['on-accent-soft', ['accent-soft'], text, 'label of a soft button'],
  ['on-disabled', ['disabled'], text, 'disabled label, which WCAG exempts'],
  ['line-strong', surfaces, shape, 'edge of a field, a check or a switch'],
  ['focus', [...allSurfaces, 'focus-gap'], shape, 'focus ring'],
  ['focus-gap', ['accent', 'danger', 'surface-inverse'], shape, 'gap between a fill and its ring'],

  ['success', ['surface-page', 'surface-card', 'surface-sunken'], shape, 'filled check'],
  ['on-success', ['success'], text, 'tick'],
  ['success-on-inverse', ['surface-inverse'], shape, 'icon of a toast'],
  ['danger', mainSurfaces, shape, 'edge and icon of an error'],
  ['text-danger', ['surface-card', 'surface-raised'], text, 'words of an error'],
  ['danger-on-inverse', ['surface-inverse'], shape, 'icon of a toast'],
  ['warm', ['surface-card', 'surface-page', 'warm-soft'], shape, 'flame'],

  ...pairsOf(7, (n) => [`bow-${n}`, mainSurfaces, shape, 'edge of the bow']),
  ...pairsOf(moodCount, (n) => [`mood-${n}-on`, [`mood-${n}`], text, 'text on a mood']),
  ...pairsOf(moodCount, (n) => [
    `mood-${n}-line`,
    mainSurfaces,
    shape,
    'edge of a mood, chart line',
  ]),
  ...pairsOf(moodCount, (n) => ['text', [`mood-${n}-soft`], text, 'text on a soft mood']),
  ...pairsOf(moodCount, (n) => ['text-muted', [`mood-${n}-soft`], text, 'muted text on it']),
  ...pairsOf(6, (n) => ['text', [`tile-${n}`], text, 'icon on a tile']),

  ['chart-bar-edge', ['surface-card'], shape, 'edge of a bar'],
];

function pairsOf(count: number, pair: (n: number) => (typeof pairs)[number]) {
  return numbers(count).map(pair);
}

const cases = pairs.flatMap(([foreground, backgrounds, least, use]) =>
  backgrounds.map((background) => ({ foreground, background, least, use })),
);

describe.each(themes)('in the %s theme', (theme) => {
  test.each(cases)(
    '$foreground on $background ($use) has a contrast of $least',
    ({ foreground, background, least }) => {
      const ratio = contrastRatio(colourOf(foreground, theme), colourOf(background, theme));
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );

  test('moods are lighter from Terrible to Great, so that their order survives greyscale', () => {
    const lights = numbers(moodCount).map((n) => lightness(colourOf(`mood-${n}`, theme)));
    expect(moodCount).toBeGreaterThanOrEqual(5);
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect(new Set(lights).size).toBe(moodCount);
  });

  test.each<Vision>(['normal', 'protan', 'deutan', 'tritan'])(
    'any two moods differ in %s colour vision',
    (vision) => {
      const closest = numbers(moodCount).flatMap((one) =>
        numbers(one - 1).map((other) =>
          colourDistance(colourOf(`mood-${one}`, theme), colourOf(`mood-${other}`, theme), vision),
        ),
      );
      expect(Math.min(...closest)).toBeGreaterThanOrEqual(8);
    },
  );
});

describe('accents', () => {
  const [usual, ...others] = accents.keys();

  test('there are at least four, and each changes the same tokens', () => {
    expect(others.length).toBeGreaterThanOrEqual(4);
    const names = [...accents.values()].map((each) => [...each.keys()].toSorted().join(' '));
    expect(new Set(names).size).toBe(1);
  });

  test.each(themes)('the usual one is that of the tokens, in the %s theme', (theme) => {
    for (const name of accents.get(usual ?? '')?.keys() ?? []) {
      expect(colourOf(name, theme, usual)).toBe(colourOf(name, theme));
    }
  });

  const changed = accents.get(usual ?? '') ?? new Map<string, string>();
  const accentCases = cases.filter((each) =>
    [each.foreground, each.background].some((name) => changed.has(name)),
  );

  test.each(
    others.flatMap((accent) =>
      themes.flatMap((theme) => accentCases.map((each) => ({ accent, theme, ...each }))),
    ),
  )(
    '$accent, $theme: $foreground on $background ($use) has a contrast of $least',
    ({ accent, theme, foreground, background, least }) => {
      const ratio = contrastRatio(
        colourOf(foreground, theme, accent),
        colourOf(background, theme, accent),
      );
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );

  test.each(themes)('any two can be told apart in the %s theme', (theme) => {
    const colours = [...accents.keys()].map((accent) => colourOf('accent', theme, accent));
    const closest = colours.flatMap((one, index) =>
      colours.slice(0, index).map((other) => colourDistance(one, other, 'normal')),
    );
    expect(Math.min(...closest)).toBeGreaterThanOrEqual(5);
  });
});

const ramps =
  /^(paper|plum|persimmon|fern|brick|azure|lamp|coral|amber|leaf|lagoon|sky|violet|rose)-/;

const namesIn = (source: string, pattern: RegExp) =>
  Array.from(source.matchAll(pattern), ([, name = '']) => name);

describe('token names', () => {
  const sources = readdirSync(new URL('../', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, source: readSource(`../${path}`) }));
  const sheets = sources.filter(({ path }) => path.endsWith('.css') && !path.startsWith('theme'));

  test.each(sheets)('$path uses semantic tokens, not primitives', ({ source }) => {
    const used = namesIn(source, /var\(--daybow-([\w-]+)/g);
    expect(used.filter((name) => ramps.test(name))).toEqual([]);
  });

  test('every custom property in a style sheet is a token or set by a component', () => {
    const set = sources.flatMap(({ source }) => namesIn(source, /--daybow-([\w-]+)'?:/g));
    const used = sheets.flatMap(({ source }) => namesIn(source, /var\(--daybow-([\w-]+)\)/g));
    const known = new Set([...tokens.keys(), ...set]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
