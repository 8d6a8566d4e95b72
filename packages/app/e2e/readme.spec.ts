import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = import.meta.dirname;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The titles that tests begin with, as they are written. */
const titlesOfTests = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => [...read(name).matchAll(/^test\(\s*(['"])(§.*)\1,/gm)])
  .map((match) => match[2]);

test('The README names every test, and no other', () => {
  const named = [...read('README.md').matchAll(/`(§[^`]+)`/g)].map((match) => match[1]);
  expect(titlesOfTests.length).toBeGreaterThan(100);
  expect([...new Set(named)].toSorted()).toEqual(titlesOfTests.toSorted());
});
