import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const sheetPaths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

test('components.css has each style sheet of a component once', () => {
  const list = readFileSync(join(import.meta.dirname, 'components.css'), 'utf8');
  const sheets = sheetPaths
    .filter((path) => basename(join(path, '..')) !== 'theme')
    .map((path) => `@import '../${path.replaceAll('\\', '/')}';`);
  const imports = list.split('\n').filter((line) => line.startsWith('@import'));
  expect(imports.toSorted()).toEqual(sheets.toSorted());
});

test('no style sheet asks what the page contains: each change of the page would style much of it again', () => {
  const asking = sheetPaths.filter((path) =>
    /(:root|html|body):has\(/.test(readFileSync(join(sources, path), 'utf8')),
  );
  expect(asking).toEqual([]);
});
