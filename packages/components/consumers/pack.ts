import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder outside the workspace with the packed package, `daybow-components.tgz`, and its content,
     * `package/`.
     */
    packed: string;
  }
}

/** Builds and packs the package once for all tests. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'daybow-package-'));
  const tarball = 'daybow-components.tgz';
  await run('pnpm', ['pack', '--out', join(folder, tarball)], {
    cwd: join(import.meta.dirname, '..'),
  });
  await run('tar', ['-xzf', tarball], { cwd: folder });
  project.provide('packed', folder);
  return () => rm(folder, { recursive: true, force: true });
}
