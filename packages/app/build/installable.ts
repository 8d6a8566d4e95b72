import type { HtmlTagDescriptor, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brand } from '../src/shared/brand.ts';
import { paths } from '../src/shared/paths.ts';
import { enPage } from '../src/shared/words/en.page.ts';
import { en } from '../src/shared/words/en.ts';
import { startPictures } from '../../../scripts/ios-screens.mjs';

const paper = '#faf5ee';

/**
 * Makes the app installable, and usable offline after a first visit: a manifest, and a worker that keeps
 * all of its files. A new worker waits until it is asked to take over; see `src/app/useUpdates.ts`.
 *
 * @param base - the path under which the app is served, with a slash at both ends.
 */
export function installable(base: string): Plugin[] {
  return [
    ...VitePWA({
      filename: 'worker.js',
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      manifest: {
        // Of the address of the app, not of its host: another app at the root has another identity.
        id: base,
        name: brand.name,
        short_name: brand.name,
        description: en.app.tagline,
        lang: 'en',
        dir: 'ltr',
        start_url: '.',
        scope: '.',
        display: 'standalone',
        background_color: paper,
        theme_color: paper,
        categories: ['health', 'lifestyle', 'productivity'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: 'icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
          {
            src: 'icons/monochrome-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'monochrome',
          },
        ],
        shortcuts: [
          { name: en.habits.add, url: './?add' },
          { name: enPage.saveMood, url: './mood' },
        ],
        screenshots: [
          ...['habits', 'mood', 'stats'].map((name) => ({
            src: `screenshots/${name}.png`,
            sizes: '585x1266',
            type: 'image/png',
            form_factor: 'narrow' as const,
          })),
          {
            src: 'screenshots/wide.png',
            sizes: '1920x1200',
            type: 'image/png',
            form_factor: 'wide' as const,
          },
        ],
      },
      workbox: {
        // What a system shows before or outside the app stays on the server.
        globPatterns: ['**/*.{html,js,css,svg,woff2,txt}'],
        globIgnores: ['404.html', 'worker.js', 'notification-click.js'],
        importScripts: ['notification-click.js'],
        // A page of a first visit is the worker's, too: a newer one waits for it, and keeps its files until then.
        clientsClaim: true,
        // It would also remove the files of an app under a path below this one, whose names hold this path, too.
        cleanupOutdatedCaches: false,
        navigateFallbackAllowlist: [pathsOfScreens(base)],
        runtimeCaching: [
          {
            // Another app may be served below this path: the server knows. A file that is not kept, such as a
            // picture, comes from there alone. No route has a dot.
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && !/\.[^/]+$/.test(url.pathname),
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'index.html' } },
          },
        ],
        inlineWorkboxRuntime: true,
      },
    }),
    iosHead(base),
  ];
}

/** The addresses of the screens, with any search: the page that is kept stands for them. */
function pathsOfScreens(base: string): RegExp {
  const below = Object.values(paths).map((path) => path.slice(1));
  return new RegExp(`^${base}(?:${below.join('|')})/?(?:\\?|$)`);
}

/**
 * What Safari reads in place of the manifest: the icon, and a picture for each kind of screen. It shows the
 * pictures only beside `apple-mobile-web-app-capable`, whatever the manifest says
 * (https://github.com/vercel/next.js/issues/74524); Chrome complains of that name without the other.
 */
function iosHead(base: string): Plugin {
  return {
    name: 'daybow-ios-head',
    transformIndexHtml: () => [
      meta('mobile-web-app-capable'),
      meta('apple-mobile-web-app-capable'),
      link({ rel: 'apple-touch-icon', href: `${base}icons/apple-touch-180.png` }),
      ...startPictures.map(({ name, media }) =>
        link({ rel: 'apple-touch-startup-image', href: `${base}icons/${name}.png`, media }),
      ),
    ],
  };
}

function meta(name: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content: 'yes' }, injectTo: 'head' };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
