import * as components from '@daybow/components';

/**
 * Adds the imports of components and icons to a story's code. Code with imports stays as it is: examples have
 * their own, and Storybook passes its own result again.
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
