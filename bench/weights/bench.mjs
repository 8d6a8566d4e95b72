/**
 * Weighs Daybow's components beside those of other libraries that do the same; `bench/README.md` says how. Writes the
 * table of the package's README.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pnpm } from '../../scripts/pnpm.mjs';
import { versionOf, weigh } from '../bundle.mjs';

const folder = import.meta.dirname;
const readme = join(folder, '..', '..', 'packages', 'components', 'README.md');
const section = /(?<=<!-- peers -->\n)[^]*(?=<!-- \/peers -->)/;

/** Each has a module in `peers/` with a component for each job that the library does. */
const peers = [
  { id: 'daybow', name: 'Daybow' },
  { id: 'base-ui', name: 'Base UI', package: '@base-ui/react' },
  { id: 'radix-themes', name: 'Radix Themes', package: '@radix-ui/themes' },
  { id: 'mantine', name: 'Mantine', package: '@mantine/core' },
  { id: 'react-aria', name: 'React Aria', package: 'react-aria-components' },
];

/** The jobs in words, by the name of the component that does them. */
const jobs = {
  Switch: 'a switch with a label',
  Checkbox: 'a checkbox with a label',
  NumberField: 'a number with steps',
  SegmentedControl: 'a choice of three',
  Menu: 'a menu behind a button',
  Dialog: 'a dialog with a title',
  Toast: 'a toast',
  Ring: 'a ring',
  Calendar: 'a month to choose a day in',
};
/** The jobs that every library does: in one app, its components share code. */
const common = ['Switch', 'Checkbox', 'SegmentedControl', 'Menu', 'Dialog'];

/** The style sheet of a whole library; the others come without one. */
const styleSheets = {
  daybow: '@daybow/components/styles.css',
  'radix-themes': '@radix-ui/themes/styles.css',
  mantine: '@mantine/core/styles.css',
};

export async function bench() {
  if ((await pnpm(['--filter', '@daybow/components', 'build'])) !== 0) process.exit(1);
  const rows = [
    ...(await Promise.all(Object.entries(jobs).map(([job, words]) => rowOf(words, [job])))),
    await rowOf('all that each of them has, in one app', common),
    ['its style sheet, whole', ...(await Promise.all(peers.map(({ id }) => styleOf(id))))],
  ];
  const heads = peers.map(({ name, package: of }) => (of ? `${name} ${versionOf(of)}` : name));
  const table = [
    `| | ${heads.join(' | ')} |`,
    `| --- | ${peers.map(() => '---:').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  const [ours, theirs] = await Promise.all(['daybow', 'recharts'].map(chartsOf));
  const charts = `A bar chart and a line chart together: ${ours}, with Recharts ${versionOf('recharts')} ${theirs}.`;

  const text = readFileSync(readme, 'utf8').replace(section, `\n${table}\n\n${charts}\n\n`);
  writeFileSync(readme, await format(text, { ...(await resolveConfig(readme)), filepath: readme }));
  console.log(`${table}\n\n${charts}\n\nWritten to ${readme}`);
}

/** @param {string} words @param {string[]} names */
async function rowOf(words, names) {
  return [words, ...(await Promise.all(peers.map(({ id }) => codeOf(id, names))))];
}

/** The weight of some jobs in one library, or a dash if it can't do all of them. */
async function codeOf(id, names) {
  const module = join(folder, 'peers', `${id}.jsx`);
  const source = readFileSync(module, 'utf8');
  if (names.some((name) => !source.includes(`export function ${name}(`))) return '–';
  const contents = `export { ${names.join(', ')} } from './peers/${id}.jsx'`;
  const { code } = await weigh({ stdin: { contents, resolveDir: folder } });
  return kilobytes(code);
}

async function styleOf(id) {
  const file = styleSheets[id];
  if (!file) return 'none';
  const { css } = await weigh({
    stdin: { contents: `@import '${file}';`, resolveDir: folder, loader: 'css' },
  });
  return kilobytes(css);
}

async function chartsOf(id) {
  const { code } = await weigh({
    entryPoints: [join(folder, '..', 'charts', 'contestants', `${id}.jsx`)],
  });
  return kilobytes(code);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
