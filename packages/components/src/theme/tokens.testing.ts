import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/** The text of a file, relative to this one, without its comments. */
export function readSource(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** All tokens without the changes for user preferences, by name without '--daybow-'. */
function readTokens(): Map<string, string> {
  const [withoutPreferences = ''] = readSource('./tokens.css').split('@media');
  const declarations = withoutPreferences.matchAll(/--daybow-([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]));
}

export const tokens = readTokens();

/** The colour of a token in a theme, as '#rrggbb'. */
export function colourOf(name: string, theme: Theme): string {
  const value = tokens.get(name) ?? '';
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === 'light' ? light : dark) ?? value;
  const [, reference] = /^var\(--daybow-([\w-]+)\)$/.exec(chosen) ?? [];
  if (reference !== undefined) return colourOf(reference, theme);
  if (/^#[0-9a-f]{6}$/.test(chosen)) return chosen;
  throw new Error(`--daybow-${name} is '${value}', which is not an opaque colour`);
}
