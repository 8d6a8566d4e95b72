import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashedCaching, hashedFolder, securityHeaders } from '../../../hosting/headers.mjs';
import { paths } from '../src/shared/paths.ts';

const screens = Object.values(paths)
  .map((path) => path.slice(1))
  .filter(Boolean);

/**
 * Files that static hosts read: headers, and one page for every route. Their paths begin at the host's root.
 * Hosts that read no routes show `404.html`, the same page, for what they have not.
 *
 * @param base - the path under which the app is served, with a slash at both ends.
 */
export function staticHosts(base: string): Plugin {
  return {
    name: 'daybow-static-hosts',
    apply: 'build',
    generateBundle() {
      const lines = [
        `${base}*`,
        ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
        `${base}${hashedFolder}*`,
        `  Cache-Control: ${hashedCaching}`,
      ];
      const routes = [
        // A file that is gone is not the page: under its name it would be kept for a year.
        `${base}${hashedFolder}* ${base}index.html 404`,
        // Cloudflare Pages takes no rule for all paths, lest it would lead to itself.
        ...screens.map((path) => `${base}${path} ${base} 200`),
        `${base}* ${base}index.html 200`,
      ];
      this.emitFile({ type: 'asset', fileName: '_headers', source: `${lines.join('\n')}\n` });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: `${routes.join('\n')}\n` });
    },
    async writeBundle({ dir = '' }) {
      await copyFile(join(dir, 'index.html'), join(dir, '404.html'));
    },
  };
}
