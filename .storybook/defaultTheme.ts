/** The docs page around this frame, if it shows a single story. */
const docsPage = window.frameElement?.ownerDocument.documentElement;

/** The theme of a page until the toolbar, or a test run, sets one. */
export const defaultTheme = docsPage?.dataset['theme'] ?? 'light';
