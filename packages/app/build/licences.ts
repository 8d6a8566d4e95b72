import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

/** What is shipped without being a module of a chunk: fonts, icons made at build, and the worker. */
const others: readonly [name: string, from: string][] = [
  ['@fontsource-variable/bricolage-grotesque', '../components/package.json'],
  ['@fontsource-variable/figtree', '../components/package.json'],
  ['@iconify-json/ph', '../../package.json'],
  ['workbox-core', 'workbox-build'],
  ['workbox-precaching', 'workbox-build'],
  ['workbox-routing', 'workbox-build'],
];

/** Writes `licences.txt`: every package that the built app contains, with its licence. */
export function licences(): Plugin[] {
  let bundled: readonly Dependency[] = [];
  return [
    license({
      thirdParty: {
        output: (dependencies) => {
          bundled = dependencies;
        },
      },
    }) as Plugin,
    {
      name: 'daybow-licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler() {
          const all = [...bundled.map(ofDependency), ...others.map(ofOther)];
          const source = [...new Set(all)].toSorted().join(`\n${'-'.repeat(72)}\n\n`);
          this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
        },
      },
    },
  ];
}

function ofDependency({ name, version, license: kind, licenseText }: Dependency): string {
  return entry(name ?? '', version ?? '', kind ?? '', licenseText ?? '');
}

function ofOther([name, from]: (typeof others)[number]): string {
  const here = createRequire(join(import.meta.dirname, '../package.json'));
  const file = from.startsWith('.') ? join(import.meta.dirname, '..', from) : nested(here);
  const folder = folderOf(createRequire(file), name);
  const { version, license: kind } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { version: string; license: string | { type: string } };
  const text = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return entry(
    name,
    version,
    typeof kind === 'string' ? kind : kind.type,
    text ? readFileSync(join(folder, text), 'utf8') : '',
  );
}

/** A file of workbox-build, beside which its own packages are. */
function nested(here: NodeJS.Require): string {
  return createRequire(here.resolve('vite-plugin-pwa')).resolve('workbox-build');
}

/** The folder of an installed package, whatever of it may be imported. */
function folderOf({ resolve }: NodeJS.Require, name: string): string {
  for (const folder of resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  }
  return dirname(resolve(`${name}/package.json`));
}

function entry(name: string, version: string, kind: string, text: string): string {
  return `${name} ${version}\n${kind}\n\n${text.trim()}\n`;
}
