import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { chromiumLaunchOptions } from '../../../scripts/chromium-options.mjs';
import { run } from './run.ts';

/** React warns of what does not fit together only in development; people get what production builds. */
export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

/** One of the apps in this folder, outside the workspace, with the packed package installed. */
export interface Consumer {
  /** @throws an Error with the compiler's words when a type does not fit */
  typecheck: () => Promise<void>;
  /** Builds the app and serves it. */
  start: (mode: Mode) => Promise<Site>;
}

/** A built app in a browser. */
export interface Site {
  /** The markup of a page, as the server sends it. */
  markup: (path: string) => Promise<string>;
  /** Opens a page. `complaints` gains each warning and error that the browser hears of. */
  open: (path: string) => Promise<{ page: Page; complaints: string[] }>;
  close: () => Promise<void>;
}

/** Installs an app as its owner would, but for the registry's answers that are already at hand. */
export async function install(name: string): Promise<Consumer> {
  const app = join(inject('packed'), name);
  await cp(join(import.meta.dirname, name), app, { recursive: true });
  await run('pnpm', ['install', '--ignore-workspace', '--prefer-offline'], { cwd: app });
  return {
    typecheck: () => run('pnpm', ['run', 'typecheck'], { cwd: app }),
    async start(mode) {
      await run('pnpm', ['run', 'build'], { cwd: app, env: { NODE_ENV: mode } });
      return serve(app, mode);
    },
  };
}

/** Serves a built app in a process of its own: ours would keep the server's modules of the last build. */
async function serve(app: string, mode: Mode): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const vite = 'node_modules/vite/bin/vite.js';
  const server = spawn(
    process.execPath,
    [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: app, env: { ...process.env, NODE_ENV: mode }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // It prints its address once it answers.
  await once(server.stdout, 'data');
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

/** A port that nobody uses, the system's choice. */
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
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address.href);
  return { page, complaints };
}
