/**
 * What a page gains in weight with each component: measures it, and writes it into the documents.
 *
 * `.size-limit.json` says what is measured, and how much it may come to.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** @typedef {{ name: string, size: number, sizeLimit: number }} Weight in bytes */

const root = join(import.meta.dirname, '..');
const section = /(?<=<!-- weights -->\n)[^]*(?=<!-- \/weights -->)/;

/** The documents that hold the table. */
export const documents = ['README.md', 'packages/components/README.md'].map((path) =>
  join(root, path),
);

/**
 * Weighs the built package.
 *
 * @returns {Weight[]}
 */
export function weigh() {
  const tool = join(root, 'node_modules', 'size-limit', 'bin.js');
  const run = spawnSync(process.execPath, [tool, '--json'], { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(run.stdout);
  } catch {
    throw new Error(`size-limit could not weigh the package:\n${run.stdout}${run.stderr}`);
  }
}

/**
 * The weights that a document states, in kB.
 *
 * @param {string} document
 * @returns {Record<string, number>}
 */
export function statedWeights(document) {
  const [written] = section.exec(readFileSync(document, 'utf8')) ?? [];
  if (!written) throw new Error(`${relative(root, document)} has no table of weights.`);
  const rows = written.matchAll(/^\| (.+?) +\| +([\d.]+) kB/gm);
  return Object.fromEntries([...rows].map(([, name, weight]) => [name, Number(weight)]));
}

/** @param {Weight[]} weights */
function table(weights) {
  const rows = weights.map(({ name, size }) => `| ${name} | ${(size / 1000).toFixed(1)} kB |`);
  return ['| import | weight |', '| --- | ---: |', ...rows].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const weights = weigh();
  for (const document of documents) {
    const text = readFileSync(document, 'utf8').replace(section, `\n${table(weights)}\n\n`);
    const options = await resolveConfig(document);
    writeFileSync(document, await format(text, { ...options, filepath: document }));
  }
}
