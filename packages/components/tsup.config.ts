import { existsSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** One entry a component, `progress-ring` for `src/ProgressRing`, beside the index of all. */
const components = Object.fromEntries(
  readdirSync('src')
    .filter((folder) => existsSync(`src/${folder}/index.ts`))
    .map((folder) => [kebabCase(folder), `src/${folder}/index.ts`]),
);

const modules = { index: 'src/index.ts', ...components };

function kebabCase(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

/**
 * Entries are client modules. They import nothing but what they use: of the modules that only bring
 * a sheet, esbuild leaves an empty file and an import without names, which a bundler has to keep.
 */
const clientEntries: Plugin = {
  name: 'client-entries',
  setup({ onEnd }) {
    onEnd(({ outputFiles = [], metafile }) => {
      const entries = Object.entries(metafile?.outputs ?? {})
        .filter(([, { entryPoint }]) => entryPoint)
        .map(([path]) => basename(path));
      for (const file of outputFiles.splice(0)) {
        if (file.path.endsWith('.js')) {
          const directive = entries.includes(basename(file.path)) ? "'use client';\n" : '';
          const code = file.text.replaceAll(/^import "\.[^"]+";\n/gm, '');
          if (code.trim() === '') continue;
          file.contents = Buffer.from(directive + code);
        }
        outputFiles.push(file);
      }
    });
  },
};

/** Makes the sheets small, and `styles.css` out of what all components share and their own. */
const sheets: Plugin = {
  name: 'sheets',
  setup({ onEnd, esbuild }) {
    // No target: browsers read nesting and light-dark() as they are written.
    const minify = async (css: string) => {
      const { code } = await esbuild.transform(css, { loader: 'css', minify: true });
      return joinLayers(code)
        .replaceAll(/(?<=[{;]--[\w-]+:) /g, '') // What esbuild leaves in custom properties:
        .replaceAll(/(?<=[,(]) | (?=\))| (?=[*/] )|(?<= [*/]) /g, ''); // no string of ours holds any of these.
    };

    onEnd(async ({ outputFiles = [] }) => {
      const find = (name: string) => {
        const sheet = outputFiles.find(({ path }) => basename(path) === name);
        if (!sheet) throw new Error(`The build has lost ${name}.`);
        return sheet;
      };
      const base = find('base.css');
      const all = find('index.css');
      base.contents = Buffer.from(mixColours(base.text));
      all.contents = Buffer.concat([base.contents, all.contents]);
      all.path = all.path.replace('index.css', 'styles.css');
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.css'))) {
        file.contents = Buffer.from(await minify(file.text));
      }
    });
  },
};

/** Opens the components' layer once, where one sheet after the other opens it. */
function joinLayers(css: string): string {
  const open = '@layer daybow.components{';
  const [before = '', ...inside] = css.trim().split(open);
  if (inside.length === 0) return before;
  return before + open + inside.map((rules) => rules.slice(0, -1)).join('') + '}';
}

/** Puts the colours of the ramps, which no component names, into the roles that are mixed from them. */
function mixColours(css: string): string {
  const ramps = new Map<string, string>();
  const roles = css.replaceAll(
    /(--daybow-[a-z]+-(?:\d+|edge|core|night)): (#\w+);\n/g,
    (_, name: string, colour: string) => {
      ramps.set(name, colour);
      return '';
    },
  );
  return roles.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => ramps.get(name) ?? use);
}

export default defineConfig({
  entry: { ...modules, base: 'src/theme/styles.css', fonts: 'src/theme/fonts.css' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: { entry: modules, compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildPlugins: [clientEntries, sheets],
  esbuildOptions(options) {
    options.chunkNames = 'shared/[hash]';
  },
  async onSuccess() {
    // As it is written: its comments are what the author of a theme reads.
    await copyFile('src/theme/tokens.css', 'dist/tokens.css');
  },
});
