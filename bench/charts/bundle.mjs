import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = import.meta.dirname;
const modules = join(folder, '..', 'node_modules');

/** What every bundle shares: React's production build, and the same React for all. */
const common = {
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
const react = ['react', 'react-dom'];

/** Ours is measured as it is published: built, and not by its sources. */
const published = {
  '@daybow/components': join(folder, '..', '..', 'packages', 'components', 'dist'),
};

/**
 * What a contestant's bars and line weigh, in bytes minified and compressed with gzip: the code, React
 * left out, and its style sheet.
 *
 * @param {string} id
 * @returns {Promise<{ code: number, css: number }>}
 */
export async function weigh(id) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [join(folder, 'contestants', `${id}.jsx`)],
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
 * A contestant on the stage that measures it, as one script and one style sheet.
 *
 * @param {string} id
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function stageOf(id) {
  return bundled({
    contents: `import { raise } from './stage.jsx'; import * as it from './contestants/${id}.jsx'; raise(it);`,
    format: 'iife',
  });
}

/**
 * A contestant's markup as a server renders it: a script that prints it.
 *
 * @param {string} id
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function serverOf(id) {
  return bundled({
    contents: `import { renderToString } from 'react-dom/server';
      import * as it from './contestants/${id}.jsx';
      import { sampleOf } from './samples.mjs';
      const data = sampleOf(7, 0);
      it.prepare?.(data);
      console.log(renderToString(<it.Bars data={data} />) + renderToString(<it.Line data={data} />));`,
    format: 'cjs',
    platform: 'node',
  });
}

async function bundled({ contents, ...options }) {
  const { outputFiles } = await build({
    ...common,
    ...options,
    stdin: { contents, resolveDir: folder, loader: 'jsx' },
    outdir: 'out',
    alias: {
      ...published,
      ...Object.fromEntries(react.map((name) => [name, join(modules, name)])),
    },
  });
  const text = (suffix) => outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}
