import type { Plugin } from 'vite';
import { hashedCaching, hashedFolder, securityHeaders } from '../../../hosting/headers.mjs';

/** Files that static hosts read: headers, and one page for every route. Their paths begin at the host's root. */
export function staticHosts(): Plugin {
  let base = '/';
  return {
    name: 'daybow-static-hosts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      const lines = [
        `${base}*`,
        ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
        `${base}${hashedFolder}*`,
        `  Cache-Control: ${hashedCaching}`,
      ];
      // A file that is gone is not the page: under its name it would be kept for a year.
      const routes = [
        `${base}${hashedFolder}* ${base}index.html 404`,
        `${base}* ${base}index.html 200`,
      ];
      this.emitFile({ type: 'asset', fileName: '_headers', source: `${lines.join('\n')}\n` });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: `${routes.join('\n')}\n` });
    },
  };
}
