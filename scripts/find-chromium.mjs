/**
 * Finds a Chromium for the tests, or gets one. In this order:
 *
 * 1. `CHROMIUM_PATH`, if it is set.
 * 2. An installed Chromium; first Debian's headless one, in which the tests take two thirds of the time.
 * 3. One that Playwright downloaded, or 6 unpacked, earlier.
 * 4. Playwright's download, which a closed network refuses.
 * 5. As root on Debian and its relatives: the distribution's package.
 * 6. A headless Chromium packed inside an npm package, where only the npm registry answers.
 *
 * A browser counts only if it starts and shows a page: on Ubuntu, `chromium-browser` can be a mere
 * stub that asks for a snap, and a downloaded browser may lack system libraries.
 */
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium-options.mjs';
import {
  installWithApt,
  installWithPlaywright,
  packedChromium,
  unpackFromNpm,
} from './install-chromium.mjs';

/** The first version with `light-dark()`, in which the theme is written. https://caniuse.com/mdn-css_types_color_light-dark */
const oldestUsableVersion = 123;

/** Debian's name for the Chromium that never opens a window. */
const headlessShell = 'chromium-headless-shell';

/** @typedef {{ name: string, paths: () => string[] | Promise<string[]> }} Source a place to look in */

/**
 * @param {Record<string, string | undefined>} [env] the variables to read
 * @param {boolean} [hasWindow] leaves out browsers that can't open a window
 * @returns {Promise<{ executablePath: string, args: string[] }>} launch options for Playwright
 * @throws an error that says what was tried and what to install
 */
export async function findChromium(env = process.env, hasWindow = false) {
  const explicit = env['CHROMIUM_PATH'];
  if (explicit && !existsSync(explicit)) {
    throw new Error(
      `CHROMIUM_PATH is ${explicit}, but there is no such file. Correct it, or unset it to let a Chromium be found.`,
    );
  }
  // What someone chose, or an earlier step of this run found, is not questioned or tried again.
  const executablePath = explicit || (await firstThatWorks(sources(env, hasWindow), whyUnusable));
  return { executablePath, args: chromiumLaunchOptions(env).args };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {boolean} hasWindow
 * @returns {Source[]}
 */
function sources(env, hasWindow) {
  const debianPackages = hasWindow ? ['chromium'] : [headlessShell, 'chromium'];
  return [
    {
      name: 'installed Chrome or Chromium',
      paths: () =>
        installedPlaces(process.platform, env).filter(
          (path) => existsSync(path) && !(hasWindow && path.endsWith(headlessShell)),
        ),
    },
    {
      name: "Playwright's Chromium",
      paths: () => [chromium.executablePath()].filter(existsSync),
    },
    {
      name: 'Chromium unpacked earlier',
      paths: () => [packedChromium].filter(existsSync),
    },
    {
      name: "Playwright's download",
      paths: async () => {
        await installWithPlaywright();
        return [chromium.executablePath()];
      },
    },
    ...debianPackages.map((name) => ({
      name: `apt-get install ${name}`,
      paths: () => installWithApt(name),
    })),
    { name: 'headless Chromium from npm', paths: unpackFromNpm },
  ];
}

/**
 * @param {Source[]} candidates
 * @param {(path: string) => Promise<string | null>} problemWith why a browser can't be used, or null
 * @returns {Promise<string>} the path of the first browser that works
 */
export async function firstThatWorks(candidates, problemWith) {
  const tried = [];
  for (const { name, paths } of candidates) {
    try {
      const found = await paths();
      if (found.length === 0) tried.push(`${name}: none`);
      for (const path of found) {
        const problem = await problemWith(path);
        if (problem === null) return path;
        tried.push(`${name}: ${path}: ${problem}`);
      }
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    [
      'No usable Chrome or Chromium, and none could be fetched. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install one (Debian: apt-get install chromium; elsewhere: https://www.google.com/chrome/),',
      'or set CHROMIUM_PATH to the executable of one.',
    ].join('\n'),
  );
}

/**
 * Where a Chrome or Chromium is usually installed; most of these places will not exist.
 *
 * @param {string} platform as in `process.platform`
 * @param {Record<string, string | undefined>} env
 */
export function installedPlaces(platform, env) {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    // Edge is a Chromium too, and every Windows has it.
    return ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((product) =>
      roots
        .filter((root) => root !== undefined)
        .map((root) => win32.join(root, product, 'Application', executableOf(product))),
    );
  }
  const names = [
    headlessShell,
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
  ];
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  if (platform !== 'darwin') return onPath;
  const inApplications = ['Google Chrome', 'Chromium'].flatMap((app) =>
    ['/', env['HOME'] ?? '/'].map((root) =>
      posix.join(root, 'Applications', `${app}.app`, 'Contents', 'MacOS', app),
    ),
  );
  return [...inApplications, ...onPath];
}

/** @param {string} product */
function executableOf(product) {
  return product.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe';
}

/**
 * Starts a browser for a moment.
 *
 * @param {string} executablePath
 * @returns {Promise<string | null>} what is wrong with it, or null
 */
async function whyUnusable(executablePath) {
  try {
    const options = { ...chromiumLaunchOptions(), executablePath, timeout: 30_000 };
    const browser = await chromium.launch(options);
    try {
      if (Number.parseInt(browser.version(), 10) < oldestUsableVersion) {
        return `version ${browser.version()} is older than ${oldestUsableVersion}`;
      }
      const page = await browser.newPage();
      await page.setContent('<p>Daybow</p>', { timeout: 15_000 });
      return null;
    } finally {
      await browser.close();
    }
  } catch (error) {
    return reasonIn(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Playwright's message holds the whole log of a failed start; the browser's own last words in it
 * say the most.
 *
 * @param {string} message
 */
function reasonIn(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const words = lines.findLast((line) => /\[err\].*\S/.test(line)) ?? lines[0] ?? message;
  return words.replace(/^.*\[err\]\s*/, '').trim();
}
