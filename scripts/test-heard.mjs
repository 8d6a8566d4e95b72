/**
 * Listens to the built app with Orca, a real screen reader: `pnpm test:heard`. Not part of `pnpm test`,
 * because not every machine has Orca, and speech takes minutes.
 *
 * Everything runs on a display, a bus and a home folder of its own, so that no desktop is disturbed.
 * `--update` writes the transcripts; all other arguments go to Playwright: `pnpm test:heard charts`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const accessibilityBus = ['/usr/libexec', '/usr/lib/at-spi2-core', '/usr/lib']
  .map((folder) => join(folder, 'at-spi-bus-launcher'))
  .find(existsSync);

const folder = process.env['HEARD_FOLDER'];
process.exitCode = folder === undefined ? openSession() : await listen(folder);

/** Runs this script again within a message bus of its own. */
function openSession() {
  if (!isComplete()) return 1;
  const work = mkdtempSync(join(tmpdir(), 'daybow-heard-'));
  const [home, runtime] = [join(work, 'home'), join(work, 'run')];
  mkdirSync(home);
  mkdirSync(runtime, { mode: 0o700 });
  const { status } = spawnSync(
    'dbus-run-session',
    ['--', process.execPath, import.meta.filename, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        HEARD_FOLDER: work,
        HOME: home,
        XDG_RUNTIME_DIR: runtime,
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
        // Chromium asks for these before it tells anything to a screen reader.
        GTK_MODULES: 'gail:atk-bridge',
        ACCESSIBILITY_ENABLED: '1',
        NO_AT_BRIDGE: '0',
      },
    },
  );
  rmSync(work, { recursive: true, force: true });
  return status ?? 1;
}

/** Whether all programs are there; says what to install if not. */
function isComplete() {
  const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-run-session'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = programs.filter((name) => !folders.some((each) => existsSync(join(each, name))));
  if (!accessibilityBus) missing.push('at-spi-bus-launcher');
  if (missing.length === 0) return true;
  console.error(
    [
      `There is no ${missing.join(', no ')}. Install what is missing; on Debian 12, whose Orca wrote the transcripts:`,
      '  apt-get install orca at-spi2-core xvfb dbus-x11 openbox xdotool gir1.2-wnck-3.0 chromium',
      'Only Linux has Orca.',
    ].join('\n'),
  );
  return false;
}

/**
 * Starts the display and the screen reader, and runs the flows.
 *
 * @param {string} work
 */
async function listen(work) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  /** @type {(command: string, args: string[], env?: Record<string, string>) => import('node:child_process').ChildProcess} */
  const start = (command, args, env) => {
    const log = openSync(join(work, 'programs.log'), 'a');
    const child = spawn(command, args, {
      stdio: ['ignore', log, log, 'pipe'],
      env: { ...process.env, ...env },
    });
    running.unshift(child);
    return child;
  };
  const stop = () => {
    for (const child of running) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
  }
  try {
    const display = start('Xvfb', [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1000x1000x24',
      '-nolisten',
      'tcp',
    ]);
    const [number] = await new Promise((resolve, reject) => {
      display.on('exit', () => reject(new Error('Xvfb did not start.')));
      display.stdio[3]?.on('data', (data) => resolve(String(data).split('\n')));
    });
    process.env['DISPLAY'] = `:${number}`;
    start('openbox', []);
    start(accessibilityBus ?? '', ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    const speech = join(work, 'speech');
    // Orca waits for every word that a voice speaks. Without a voice it still writes them all down, and
    // what stands beside that makes it write each at once.
    start('orca', ['--replace', '--debug-file', speech], {
      PYTHONPATH: join(root, 'packages/app/e2e/heard/voiceless'),
    });
    await until(() => existsSync(speech) && readFileSync(speech, 'utf8').includes('SPEECH OUTPUT'));

    const args = process.argv.slice(2).filter((each) => each !== '--update');
    const flows = spawn(
      process.execPath,
      [
        join(root, 'scripts/with-chromium.mjs'),
        '--window',
        'playwright',
        'test',
        '--project=heard',
        ...args,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          HEARD_SPEECH: speech,
          ...(process.argv.includes('--update') && { HEARD_UPDATE: 'yes' }),
        },
      },
    );
    return await new Promise((resolve) => flows.on('exit', (code) => resolve(code ?? 1)));
  } catch (error) {
    console.error(error, readFileSync(join(work, 'programs.log'), 'utf8'));
    return 1;
  } finally {
    stop();
  }
}

/** @param {() => boolean} isSo */
async function until(isSo) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 300) throw new Error('Orca said nothing within 30 seconds.');
    await wait(100);
  }
}
