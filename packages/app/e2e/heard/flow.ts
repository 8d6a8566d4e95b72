import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type TestInfo } from '@playwright/test';
import { openedAt } from '../app';
import { type Listener, press, withListener } from './listener';

/** A flow that is listened to. */
export interface Flow extends Listener {
  /** Does something and writes down what is said. */
  say: (what: string, action: () => Promise<unknown> | void) => Promise<void>;
  /** Presses keys and writes down what is said. */
  keys: (what: string, ...keys: string[]) => Promise<void>;
  /** Does something and lets it be said, but doesn't write it down. */
  quietly: (action: () => Promise<unknown> | void) => Promise<void>;
}

/** What is done in a flow. */
type Run = (flow: Flow, info: TestInfo) => Promise<void>;

/** How often is asked before something counts as not said: an utterance can be lost by chance. */
const TRIES = 3;

/**
 * A test: what is said in a flow, compared with the transcript of that name beside it. With `--update` the
 * transcript is written, once two runs have agreed.
 */
export function transcript(name: string, run: Run): void {
  test(name, async ({ baseURL }, info) => {
    const file = join(import.meta.dirname, `${name}.txt`);
    const updates = process.env['HEARD_UPDATE'] !== undefined;
    // Without a transcript, all that is said is new.
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const known = updates ? [] : [withoutOrder(written)];
    let heard = '';
    let isKnown = false;
    for (let tries = 0; tries < TRIES && !isKnown; tries += 1) {
      heard = await listenTo(baseURL ?? '', (flow) => run(flow, info));
      isKnown = known.includes(withoutOrder(heard));
      if (updates) known.push(withoutOrder(heard));
    }
    if (isKnown && updates) writeFileSync(file, heard);
    else if (updates)
      throw new Error(`Each time something else was said:\n\n${known.join('\n\n')}`);
    else if (!isKnown) expect(heard).toBe(written);
  });
}

/** A transcript with the words of each step sorted: what gets the focus and what is announced overtake each other. */
function withoutOrder(lines: string): string {
  const steps = lines.split(/\n(?! )/);
  return steps
    .map((step) => {
      const [what = '', ...words] = step.split('\n');
      return [what, ...words.toSorted()].join('\n');
    })
    .join('\n');
}

async function listenTo(baseURL: string, run: (flow: Flow) => Promise<void>): Promise<string> {
  const lines: string[] = [];
  await withListener(baseURL, async (listener) => {
    const { page, hear } = listener;
    await page.clock.setFixedTime(openedAt);
    const say: Flow['say'] = async (what, action) => {
      const words = await hear(action);
      lines.push(what, ...(words.length > 0 ? words : ['(nothing)']).map((each) => `    ${each}`));
    };
    await run({
      ...listener,
      say,
      keys: (what, ...names) => say(what, () => press(...names)),
      quietly: async (action) => void (await hear(action)),
    });
  });
  return `${lines.join('\n')}\n`;
}

/** Opens the app at an address and goes past its splash. */
export async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
}
