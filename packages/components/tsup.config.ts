import { transform, type TokenOrValue } from 'lightningcss';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type AtRule, parse } from 'postcss';
import { defineConfig, type Options } from 'tsup';
import { commonJs } from './build/commonJs.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** An entry for each component, such as `progress-ring` for `src/ProgressRing`. */
const components = Object.fromEntries(
  readdirSync('src')
    .filter((folder) => existsSync(`src/${folder}/index.ts`))
    .map((folder) => [kebabCase(folder), `src/${folder}/index.ts`]),
);

const modules = { index: 'src/index.ts', ...components };

function kebabCase(name: string): string {
  return [...name]
    .map((letter, place) => (place > 0 && letter <= 'Z' ? `-${letter}` : letter))
    .join('')
    .toLowerCase();
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
          const lines = file.text.split('\n').filter((line) => !line.startsWith('import "./'));
          const code = lines.join('\n');
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
    onEnd(async ({ outputFiles = [] }) => {
      const find = (name: string) => {
        const sheet = outputFiles.find(({ path }) => basename(path) === name);
        if (!sheet) throw new Error(`The build has no ${name}.`);
        return sheet;
      };
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.css'))) {
        // No target, so that nesting and light-dark() stay as written. esbuild keeps the order of
        // declarations, which compresses better than that of Lightning CSS.
        const css = joinLayers(file.text);
        const { code } = await esbuild.transform(css, { loader: 'css', minify: true });
        file.contents = Buffer.from(code);
      }
      const base = find('base.css');
      base.contents = inlinePrimitives(base.contents);
      const all = find('styles.css');
      all.contents = Buffer.concat([base.contents, all.contents]);
      // That of index.ts, which `styles.css` replaces.
      outputFiles.splice(outputFiles.indexOf(find('index.css')), 1);
    });
  },
};

/** Joins the blocks of the components' layer into one. */
function joinLayers(css: string): string {
  const sheet = parse(css);
  let joined: AtRule | undefined;
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes || layer.params !== 'daybow.components') return;
    if (joined) {
      joined.append(layer.nodes);
      layer.remove();
    } else {
      joined = layer;
    }
  });
  return sheet.toString();
}

/** Replaces the primitives, which no component reads, by their colours in the roles. */
function inlinePrimitives(css: Uint8Array): Uint8Array {
  const filename = 'src/theme/primitives.css';
  const primitives = new Map<string, TokenOrValue[]>();
  transform({
    filename,
    code: readFileSync(filename),
    visitor: {
      Declaration: { custom: ({ name, value }) => void primitives.set(name, value) },
    },
  });
  return transform({
    filename: 'base.css',
    code: css,
    minify: true,
    visitor: {
      Declaration: { custom: ({ name }) => (primitives.has(name) ? [] : undefined) },
      Variable: ({ name }) => primitives.get(name.ident),
    },
  }).code;
}

/** Unminified, with the comments for authors of themes. */
function tokensForAuthors(): string {
  return ['primitives', 'roles', 'preferences']
    .map((name) => readFileSync(`src/theme/${name}.css`, 'utf8'))
    .join('\n');
}

export default defineConfig([
  {
    entry: {
      ...modules,
      base: 'src/theme/styles.css',
      fonts: 'src/theme/fonts.css',
      accents: 'src/theme/accents.css',
      styles: 'src/theme/components.css',
    },
    format: 'esm',
    target: 'es2022',
    // Types are the other build's.
    clean: ['!**/*.d.{ts,cts}'],
    splitting: true,
    esbuildPlugins: [clientEntries, styleSheets, commonJs],
    esbuildOptions(options) {
      options.chunkNames = 'shared/[hash]';
    },
    async onSuccess() {
      await writeFile('dist/tokens.css', tokensForAuthors());
    },
  },
  {
    entry: { ...modules, 'style-sheet': 'src/theme/style-sheet.ts' },
    format: ['esm', 'cjs'],
    dts: {
      only: true,
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
]);
