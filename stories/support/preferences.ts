/**
 * User preferences and print, by the tag of the stories about them. The values are Playwright's:
 * https://playwright.dev/docs/api/class-page#page-emulate-media
 */
export const preferences = {
  'reduced-motion': { reducedMotion: 'reduce' },
  'more-contrast': { contrast: 'more' },
  'forced-colors': { forcedColors: 'active' },
  printed: { media: 'print' },
} as const;

/** The media query of each. */
const queries: Record<keyof typeof preferences, string> = {
  'reduced-motion': '(prefers-reduced-motion: reduce)',
  'more-contrast': '(prefers-contrast: more)',
  'forced-colors': '(forced-colors: active)',
  printed: 'print',
};

/** The preferences to emulate for a story with these tags; null emulates none. */
export function preferencesOf(tags: readonly string[]) {
  const none = { reducedMotion: null, contrast: null, forcedColors: null, media: null };
  const tagged = Object.entries(preferences).filter(([tag]) => tags.includes(tag));
  return Object.assign(none, ...tagged.map(([, preference]) => preference)) as {
    reducedMotion: 'reduce' | null;
    contrast: 'more' | null;
    forcedColors: 'active' | null;
    media: 'print' | null;
  };
}

/** Whether this preference applies to the page. */
export function isPreferred(preference: keyof typeof preferences): boolean {
  return matchMedia(queries[preference]).matches;
}
