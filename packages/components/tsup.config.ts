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
    const sheets = ['src/theme/layers.css', 'src/theme/tokens.css', 'src/theme/base.css'];
    const css = await Promise.all([...sheets, 'dist/index.css'].map((file) => readFile(file, 'utf8')));
    await writeFile('dist/styles.css', css.join('\n'));
    await copyFile('src/theme/tokens.css', 'dist/tokens.css');
    await copyFile('src/theme/fonts.css', 'dist/fonts.css');
  },
});
