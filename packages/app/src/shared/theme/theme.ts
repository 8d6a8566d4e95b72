import { type Accent, localNotes, type ThemeChoice } from '@daybow/journal';

/** Look of the page, as chosen in a person's own journal. */
export interface Theme {
  readonly theme: ThemeChoice;
  readonly accent: Accent;
}

/** Theme of the sample, with which the served page begins. */
const SAMPLE_THEME: Theme = { theme: 'light', accent: 'plum' };

/** Colours of the browser's own bars: that of the page, `--daybow-surface-page`. */
export const PAGE_COLOURS = { light: '#faf5ee', dark: '#190f1f' } as const;

/** Storage key of the mirrored theme: a page reads it before it is first painted. */
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
  const [theme, accent] = (localNotes.get(MIRROR_KEY) ?? '').split(' ');
  if (theme && accent) applyTheme({ theme, accent } as Theme);
}

/** Applies the theme of a journal, and keeps it for the next start. */
export function keepTheme(theme: Theme): void {
  applyTheme(theme);
  // Where it can't be kept, the next start begins light, until the journal is open.
  localNotes.set(MIRROR_KEY, `${theme.theme} ${theme.accent}`);
}

/** Returns to the theme of the sample, which is never mirrored. */
export function forgetTheme(): void {
  applyTheme(SAMPLE_THEME);
  localNotes.remove(MIRROR_KEY);
}
