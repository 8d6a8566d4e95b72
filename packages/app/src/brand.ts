/** What the product calls itself. To rename it, change this file. */
export const brand = {
  name: 'Daybow',
  /** In English; other languages have their own. */
  tagline: 'Your daily companion',
  emoji: '🌈',
  version: '1.0.0',
} as const;
