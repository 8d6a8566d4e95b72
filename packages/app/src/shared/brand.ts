/** The product's name. To rename the product, change this file. */
export const brand = {
  name: 'Daybow',
  emoji: '🌈',
  /** Version, as in `package.json`; a test holds both equal. */
  version: '1.0.0',
} as const;
