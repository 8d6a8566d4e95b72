import { securityHeaders } from '../../../hosting/headers.mjs';
import { expect, test } from './app';

/**
 * With gzip, for all scripts and style sheets that load by themselves on a first visit: all screens of the sample
 * are one file, which loads during the splash.
 */
const budget = { script: 162_000, style: 19_000 };

async function weight(urls: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...urls].map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How much travels, read from a browser-like answer that is not unpacked. */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  return Number(response.headers.get('content-length'));
}

test('Served: a first visit loads at most 162 kB of script and 19 kB of style', async ({
  page,
}) => {
  const loaded = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') loaded[type].add(request.url());
  });
  // It comes last, some seconds after Home, and keeps the app for use offline.
  const last = page.waitForResponse(/workbox-window/);
  await page.goto('/');
  await last;
  const script = await weight(loaded.script);
  expect(script).toBeGreaterThan(60_000);
  expect(script).toBeLessThanOrEqual(budget.script);
  const style = await weight(loaded.stylesheet);
  expect(style).toBeGreaterThan(5_000);
  expect(style).toBeLessThanOrEqual(budget.style);
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
