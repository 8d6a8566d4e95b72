import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** How everything is bundled: with React's production build, minified, for browsers of today. */
export const common = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'empty' },
  logLevel: 'error',
};

export const react = ['react', 'react-dom'];

/** Ours is measured as it is published: built, and not by its sources. */
export const published = {
  '@daybow/components': join(import.meta.dirname, '..', 'packages', 'components', 'dist'),
};

/**
 * Weighs a module with all that it imports but React: its code and its style sheets, in bytes, minified and compressed
 * with gzip.
 *
 * @param {{ entryPoints: string[] } | { stdin: object }} module
 * @returns {Promise<{ code: number, css: number }>}
 */
export async function weigh(module) {
  const { outputFiles } = await build({
    ...common,
    ...module,
    outdir: 'out',
    external: react,
    alias: published,
  });
  const weight = (suffix) =>
    outputFiles
      .filter(({ path }) => path.endsWith(suffix))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  return { code: weight('.js'), css: weight('.css') };
}

/**
 * The installed version of a package.
 *
 * @param {string} name
 */
export function versionOf(name) {
  const manifest = join(import.meta.dirname, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
