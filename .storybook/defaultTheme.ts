/** The theme of a page while the toolbar, or a test run, has not set one. */
export const defaultTheme = 'light';
