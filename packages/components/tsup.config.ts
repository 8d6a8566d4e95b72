import { existsSync, readdirSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** One entry a component, `progress-ring` for `src/ProgressRing`, beside the index of all. */
const components = Object.fromEntries(
  readdirSync('src')
    .filter((folder) => existsSync(`src/${folder}/index.ts`))
    .map((folder) => [kebabCase(folder), `src/${folder}/index.ts`]),
);

function kebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

async function concatenate(target: string, ...sheets: string[]): Promise<void> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  await writeFile(target, texts.join('\n'));
}

export default defineConfig({
  entry: { index: 'src/index.ts', ...components },
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Kept by servers that render React Server Components; esbuild would drop a directive in a module.
  banner: { js: "'use client';" },
  async onSuccess() {
    const theme = ['layers', 'tokens', 'base'].map((name) => `src/theme/${name}.css`);
    await concatenate('dist/base.css', ...theme);
    await concatenate('dist/styles.css', 'dist/base.css', 'dist/index.css');
    await rm('dist/index.css');
    await copyFile('src/theme/tokens.css', 'dist/tokens.css');
    await copyFile('src/theme/fonts.css', 'dist/fonts.css');
  },
});
