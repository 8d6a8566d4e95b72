import { version } from '../package.json';

/** What the product calls itself, and the version of its package. To rename it, change this file. */
export const brand = {
  name: 'Daybow',
  emoji: '🌈',
  version,
} as const;
