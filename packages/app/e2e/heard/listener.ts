import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../../scripts/chromium-options.mjs';

/** The screen reader writes down all that it does. It is done once it has written nothing for this long, in ms. */
const QUIET = 1500;
/** If it says nothing, it is waited for this long, in ms. */
const PATIENCE = 5000;

/** The names of pressed keys, which Orca says too. */
const KEY =
  /^(?:tab|space|return|escape|down|up|left|right|home|end|control|shift|backspace|F\d+)$/i;

/** What it says of the browser while a page loads, now and then twice. */
const BROWSER = /^(?:Loading\. +Please wait\.|Finished loading .*|Chromium frame\.)$/;

/** A page in a real window, and what the screen reader says about it. */
export interface Listener {
  page: Page;
  /** What is said during an action and after it, an utterance each. */
  hear: (action: () => Promise<unknown> | void) => Promise<string[]>;
}

/** Presses keys as a person does, by their names in X11: `press('Tab')`, `press('Return')`. */
export function press(...keys: string[]): void {
  execFileSync('xdotool', ['key', '--clearmodifiers', '--delay', '60', ...keys]);
}

/** Types words as a person does. */
export function type(words: string): void {
  execFileSync('xdotool', ['type', '--delay', '60', words]);
}

/** Opens a window of its own on an empty profile, and calls `run` with it. */
export async function withListener(baseURL: string, run: (listener: Listener) => Promise<void>) {
  const { executablePath, args } = chromiumLaunchOptions();
  const profile = await mkdtemp(join(tmpdir(), 'daybow-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    headless: false,
    viewport: null,
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    args: [
      ...args,
      '--force-renderer-accessibility',
      '--window-size=600,900',
      '--app=data:text/html,<title>Daybow</title>',
    ],
  });
  const [page] = context.pages();
  if (!page) throw new Error('The browser opened no window.');
  try {
    await run({ page, hear });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function hear(action: () => Promise<unknown> | void): Promise<string[]> {
  const from = length();
  await action();
  const start = Date.now();
  let last = { length: length(), at: start };
  while (
    Date.now() - last.at < QUIET ||
    (spokenSince(from).length === 0 && Date.now() - start < PATIENCE)
  ) {
    await wait(100);
    if (length() !== last.length) last = { length: length(), at: Date.now() };
  }
  return spokenSince(from);
}

const speechFile = () => process.env['HEARD_SPEECH'] ?? '';

function length(): number {
  const file = openSync(speechFile(), 'r');
  const { size } = fstatSync(file);
  closeSync(file);
  return size;
}

function spokenSince(from: number): string[] {
  const file = openSync(speechFile(), 'r');
  const buffer = Buffer.alloc(fstatSync(file).size - from);
  readSync(file, buffer, 0, buffer.length, from);
  closeSync(file);
  return buffer
    .toString('utf8')
    .split('\n')
    .map((line) => /SPEECH OUTPUT: '(.*?)'\s*(?:\[?\{|voice|$)/.exec(line)?.[1]?.trim() ?? '')
    .filter((words) => words !== '' && !KEY.test(words) && !BROWSER.test(words));
}
