/** What the product calls itself. To rename it, change this file. */
export const brand = {
  name: 'Daybow',
  emoji: '🌈',
  /** That of `package.json`; a test holds both equal. */
  version: '1.0.0',
} as const;
