import { transform } from 'lightningcss';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { documents, statedWeights, weigh } from '../../../scripts/weights.mjs';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../../..');
const tarball = join(inject('packed'), 'daybow-components.tgz');
const packed = join(inject('packed'), 'package');
const dist = join(packed, 'dist');

const read = (...path: string[]) => readFileSync(join(packed, ...path), 'utf8');
/** Where the links and pictures of a document lead, but for those in its code. */
const addressesIn = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/(?:\]\(|src="|href=")([^)"]+)/g)].map(
    ([, address = '']) => address,
  );
const named = (ending: string) =>
  readdirSync(dist)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** The names of the entries, such as `progress-ring`. */
const components = readdirSync(join(import.meta.dirname, '../src'), { recursive: true })
  .map(String)
  .filter((file) => /^[A-Z]\w+.index\.ts$/.test(file))
  .map((file) => file.replace(/.index\.ts$/, ''))
  .map((name) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase());

describe('the tarball', () => {
  test('passes publint', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(tarball);
    const { messages } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
      strict: true,
    });
    expect(messages).toEqual([]);
  });

  test('has types for each entry that resolve like its modules', async () => {
    const attw = ['exec', 'attw', tarball, '--profile', 'node16', '--no-emoji'];
    const result = run('pnpm', [...attw, '--include-entrypoints', ...components], {
      cwd: import.meta.dirname,
    });
    await expect(result).resolves.toBeUndefined();
  });

  test('is small', () => {
    expect(statSync(tarball).size).toBeLessThan(720_000);
  });

  test('has a README, a changelog and a licence', () => {
    expect(read('README.md')).toMatch(/^# @daybow\/components\n/);
    const { version } = JSON.parse(read('package.json'));
    expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
    expect(read('LICENSE')).toContain('MIT License');
  });

  test('has a README and pages whose links and pictures are in it, and a list of all pages', () => {
    const pages = readdirSync(join(packed, 'docs')).filter((name) => name.endsWith('.md'));
    const files = ['README.md', 'llms.txt', ...pages.map((page) => `docs/${page}`)];
    const missing = files.flatMap((file) =>
      addressesIn(read(file))
        .filter((address) => !/^(https:|#)/.test(address))
        .filter((address) => !existsSync(join(packed, dirname(file), address)))
        .map((address) => `${file}: ${address}`),
    );
    expect(missing).toEqual([]);
    expect(files.filter((file) => read(file).includes('OWNER'))).toEqual([]);

    expect(addressesIn(read('README.md'))).toContain('docs/BarChart.md');
    expect(addressesIn(read('README.md'))).toContain('docs/pictures/habits.png');
    const listed = addressesIn(read('llms.txt')).map((address) => address.replace('docs/', ''));
    expect(listed.toSorted()).toEqual(pages.toSorted());
    expect(read('docs', 'BarChart.md')).toMatch(/^# BarChart\n[^]+\| `data`/);
  });

  test('leaves the README of the repository as it was', () => {
    expect(readFileSync(join(root, 'packages/components/README.md'), 'utf8')).toContain(
      '](../../stories/BarChart.mdx)',
    );
  });

  test('contains the build, its documents and nothing else', () => {
    expect(readdirSync(packed).toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'docs',
      'llms.txt',
      'package.json',
    ]);
    const files = readdirSync(dist, { recursive: true }).map(String);
    expect(files.filter((file) => !/(\.c?js|\.css|\.d\.c?ts|^shared)$/.test(file))).toEqual([]);
  });

  test('has the licence of D3, which its CommonJS module contains', () => {
    expect(read('dist', 'index.cjs')).toMatch(/d3-scale: Copyright .+\n\nPermission to use/);
  });
});

describe('each component', () => {
  test('has its own entry, style sheet and types', () => {
    expect(named('.js').toSorted()).toEqual([...components, 'index'].toSorted());
    // A provider draws nothing.
    const drawn = components.filter((name) => name !== 'daybow-provider');
    expect(named('.css')).toEqual(expect.arrayContaining(drawn));
    expect(named('.d.ts')).toEqual(expect.arrayContaining(components));
  });

  test('has its CommonJS module and the types of that', () => {
    expect(named('.cjs').toSorted()).toEqual([...components, 'index'].toSorted());
    expect(named('.d.cts')).toEqual(expect.arrayContaining(components));
  });

  test.each(components)('is a client module that can be tree-shaken: %s', (name) => {
    const code = read('dist', `${name}.js`);
    expect(code).toMatch(/^'use client';\n/);
    expect(read('dist', `${name}.cjs`)).toMatch(/^'use client';\n/);
    // An import without names keeps a module in every bundle.
    expect(code).not.toMatch(/^import ['"]/m);
  });

  test('has its documentation in its types', () => {
    expect(read('dist', 'progress-ring.d.ts')).toMatch(/\/\*\*[^]*@defaultValue[^]*@example/);
  });

  // Safari ignores a shorthand with more than a line: https://caniuse.com/text-decoration
  test('has no text-decoration shorthand that Safari ignores', () => {
    const lines = read('dist', 'styles.css').match(/(?<=text-decoration:)[^;}]+/g);
    expect(new Set(lines)).toEqual(new Set(['none']));
  });

  test.each(['styles', 'base', 'accents', 'tokens'])(
    'keeps light-dark() in its colours, also in builds for older browsers: %s.css',
    (name) => {
      // Those of Next.js: https://nextjs.org/docs/app/guides/supported-browsers
      const [chrome, safari] = [111 << 16, (16 << 16) | (4 << 8)];
      const { code } = transform({
        filename: `${name}.css`,
        code: readFileSync(join(dist, `${name}.css`)),
        minify: true,
        targets: { chrome, edge: chrome, firefox: chrome, safari },
      });
      const css = code.toString();
      expect(css).toMatch(/--daybow-accent:light-dark\(/);
      expect(css).not.toMatch(/var\(--lightningcss/);
    },
  );
});

describe('the weight of', () => {
  const weights = weigh();

  test.each(weights)('$name is within its budget', ({ size, sizeLimit }) => {
    expect(size).toBeLessThanOrEqual(sizeLimit);
  });

  test.each(documents)('each import is up to date in %s; `pnpm weights` updates it', (document) => {
    const stated = statedWeights(document);
    expect(Object.keys(stated)).toEqual(weights.map(({ name }) => name));
    const stale = weights.filter(
      ({ name, size }) => Math.abs((stated[name] ?? 0) - size / 1000) > 0.15 + size / 20_000,
    );
    expect(stale).toEqual([]);
  });
});
