/**
 * What a person can ask of the system, or do with a page, under the tag of the stories that show how components answer.
 * The values are Playwright's: https://playwright.dev/docs/api/class-page#page-emulate-media
 */
export const preferences = {
  'reduced-motion': { reducedMotion: 'reduce' },
  'more-contrast': { contrast: 'more' },
  'forced-colors': { forcedColors: 'active' },
  printed: { media: 'print' },
} as const;

/** What tells a page of each of them. */
const queries: Record<keyof typeof preferences, string> = {
  'reduced-motion': '(prefers-reduced-motion: reduce)',
  'more-contrast': '(prefers-contrast: more)',
  'forced-colors': '(forced-colors: active)',
  printed: 'print',
};

/** What the browser is to be asked for on behalf of a story with these tags; null is nothing. */
export function preferencesOf(tags: readonly string[]) {
  const nothing = { reducedMotion: null, contrast: null, forcedColors: null, media: null };
  const wanted = Object.entries(preferences).filter(([tag]) => tags.includes(tag));
  return Object.assign(nothing, ...wanted.map(([, preference]) => preference)) as {
    reducedMotion: 'reduce' | null;
    contrast: 'more' | null;
    forcedColors: 'active' | null;
    media: 'print' | null;
  };
}

/** Whether the page is told that a person prefers this. */
export function isPreferred(preference: keyof typeof preferences): boolean {
  return matchMedia(queries[preference]).matches;
}
