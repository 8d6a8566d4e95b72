import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface RunOptions {
  /** The folder to run in. */
  cwd: string;
  /** Environment variables to add. */
  env?: Record<string, string>;
}

/**
 * Runs a command to its end.
 *
 * @throws an Error with the command's output if it fails
 */
export async function run(command: string, args: string[], { cwd, env }: RunOptions) {
  try {
    await execute(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows pnpm is a .cmd file, which needs a shell; no argument here needs quoting.
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const commandLine = [command, ...args].join(' ');
    throw new Error(`${commandLine} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}
