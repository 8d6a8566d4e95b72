export { App } from './App';
export { routes } from './routes';
export { Splash } from './shell/Splash';
