/** The colour schemes that a person chooses from; 'system' is that of the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** The colours of buttons and of what is chosen, the usual one first. */
export const ACCENTS = ['plum', 'lagoon', 'sky', 'leaf', 'amber', 'rose'] as const;
export type Accent = (typeof ACCENTS)[number];
