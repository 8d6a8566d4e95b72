/**
 * Serves the built app by an installed nginx with `hosting/nginx.conf`, its lines for a sub-path included, and
 * compares what it sends with `hosting/headers.mjs`: `pnpm test:hosting`. Not part of `pnpm test`, because not every machine has nginx.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { securityHeaders } from '../hosting/headers.mjs';
import { firstFreePort } from './free-port.mjs';

const root = join(import.meta.dirname, '..');
if (spawnSync('nginx', ['-v']).error) {
  console.error('There is no nginx. Install it: on Debian or Ubuntu, `apt-get install nginx`.');
  process.exit(1);
}

const port = await firstFreePort(8080);
const folder = await mkdtemp(join(tmpdir(), 'daybow-nginx-'));
const site = (await readFile(join(root, 'hosting', 'nginx.conf'), 'utf8'))
  .replaceAll('8080', String(port))
  .replaceAll('/srv', folder)
  // The lines for a sub-path are comments.
  .replaceAll(/^ {2}# (?=location|\}| {2})/gm, '  ');
await symlink(join(root, 'packages', 'app', 'dist'), join(folder, 'daybow'));
await writeFile(
  join(folder, 'nginx.conf'),
  `pid ${folder}/pid; error_log stderr; daemon off; user root;
  events {}
  http { access_log off; include /etc/nginx/mime.types;
  ${site} }`,
);
const server = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });

try {
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && !(await answers(address)); tries += 1) await wait(100);

  await checkApp(`${address}/`);
  await checkApp(`${address}/daybow/`);
  const bare = await fetch(`${address}/daybow?add`, { redirect: 'manual' });
  assert.equal(bare.status, 301);
  assert.equal(bare.headers.get('location'), '/daybow/?add');
  const undecodable = await fetch(`${address}/%E0%A4%A`);
  assert.match(await undecodable.text(), /<title>Daybow<\/title>/);
  console.log('nginx serves the app as it should.');
} finally {
  server.kill();
  await rm(folder, { recursive: true });
}

/**
 * Checks what is sent of an app.
 *
 * @param {string} base its address, with a slash at the end
 */
async function checkApp(base) {
  const page = await fetch(`${base}mood`);
  const html = await page.text();
  assert.match(html, /<title>Daybow<\/title>/, 'every route is the page');
  for (const path of ['mood', 'favicon.svg', 'manifest.webmanifest', 'worker.js']) {
    const { headers } = await fetch(base + path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      assert.equal(headers.get(name), value, `${name} of ${path}`);
    }
    assert.equal(headers.get('cache-control'), 'no-cache', path);
  }
  const [, script = ''] = /<script[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  const { headers } = await fetch(base + script);
  assert.match(headers.get('cache-control') ?? '', /max-age=\d{8,}/);
  assert.equal(headers.get('content-encoding'), 'gzip');
  assert.match(headers.get('vary') ?? '', /Accept-Encoding/);
  assert.equal(headers.get('content-security-policy'), securityHeaders['Content-Security-Policy']);
  assert.equal((await fetch(`${base}assets/gone.js`)).status, 404);
  const manifest = await fetch(`${base}manifest.webmanifest`);
  assert.match(manifest.headers.get('content-type') ?? '', /^application\/manifest\+json/);
}

/** @param {string} address */
async function answers(address) {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
