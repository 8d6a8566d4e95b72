import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { brand } from './src/brand.ts';

/**
 * The built page may load its own files and nothing else, which holds the promise that no data
 * leaves the device.
 */
const contentSecurityPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Lays the product's name and words, and the page's policy, into index.html. */
function pageHead(): Plugin {
  return {
    name: 'daybow-page-head',
    transformIndexHtml(_html, { server }) {
      const tags: HtmlTagDescriptor[] = [
        { tag: 'title', children: brand.name },
        { tag: 'meta', attrs: { name: 'description', content: brand.tagline } },
      ];
      const policy: HtmlTagDescriptor = {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      };
      // The development server puts style elements of its own into the page.
      return server ? tags : [policy, ...tags];
    },
  };
}

/** Lets the app answer an address that can't be decoded, as it answers every other that leads nowhere. */
function corruptAddresses(): Plugin {
  return {
    name: 'daybow-corrupt-addresses',
    configureServer: answerCorruptAddresses,
    configurePreviewServer: answerCorruptAddresses,
  };
}

function answerCorruptAddresses({ middlewares }: ViteDevServer | PreviewServer) {
  middlewares.use((request, _response, next) => {
    if (!isDecodable(request.url ?? '/')) request.url = '/';
    next();
  });
}

function isDecodable(address: string): boolean {
  try {
    // The bundler of this file drops a call whose result nobody uses.
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/**
 * Leaves out the weights of icons that no screen draws, three of the six that each carries: 5 kB of a
 * first visit. Who draws another one takes it off this list.
 */
function drawnWeights(): Plugin {
  const undrawn = / {2}\[\n {4}"(?:duotone|light|thin)",[^]*?\n {2}\],?\n/g;
  return {
    name: 'daybow-drawn-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler: (code) => ({ code: code.replace(undrawn, ''), map: null }),
    },
  };
}

export default defineConfig({
  plugins: [react(), pageHead(), corruptAddresses(), drawnWeights()],
  build: {
    // Every browser that has light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    // light-dark() is the theme itself: it must reach the browser as written.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // A font inside a data: address would be outside the page's own files.
    assetsInlineLimit: 0,
  },
});
