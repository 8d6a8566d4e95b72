/**
 * The three ways in which `find-chromium.mjs` gets a Chromium that is not there yet. Each throws an
 * error that says why it could not.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const require = createRequire(import.meta.url);
const minute = 60_000;

/** It names newer Nodes than 20 as its engine, but the unpacking below needs none of them. */
const packedVersion = '153.0.0';
const packedFolder = join(
  import.meta.dirname,
  '..',
  'node_modules',
  '.cache',
  `chromium-${packedVersion}`,
);

/** Starts the Chromium that `unpackFromNpm()` unpacked, if it did. */
export const packedChromium = join(packedFolder, 'chromium.sh');

/** Downloads Playwright's own Chromium to where Playwright looks for it. */
export async function installWithPlaywright() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  await run(
    'Downloading Chromium with Playwright',
    process.execPath,
    [cli, 'install', '--no-shell', 'chromium'],
    {
      // Playwright tries five times. A network that swallows packets should cost a minute, not hang.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '12000' },
      timeout: 10 * minute,
    },
  );
}

/**
 * Installs Debian's Chromium, and fonts: without them emoji and text have no glyphs.
 *
 * @param {string} name the package, whose executable has the same name
 * @returns {Promise<string[]>}
 */
export async function installWithApt(name) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('not on this system');
  if (process.getuid?.() !== 0) throw new Error('only root can install packages');
  const aptGet = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  const packages = [name, 'fonts-liberation', 'fonts-noto-color-emoji'];
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * minute };
  // One unreachable source fails the update, yet the others may have what is needed.
  await run('Reading package lists', 'apt-get', [...aptGet, 'update'], options).catch(() => {});
  await run(
    `Installing ${name} with apt-get`,
    'apt-get',
    [...aptGet, 'install', '--no-install-recommends', ...packages],
    options,
  );
  return [`/usr/bin/${name}`];
}

/**
 * Fetches a package that carries a headless Chromium for Linux as compressed archives, with the
 * libraries and a font that a bare system lacks. Hardly anyone needs its 67 MB, so it is no
 * devDependency. https://github.com/Sparticuz/chromium
 *
 * @returns {Promise<string[]>}
 */
export async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('made for Linux on x64 only');
  }
  // The launcher is written last: without it, what is there is the remainder of a broken attempt.
  await rm(packedFolder, { recursive: true, force: true });
  await mkdir(packedFolder, { recursive: true });
  const npmArgs = [
    'install',
    '--prefix',
    packedFolder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
  ];
  await run(
    'Fetching a headless Chromium from npm',
    'npm',
    [...npmArgs, `@sparticuz/chromium@${packedVersion}`],
    { timeout: 10 * minute },
  );

  const packed = join(packedFolder, 'node_modules', '@sparticuz', 'chromium');
  await run('Unpacking it', process.execPath, ['--input-type=module', '--eval', unpackScript], {
    // The package unpacks to the temporary folder, which may belong to someone else or be small.
    env: { TMPDIR: packedFolder, PACKED: packed, PACKED_URL: pathToFileURL(packed).href },
    timeout: 5 * minute,
  });
  await rm(join(packedFolder, 'node_modules'), { recursive: true });
  await writeFile(join(packedFolder, 'fonts.conf'), fontConfig);
  await writeFile(packedChromium, launcherScript, { mode: 0o755 });
  return [packedChromium];
}

/** al2023 holds the libraries (NSS and the like) that the package unpacks on Amazon's Linux only. */
const unpackScript = `
  const { inflate } = await import(process.env.PACKED_URL + '/build/index.js');
  for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
    await inflate(process.env.PACKED + '/bin/' + archive);
  }
`;

/** A Chromium that finds no font configuration at all does not start. */
const fontConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const launcherScript = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/**
 * Runs a program quietly; what it printed last is told only if it fails.
 *
 * @param {string} what told to whoever waits
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout: number }} options
 */
async function run(what, program, args, { env, timeout }) {
  console.error(`${what} …`);
  try {
    await promisify(execFile)(program, args, {
      env: { ...process.env, ...env },
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const {
      killed,
      stderr = '',
      stdout = '',
      message,
    } = /** @type {Error & { killed?: boolean, stderr?: string, stdout?: string }} */ (error);
    if (killed) throw new Error(`gave up after ${timeout / minute} minutes`, { cause: error });
    const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\berr(or)?\b/i.test(line));
    const reason = lines.length > 0 ? lines.slice(0, 2).join(' ') : message;
    throw new Error(reason, { cause: error });
  }
}
