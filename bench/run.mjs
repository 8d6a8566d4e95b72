/**
 * Runs a bench by its name: `pnpm bench charts`. Installs what this folder's benches measure against,
 * which an ordinary install at the root leaves out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../scripts/pnpm.mjs';

const [name = '', ...args] = process.argv.slice(2);
const script = join(import.meta.dirname, name, 'bench.mjs');
if (!name || !existsSync(script)) {
  console.error(
    'Usage: pnpm bench NAME, for a folder of bench/ with a bench.mjs: pnpm bench charts',
  );
  process.exit(2);
}
const installed = await pnpm(['install', '--dir', 'bench', '--frozen-lockfile']);
if (installed !== 0) process.exit(installed);
const { bench } = await import(script);
await bench(args);
