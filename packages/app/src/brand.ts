/** What the product calls itself. To rename it, change this file. */
export const brand = {
  name: 'Daybow',
  emoji: '🌈',
  version: '1.0.0',
} as const;
