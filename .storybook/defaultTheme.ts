/** The theme of a page while the toolbar has not set one; a test run in the dark sets another. */
export const defaultTheme: string = import.meta.env.STORYBOOK_THEME ?? 'light';
