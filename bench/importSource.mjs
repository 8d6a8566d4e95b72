import { build } from 'esbuild';

/**
 * Imports a TypeScript file of ours as it stands, with all that it imports.
 *
 * @param {string} file
 */
export async function importSource(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * A TypeScript file of ours, with all that it imports, as a script for a page.
 *
 * @param {string} file
 */
export async function bundleForPage(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    logLevel: 'error',
    // The worker is the app's own: here nothing waits for what it finds.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return outputFiles[0].text;
}
