import type { HtmlTagDescriptor, Plugin } from 'vite';
import { pagePolicy } from '../../../hosting/headers.mjs';
import { brand } from '../src/shared/brand.ts';
import { enPage } from '../src/shared/words/en.page.ts';
import { en } from '../src/shared/words/en.ts';

/** Lays the product's name and words, and the page's policy, into index.html. */
export function pageHead(): Plugin {
  return {
    name: 'daybow-page-head',
    transformIndexHtml(_html, { server }) {
      const tags: HtmlTagDescriptor[] = [
        { tag: 'title', children: brand.name },
        { tag: 'meta', attrs: { name: 'description', content: en.app.tagline } },
        { tag: 'noscript', children: enPage.noScript, injectTo: 'body' },
        {
          tag: 'p',
          attrs: { id: 'not-loaded', class: 'app-Splash-failure', role: 'alert', hidden: true },
          // A link to the page itself loads it again, without a script.
          children: [
            { tag: 'span', children: enPage.notLoaded },
            { tag: 'a', attrs: { href: '' }, children: enPage.tryAgain },
          ],
          injectTo: 'body',
        },
      ];
      const policy: HtmlTagDescriptor = {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      };
      // The development server puts style elements of its own into the page.
      return server ? tags : [policy, ...tags];
    },
  };
}
