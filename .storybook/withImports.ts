import * as components from '@daybow/components';

/**
 * Code of a story, below the lines that import what it uses. Storybook hands in what it has been given
 * before, and a story can bring lines of its own.
 */
export function withImports(code: string): string {
  if (code.startsWith('import ')) return code;
  const used = Object.keys(components).filter((name) => new RegExp(`<${name}\\b`).test(code));
  const icons = new Set([...code.matchAll(/<(\w+Icon)\b/g)].map(([, name]) => String(name)));
  const imports = [
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '@daybow/components';`] : []),
    ...(icons.size > 0
      ? [`import { ${[...icons].join(', ')} } from '@phosphor-icons/react';`]
      : []),
  ];
  return [...imports, '', code].join('\n').trimStart();
}
