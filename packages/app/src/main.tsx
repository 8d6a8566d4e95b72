import './app.css';
import '@daybow/components/styles.css';
import '@daybow/components/fonts.css';
import { createSampleJournal } from '@daybow/journal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { decodableAddress } from './decodableAddress';
import { routes } from './routes';
import { Splash } from './shell/Splash';

const journal = createSampleJournal();
const address = decodableAddress(location);
if (!location.href.endsWith(address)) history.replaceState(history.state, '', address);
const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its <div id="root">.');

createRoot(root).render(
  <StrictMode>
    <Splash>
      <App journal={journal} router={router} />
    </Splash>
  </StrictMode>,
);
