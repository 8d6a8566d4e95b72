import { readFileSync } from 'node:fs';
import { ACCENTS } from '@daybow/journal';
import { expect, test } from 'vitest';
import { PAGE_COLOURS } from './theme';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const styles = '../../../node_modules/@daybow/components/src/theme';

test('the bars around the page have the colour of the page', () => {
  const primitives = read(`${styles}/primitives.css`);
  for (const [primitive, theme] of [
    ['paper-50', 'light'],
    ['plum-950', 'dark'],
  ] as const) {
    expect(primitives).toContain(`--daybow-${primitive}: ${PAGE_COLOURS[theme]};`);
  }
  expect(read(`${styles}/roles.css`)).toContain(
    '--daybow-surface-page: light-dark(var(--daybow-paper-50), var(--daybow-plum-950));',
  );
  expect(read('../../../index.html')).toContain(
    `name="theme-color" content="${PAGE_COLOURS.light}"`,
  );
});

test('every accent that can be chosen has its colours, and no other is there', () => {
  const found = read(`${styles}/accents.css`).matchAll(/\[data-accent='(\w+)'\]/g);
  expect(Array.from(found, ([, accent]) => accent)).toEqual([...ACCENTS]);
});
