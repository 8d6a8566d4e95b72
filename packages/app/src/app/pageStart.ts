import { applyMirroredTheme } from '../shared/theme/theme';

// The page waits for this file before it paints anything; `build/pageStart.ts` puts it there.
applyMirroredTheme();

// A script of the app that cannot be loaded, as on a line that broke, can't say so itself.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    document.getElementById('not-loaded')?.removeAttribute('hidden');
  },
  { capture: true },
);
