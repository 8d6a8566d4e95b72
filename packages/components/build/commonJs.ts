import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<Plugin['setup']>[0]['esbuild'];

const bundle = 'dist/index.cjs';

/**
 * Adds a CommonJS module for each entry, for tools that read no ES modules, such as Jest. All code is in
 * `index.cjs`, and the other modules take their part of it, so that no context is there twice.
 */
export const commonJs: Plugin = {
  name: 'common-js',
  setup({ onEnd, esbuild }) {
    onEnd(async ({ outputFiles = [], metafile }) => {
      const add = (path: string, text: string) => {
        const contents = Buffer.from(`'use client';\n${text}`);
        outputFiles.push({ path, contents, text: contents.toString(), hash: '' });
      };
      add(bundle, await bundleAll(esbuild));
      for (const [path, { entryPoint, exports }] of Object.entries(metafile?.outputs ?? {})) {
        if (entryPoint?.endsWith('/index.ts') && entryPoint !== 'src/index.ts') {
          add(path.replace(/\.js$/, '.cjs'), partOfAll(exports));
        }
      }
    });
  },
};

/** A module that exports these names of the whole. */
function partOfAll(names: string[]): string {
  const lines = names.map((name) => `exports.${name} = all.${name};\n`);
  return `const all = require('./${basename(bundle)}');\n${lines.join('')}`;
}

/** All components in one CommonJS module, and in it D3, which itself is ES modules alone. */
async function bundleAll(esbuild: Esbuild): Promise<string> {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: ['src/index.ts'],
    outfile: bundle,
    bundle: true,
    format: 'cjs',
    // Keeps `process.env.NODE_ENV`.
    platform: 'node',
    target: 'es2022',
    external: packages.filter((name) => !name.startsWith('d3-')),
    loader: { '.css': 'empty' },
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.outputs[bundle]?.inputs ?? {});
  return `${licencesOf(inputs)}${outputFiles.map(({ text }) => text).join('')}`;
}

/** A comment with the licences of the packages that files are of. */
function licencesOf(files: string[]): string {
  const folders = files.flatMap((file) => /^.*\/node_modules\/[^/]+/.exec(file) ?? []);
  const licences = [...new Set(folders)].map(
    (folder) => `${basename(folder)}: ${readFileSync(`${folder}/LICENSE`, 'utf8')}`,
  );
  return `/*!\n${licences.join('\n')}*/\n`;
}
