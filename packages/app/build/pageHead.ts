import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../src/brand.ts';

/**
 * The built page may load its own files and nothing else, which holds the promise that no data
 * leaves the device.
 */
const contentSecurityPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Lays the product's name and words, and the page's policy, into index.html. */
export function pageHead(): Plugin {
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
