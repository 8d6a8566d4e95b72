import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openAtStart } from '../shared/journal/openAtStart';
import { keepInstallPrompt } from '../shared/installPrompt';
import { noteMissingParts } from '../shared/journal/missingPart';
import { loadLanguage } from '../shared/words/language';
import { App } from './App';
import { BackgroundTasks } from './BackgroundTasks';
import { Opening } from './Opening';
import { routerAddress } from './routerAddress';
import { loadDeviceScreens } from './loadDeviceScreens';
import { loadSampleScreens } from './screens';
import { holdTabLock } from './useUpdates';

const address = routerAddress(location, import.meta.env.BASE_URL);
if (!location.href.endsWith(address)) history.replaceState(history.state, '', address);

// From the splash on: no other tab changes the version under this one.
holdTabLock();
noteMissingParts();
keepInstallPrompt();

// Known before the app is drawn, which tells of it once it takes long.
let onUpgrade = () => {};
const upgrade = new Promise<void>((resolve) => (onUpgrade = resolve));

// What the served page says where the app cannot be loaded; see `pageStart.ts`.
const failure = document.getElementById('not-loaded');
start().then(
  () => failure?.remove(),
  (error: unknown) => {
    failure?.removeAttribute('hidden');
    throw error;
  },
);

/** Draws the app in the reader's language, beginning with its splash. */
async function start() {
  const page = document.getElementById('root');
  if (!page) throw new Error('index.html has lost its <div id="root">.');
  const html = document.documentElement;
  const language = await loadLanguage(navigator.languages);
  const open = () =>
    openAtStart(language, {
      loadSampleScreens,
      loadDeviceScreens: () => loadDeviceScreens(language),
      onUpgrade,
    });
  const opening = open();
  // It may fail before the splash listens, which shows the failure: it isn't uncaught.
  opening.catch(() => undefined);
  const app = (
    <StrictMode>
      <Suspense>
        <Opening {...{ language, opening, upgrade }} onTryAgain={open}>
          {(opened) => (
            <BrowserRouter basename={import.meta.env.BASE_URL}>
              <App {...{ opened, language }}>
                <BackgroundTasks />
              </App>
            </BrowserRouter>
          )}
        </Opening>
      </Suspense>
    </StrictMode>
  );
  // The served page has its splash in the default language.
  const isServed = page.hasChildNodes() && html.lang === language.tag;
  html.lang = language.locale;
  html.dir = language.direction;
  if (isServed) hydrateRoot(page, app);
  else createRoot(page).render(app);
}
