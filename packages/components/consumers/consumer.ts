import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { chromiumLaunchOptions } from '../../../scripts/chromium-options.mjs';
import { run } from './run.ts';

/** React warns in development only; users get the production build. */
export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

/** An app of this folder, copied outside the workspace, with the packed package installed. */
export interface Consumer {
  /** @throws an Error with the compiler's output if types do not match */
  typecheck: () => Promise<void>;
  /** @throws an Error with the report if a test of the app fails */
  test: () => Promise<void>;
  /** Builds the app and serves it. */
  start: (mode: Mode) => Promise<Site>;
}

/** A built app and a browser. */
export interface Site {
  /** The markup of a page from the server. */
  markup: (path: string) => Promise<string>;
  /** Opens a page. `warnings` collects the warnings and errors in its console. */
  open: (path: string) => Promise<{ page: Page; warnings: string[] }>;
  close: () => Promise<void>;
}

interface InstallOptions {
  /**
   * The script in `node_modules` that serves the built app, and its arguments.
   *
   * @defaultValue that of Vite
   */
  server?: string[];
}

/** Installs an app, from the local package cache if possible. */
export async function install(
  name: string,
  {
    server = ['vite/bin/vite.js', 'preview', '--strictPort', '--host', '127.0.0.1'],
  }: InstallOptions = {},
): Promise<Consumer> {
  const app = join(inject('packed'), name);
  await cp(join(import.meta.dirname, name), app, { recursive: true });
  // pnpm fails where a dependency has a script of its own that nobody has allowed, such as Jest's file watcher.
  const options = ['--ignore-workspace', '--prefer-offline', '--ignore-scripts'];
  await run('pnpm', ['install', ...options], { cwd: app });
  return {
    typecheck: () => run('pnpm', ['run', 'typecheck'], { cwd: app }),
    test: () => run('pnpm', ['run', 'test'], { cwd: app, env: { NODE_ENV: 'test' } }),
    async start(mode) {
      await run('pnpm', ['run', 'build'], {
        cwd: app,
        env: { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
      });
      return serve(app, server, mode);
    },
  };
}

/** Serves a built app in its own process: this one would cache the server modules of the last build. */
async function serve(app: string, [script = '', ...rest]: string[], mode: Mode): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [join('node_modules', script), ...rest, '--port', String(port)],
    {
      cwd: app,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await reachable(address);
  const browser = await chromium.launch(chromiumLaunchOptions());
  return {
    markup: async (path) => (await fetch(new URL(path, address))).text(),
    open: (path) => open(browser, new URL(path, address)),
    async close() {
      await browser.close();
      server.kill();
    },
  };
}

/** Waits until a server answers; the test's own time limit ends it. */
async function reachable(address: string) {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await setTimeout(100);
    }
  }
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function open(browser: Browser, address: URL) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const warnings: string[] = [];
  page.on('pageerror', (error) => warnings.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await page.goto(address.href);
  return { page, warnings };
}
