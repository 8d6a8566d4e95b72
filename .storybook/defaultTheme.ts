/** The page of documentation on which this one is a window of its own, for a single story. */
const around = window.frameElement?.ownerDocument.documentElement;

/** The theme of a page while the toolbar, or a test run, has not set one. */
export const defaultTheme = around?.dataset['theme'] ?? 'light';
