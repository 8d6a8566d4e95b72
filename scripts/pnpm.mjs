import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs pnpm at the root of the repository, its output going where ours goes. It is on the PATH of
 * every script that pnpm runs, also where `npx` fetched it.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables added to ours
 * @returns {Promise<number>} its exit code
 */
export function pnpm(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', args, {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // On Windows pnpm is a .cmd file, which only a shell starts; no argument here needs quoting.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      reject(new Error(`pnpm could not be started (${error.message}). Run this through pnpm.`));
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
