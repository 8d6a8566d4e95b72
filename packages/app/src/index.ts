export { App } from './app/App';
export { openSample } from './shared/journal/openAtStart';
export { loadDeviceScreens } from './app/loadDeviceScreens';
export { Splash } from './shared/ui/Splash';
export { type Language, loadLanguage } from './shared/words/language';
export { LanguageProvider } from './shared/words/LanguageProvider';
