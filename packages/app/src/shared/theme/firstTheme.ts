import { applyMirroredTheme } from './theme';

// The page waits for this file before it paints anything; `build/firstTheme.ts` puts it there.
applyMirroredTheme();
