/** The paths of the screens, below the address of the app. */
export const paths = {
  habits: '/',
  mood: '/mood',
  entries: '/mood/entries',
  stats: '/analytics',
  report: '/report',
  settings: '/settings',
} as const;
