import type { Accent, ThemeChoice } from '@daybow/journal';

/** How the page looks: what a person has chosen in a journal of their own. */
export interface Theme {
  readonly theme: ThemeChoice;
  readonly accent: Accent;
}

/** The sample's, and what the served page begins with. */
const SAMPLE_THEME: Theme = { theme: 'light', accent: 'plum' };

/** What the browser's own bars have: the colour of the page, `--daybow-surface-page`. */
export const PAGE_COLOURS = { light: '#faf5ee', dark: '#190f1f' } as const;

/** Where the theme of the journal is mirrored: a page reads this before it is first painted. */
const MIRROR_KEY = 'daybow-theme';

/** Gives the page its theme, and the bars around it. */
function applyTheme({ theme, accent }: Theme): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['accent'] = accent;
  setMeta('[name=color-scheme]', theme === 'system' ? 'light dark' : theme);
  const [inDark, otherwise] = [theme !== 'light', theme === 'dark'];
  setMeta('[name=theme-color][media]', PAGE_COLOURS[inDark ? 'dark' : 'light']);
  setMeta('[name=theme-color]:not([media])', PAGE_COLOURS[otherwise ? 'dark' : 'light']);
}

function setMeta(selector: string, content: string) {
  document.querySelector(`meta${selector}`)?.setAttribute('content', content);
}

/** Applies the mirrored theme, where there is one. */
export function applyMirroredTheme(): void {
  const [theme, accent] = (storage()?.getItem(MIRROR_KEY) ?? '').split(' ');
  if (theme && accent) applyTheme({ theme, accent } as Theme);
}

/** Applies the theme of a journal, and keeps it for the next start. */
export function keepTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    storage()?.setItem(MIRROR_KEY, `${theme.theme} ${theme.accent}`);
  } catch {
    // Without room the next start begins light, until the journal is open.
  }
}

/** Returns to the sample's, which is never mirrored. */
export function forgetTheme(): void {
  applyTheme(SAMPLE_THEME);
  storage()?.removeItem(MIRROR_KEY);
}

/** Null where the browser lets the page store nothing. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
