import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface RunOptions {
  /** The folder to run in. */
  cwd: string;
  /** Variables added to ours. */
  env?: Record<string, string>;
}

/**
 * Runs a command to its end; what it printed is only told when it fails.
 *
 * @throws an Error with all that the command printed
 */
export async function run(command: string, args: string[], { cwd, env }: RunOptions) {
  try {
    await execute(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows pnpm is a .cmd file, which only a shell starts; no argument here needs quoting.
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const words = [command, ...args].join(' ');
    throw new Error(`${words} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}
