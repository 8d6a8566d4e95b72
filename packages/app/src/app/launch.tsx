import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { Beside } from './Beside';
import { openAtStart } from '../shared/journal/openAtStart';
import { routerAddress } from './routerAddress';
import { preloadDeviceScreens } from './lazyScreens';
import { holdTabLock } from './tabLock';
import { Start } from './Start';
import { loadLanguage } from '../shared/words/language';

const address = routerAddress(location, import.meta.env.BASE_URL);
if (!location.href.endsWith(address)) history.replaceState(history.state, '', address);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its <div id="root">.');

// From the splash on: no other tab changes the version under it.
holdTabLock();

/** Settled once the app is drawn; rejected if its words cannot be loaded. */
export const started = start(root);

/** Draws the app in the reader's language, beginning with its splash. */
async function start(page: HTMLElement) {
  const html = document.documentElement;
  const language = await loadLanguage(navigator.languages);
  const open = () => openAtStart(language, () => preloadDeviceScreens(language));
  const app = (
    <StrictMode>
      <Start language={language} opening={open()} onTryAgain={open}>
        {(opened) => (
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <App {...{ opened, language }}>
              <Beside />
            </App>
          </BrowserRouter>
        )}
      </Start>
    </StrictMode>
  );
  // The served page has its splash in the default language.
  const isServed = page.hasChildNodes() && html.lang === language.tag;
  html.lang = language.locale;
  html.dir = language.direction;
  if (isServed) hydrateRoot(page, app);
  else createRoot(page).render(app);
}
