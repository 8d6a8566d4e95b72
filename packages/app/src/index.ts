export { App } from './App';
export { openSample } from './journal/openAtStart';
export { preloadDeviceScreens } from './screens/lazyScreens';
export { Splash } from './shell/Splash';
export { type Language, loadLanguage } from './words/language';
export { LanguageProvider } from './words/LanguageProvider';
