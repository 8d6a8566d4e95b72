// English: what the page says without its script, and what the system says outside the app. The build
// writes it into index.html and the manifest, in the default language alone, so no visit loads this file.

export const enPage = {
  noScript: 'This app needs JavaScript, which is switched off in this browser.',
  notLoaded: "The app couldn't be loaded. What is stored was left as it is.",
  tryAgain: 'Try again',
  saveMood: 'Save mood',
} as const;
