import { join } from 'node:path';
import { build } from 'esbuild';
import { common, published, react } from '../bundle.mjs';

const folder = import.meta.dirname;
const modules = join(folder, '..', 'node_modules');

/**
 * A contestant on the stage that measures it, as one script and one style sheet.
 *
 * @param {string} module its path from here
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function stageOf(module) {
  return bundled({
    contents: `import { raise } from './stage.jsx'; import * as it from './${module}'; raise(it);`,
    format: 'iife',
  });
}

/**
 * A contestant's markup as a server renders it: a script that prints it.
 *
 * @param {string} module its path from here
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function serverOf(module) {
  return bundled({
    contents: `import { renderToString } from 'react-dom/server';
      import * as it from './${module}';
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
