import { existsSync, readdirSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** An entry for each component, such as `progress-ring` for `src/ProgressRing`. */
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
 * Marks entries as client modules, and removes imports without names: esbuild leaves them for modules that
 * only import a style sheet, and a bundler would have to keep them.
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

/** Minifies the style sheets, and joins `styles.css` from the base and those of all components. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  setup({ onEnd, esbuild }) {
    // No target, so that nesting and light-dark() stay as written.
    const minify = async (css: string) => {
      const { code } = await esbuild.transform(css, { loader: 'css', minify: true });
      return (
        joinLayers(code)
          // esbuild keeps spaces in custom properties; no string of the style sheets contains these.
          .replaceAll(/(?<=[{;]--[\w-]+:) /g, '')
          .replaceAll(/(?<=[,(]) | (?=\))| (?=[*/] )|(?<= [*/]) /g, '')
      );
    };

    onEnd(async ({ outputFiles = [] }) => {
      const find = (name: string) => {
        const sheet = outputFiles.find(({ path }) => basename(path) === name);
        if (!sheet) throw new Error(`The build has no ${name}.`);
        return sheet;
      };
      const base = find('base.css');
      const all = find('index.css');
      base.contents = Buffer.from(inlinePrimitives(base.text));
      all.contents = Buffer.concat([base.contents, all.contents]);
      all.path = all.path.replace('index.css', 'styles.css');
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.css'))) {
        file.contents = Buffer.from(await minify(file.text));
      }
    });
  },
};

/** Joins the layer blocks of all style sheets into one. */
function joinLayers(css: string): string {
  const open = '@layer daybow.components{';
  const [before = '', ...blocks] = css.trim().split(open);
  if (blocks.length === 0) return before;
  return before + open + blocks.map((rules) => rules.slice(0, -1)).join('') + '}';
}

/** Replaces the primitives, which no component reads, by their colours in the semantic tokens. */
function inlinePrimitives(css: string): string {
  const primitives = new Map<string, string>();
  const semantics = css.replaceAll(
    /(--daybow-(?!mood-|tile-)[a-z]+-(?:\d+|edge|core|night)): (#\w+);\n/g,
    (_, name: string, colour: string) => {
      primitives.set(name, colour);
      return '';
    },
  );
  return semantics.replaceAll(
    /var\((--[\w-]+)\)/g,
    (use, name: string) => primitives.get(name) ?? use,
  );
}

export default defineConfig({
  entry: {
    ...modules,
    base: 'src/theme/styles.css',
    fonts: 'src/theme/fonts.css',
    accents: 'src/theme/accents.css',
  },
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: { entry: modules, compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildPlugins: [clientEntries, styleSheets],
  esbuildOptions(options) {
    options.chunkNames = 'shared/[hash]';
  },
  async onSuccess() {
    // Unminified, with the comments for authors of themes.
    await copyFile('src/theme/tokens.css', 'dist/tokens.css');
    // The types of all style sheets: TypeScript 6 resolves imports for their side effects, too.
    await writeFile('dist/style-sheet.d.ts', 'export {};\n');
  },
});
