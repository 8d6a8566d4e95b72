import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Kept by servers that render React Server Components; esbuild would drop a directive in a module.
  banner: { js: "'use client';" },
  async onSuccess() {
    const theme = (name: string) => readFile(`src/theme/${name}.css`, 'utf8');
    const foundation = await Promise.all(['layers', 'tokens', 'base'].map(theme));
    const components = await readFile('dist/index.css', 'utf8');
    await writeFile('dist/styles.css', [...foundation, components].join('\n'));
    await copyFile('src/theme/tokens.css', 'dist/tokens.css');
    await copyFile('src/theme/fonts.css', 'dist/fonts.css');
  },
});
