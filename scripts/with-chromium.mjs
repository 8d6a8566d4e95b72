/**
 * Runs a command with a Chromium found for it: `node scripts/with-chromium.mjs vitest run`. With
 * `--window` before the command it is one that can open a window.
 *
 * The command sees CHROMIUM_PATH, and `chromiumLaunchOptions()` in its configuration reads it. It is
 * the name of a package of ours with a command of the same name (vitest, playwright), `node`, or
 * anything on the PATH.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';

const hasWindow = process.argv[2] === '--window';
const [command, ...args] = process.argv.slice(hasWindow ? 3 : 2);
if (command === undefined) {
  console.error('Usage: node scripts/with-chromium.mjs [--window] COMMAND [ARGUMENT…]');
  process.exit(2);
}

/** @type {string} */
let executablePath;
try {
  ({ executablePath } = await findChromium(process.env, hasWindow));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const script = packageBin(command);
const child = spawn(
  script === undefined && command !== 'node' ? command : process.execPath,
  script === undefined ? args : [script, ...args],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: executablePath } },
);
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

// A terminal sends Ctrl-C to both; anything else that ends this one should end the command too.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));

/**
 * The script behind a package's command. The files in node_modules/.bin are shell scripts that
 * Windows can't start without a shell, and with a shell every argument would need quoting.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
function packageBin(name) {
  const folder = join(import.meta.dirname, '..', 'node_modules', name);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[name];
  return file === undefined ? undefined : join(folder, file);
}
