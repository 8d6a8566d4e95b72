import { join } from 'node:path';
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import { appIcons } from '../../../scripts/app-icons.mjs';

const styles = 'src/app/firstFrame.css';
/** What the splash is written in: latin alone, whatever else the fonts have. */
const splashFonts = /-latin-wght-normal-[\w-]+\.woff2$/;

/** The links to the app's style sheets and modules, as Vite writes them. */
const APP_FILES = /<link rel="(?:stylesheet|modulepreload)" crossorigin[^>]*>\s*/g;

/**
 * Lays the app's first frame into the built page: its markup, and a small style sheet of its own in
 * front of it. Its script loads while the splash stands.
 */
export function firstFrame(): Plugin {
  let base = '/';
  return {
    name: 'daybow-first-frame',
    configResolved(config) {
      base = config.base;
    },
    config: (_config, { command }) =>
      command === 'build'
        ? { build: { rolldownOptions: { input: ['index.html', styles] } } }
        : undefined,
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        if (server) return [styleSheet(base + styles)];
        const files = Object.values(bundle ?? {});
        const sheet = files.find(
          (file) => file.type === 'asset' && file.originalFileNames.includes(styles),
        );
        if (!sheet) throw new Error(`The build has no ${styles}.`);
        const frame = await renderFirstFrame();
        // What only the app itself needs comes after the frame: nothing waits for it to be painted.
        const ofApp = html.match(APP_FILES) ?? [];
        return {
          html: html
            .replace(APP_FILES, '')
            .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`)
            .replace('</body>', () => `${ofApp.join('')}</body>`),
          tags: [
            ...files
              .filter(({ fileName }) => splashFonts.test(fileName))
              .map(({ fileName }) => fontPreload(base + fileName)),
            styleSheet(base + sheet.fileName),
          ],
        };
      },
    },
  };
}

/** Renders the splash with the app's own components. */
async function renderFirstFrame(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [appIcons()],
  });
  try {
    const module = await vite.ssrLoadModule(join(import.meta.dirname, 'renderFirstFrame.tsx'));
    return await (module as typeof import('./renderFirstFrame.tsx')).renderFirstFrame();
  } finally {
    await vite.close();
  }
}

/** A style sheet in front of all others: it says in which order the layers come. */
function styleSheet(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head-prepend' };
}

function fontPreload(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
}
