/**
 * How every tool in this repository starts Chromium: Playwright, Vitest's browser mode and our own
 * scripts take their launch options from here, and these take them from two variables.
 *
 * - `CHROMIUM_PATH`: the executable. Without it Playwright uses the browser that it downloaded.
 * - `CHROMIUM_ARGS`: further flags, separated by spaces, such as `--lang=ar`.
 *
 * `with-chromium.mjs` sets the first one for the command that it runs.
 *
 * There is nothing about the sandbox here: Playwright starts Chromium without it unless
 * `chromiumSandbox` is asked for, which is what root and most containers need, and these tests
 * open no pages but our own. https://playwright.dev/docs/api/class-browsertype#browser-type-launch
 */

/**
 * Keeps Chromium from calling home. Playwright passes the same ones at present; said here, they do
 * not depend on its list of defaults.
 */
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @param {Record<string, string | undefined>} [env] the variables to read
 * @returns {{ executablePath: string | undefined, args: string[] }} Playwright's launch options
 */
export function chromiumLaunchOptions(env = process.env) {
  const extraFlags = (env['CHROMIUM_ARGS'] ?? '').split(/\s+/).filter(Boolean);
  return {
    executablePath: env['CHROMIUM_PATH'] || undefined,
    args: [...quietFlags, ...extraFlags],
  };
}
