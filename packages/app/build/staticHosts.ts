import type { Plugin } from 'vite';
import { hashedCaching, hashedFolder, securityHeaders } from '../../../hosting/headers.mjs';

/** Files that static hosts read: headers, and one page for every route. */
export function staticHosts(): Plugin {
  return {
    name: 'daybow-static-hosts',
    apply: 'build',
    generateBundle() {
      const lines = [
        '/*',
        ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
        `/${hashedFolder}*`,
        `  Cache-Control: ${hashedCaching}`,
      ];
      this.emitFile({ type: 'asset', fileName: '_headers', source: `${lines.join('\n')}\n` });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/* /index.html 200\n' });
    },
  };
}
