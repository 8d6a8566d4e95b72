import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/** The text of a file, relative to this one, without its comments. */
export function readSource(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** All tokens without the changes for user preferences, by name without '--daybow-'. */
function readTokens(): Map<string, string> {
  return declarationsIn(readSource('./primitives.css') + readSource('./roles.css'));
}

function declarationsIn(rules: string): Map<string, string> {
  const declarations = rules.matchAll(/--daybow-([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]));
}

export const tokens = readTokens();

/** Tokens that each accent changes, by its name, without '--daybow-'. */
export const accents = new Map(
  Array.from(
    readSource('./accents.css').matchAll(/\[data-accent='(\w+)'\] \{([^}]+)\}/g),
    ([, accent = '', rules = '']) => [accent, declarationsIn(rules)],
  ),
);

/** The colour of a token in a theme, as '#rrggbb', with an accent of `accents.css` where one is named. */
export function colourOf(name: string, theme: Theme, accent = ''): string {
  const value = accents.get(accent)?.get(name) ?? tokens.get(name) ?? '';
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === 'light' ? light : dark) ?? value;
  const [, reference] = /^var\(--daybow-([\w-]+)\)$/.exec(chosen) ?? [];
  if (reference !== undefined) return colourOf(reference, theme, accent);
  if (/^#[0-9a-f]{6}$/.test(chosen)) return chosen;
  throw new Error(`--daybow-${name} is '${value}', which is not an opaque colour`);
}
