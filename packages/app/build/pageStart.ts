import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';

const source = 'src/app/pageStart.ts';

/**
 * Has the page take its theme before it is first painted: one small file of its own, which blocks. A
 * module would come after the first paint, and the page's policy allows no script within it.
 */
export function pageStart(): Plugin {
  let base = '/';
  return {
    name: 'daybow-page-start',
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'page-start.js', source: await bundled(base) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, server }) {
        const file = Object.values(bundle ?? {}).find(
          (each) => each.type === 'asset' && each.names.includes('page-start.js'),
        );
        const attrs = server
          ? { src: base + source, type: 'module' }
          : { src: base + (file?.fileName ?? '') };
        return [{ tag: 'script', attrs, injectTo: 'head' } satisfies HtmlTagDescriptor];
      },
    },
  };
}

/** The file with all that it imports, as a script that is no module. */
async function bundled(base: string): Promise<string> {
  const result = await build({
    configFile: false,
    base,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, '..', source), formats: ['iife'], name: 'pageStart' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${source} could not be bundled.`);
  return output.output[0].code;
}
