import { securityHeaders } from '../../../hosting/headers.mjs';
import { expect, test } from './app';

/**
 * With gzip, for what a first visit needs to show Home: the page's own scripts and style sheets, the app that
 * they launch, what those scripts import, and the words of one language. Not counted is what loads by itself
 * once Home is shown: the other screens of the sample, and what keeps the app for use offline.
 */
const budget = { script: 118_000, style: 12_000 };

test('Served: what Home needs to be shown on a first visit is at most 118 kB of script and 12 kB of style', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/')).text();
  const weights = { script: 0, style: 0 };
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, address = ''] of page.matchAll(/<script[^>]* src="([^"]+)"/g)) scripts.add(address);
  for (const [, address = ''] of page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)) {
    styles.add(address);
  }
  for (const address of scripts) {
    const source = await (await request.get(address)).text();
    // What it imports, the app, and the one language that is loaded at start.
    for (const [, file = ''] of source.matchAll(/from"\.\/([\w~.-]+\.js)"/g)) {
      scripts.add(`/assets/${file}`);
    }
    for (const [, file = ''] of source.matchAll(/import\(`\.\/((?:launch|en)-[\w-]+\.js)`\)/g)) {
      scripts.add(`/assets/${file}`);
    }
    for (const [file] of source.matchAll(/assets\/launch-[\w-]+\.css/g)) styles.add(`/${file}`);
    weights.script += await gzipSize(address);
  }
  for (const address of styles) weights.style += await gzipSize(address);
  expect(weights.script).toBeGreaterThan(60_000);
  expect(weights.script).toBeLessThan(budget.script);
  expect(weights.style).toBeGreaterThan(5_000);
  expect(weights.style).toBeLessThan(budget.style);

  /** How much travels, read from a browser-like answer that is not unpacked. */
  async function gzipSize(address: string): Promise<number> {
    const response = await fetch(new URL(address, baseURL), {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    return Number(response.headers.get('content-length'));
  }
});

test('Served: hashed files are kept for good, the page is asked for again, a missing file is missing', async ({
  request,
}) => {
  const page = await request.get('/mood');
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
  const file = await request.get(script);
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers()['content-encoding']).toBe('br');
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
});

test('Served: security headers come with every file', async ({ request }) => {
  for (const path of ['/', '/settings', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  }
});
