import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin } from 'vite';

const here = createRequire(join(import.meta.dirname, '../package.json'));
const components = createRequire(join(import.meta.dirname, '../../components/package.json'));
const repository = createRequire(join(import.meta.dirname, '../../../package.json'));
/** Its own packages are beside it. */
const workbox = createRequire(
  createRequire(here.resolve('vite-plugin-pwa')).resolve('workbox-build'),
);

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
          const all = [...bundled.map(ofDependency), ...others()];
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

/** What is shipped without being a module of a chunk: fonts, icons made at build, and the worker. */
function others(): string[] {
  const worker = withDependencies(workbox, 'workbox-precaching');
  return [
    ofPackage(folderOf(components, '@fontsource-variable/bricolage-grotesque')),
    ofPackage(folderOf(components, '@fontsource-variable/figtree')),
    // The set of icons is Phosphor's, and has the text of its licence only there.
    ofPackage(
      folderOf(repository, '@iconify-json/ph'),
      folderOf(repository, '@phosphor-icons/react'),
    ),
    ...[...worker].map((folder) => ofPackage(folder)),
  ];
}

/** The folder of a package, and those of all that it depends on. */
function withDependencies(from: NodeJS.Require, name: string): Set<string> {
  const folder = folderOf(from, name);
  const file = join(folder, 'package.json');
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(file);
  const folders = Object.keys(dependencies).flatMap((each) => [
    ...withDependencies(createRequire(file), each),
  ]);
  return new Set([folder, ...folders]);
}

function ofPackage(folder: string, textFolder = folder): string {
  const {
    name,
    version,
    license: kind,
  } = readJson<{ name: string; version: string; license: string | { type: string } }>(
    join(folder, 'package.json'),
  );
  const text = readdirSync(textFolder).find((each) => /^licen[cs]e/i.test(each));
  return entry(
    name,
    version,
    typeof kind === 'string' ? kind : kind.type,
    text ? readFileSync(join(textFolder, text), 'utf8') : '',
  );
}

/** The folder of an installed package, whatever of it may be imported. */
function folderOf({ resolve }: NodeJS.Require, name: string): string {
  for (const folder of resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  }
  return dirname(resolve(`${name}/package.json`));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function entry(name: string, version: string, kind: string, text: string): string {
  if (text.trim() === '') {
    throw new Error(
      `${name} is shipped and has no licence text. Find where its authors have it, and take it from there.`,
    );
  }
  return `${name} ${version}\n${kind}\n\n${text.trim()}\n`;
}
