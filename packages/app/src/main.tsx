import './app.css';
import '@daybow/components/styles.css';
import '@daybow/components/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { decodableAddress } from './decodableAddress';
import { openAtStart } from './journal/openAtStart';
import { routes } from './routes';
import { Start } from './Start';

const opening = openAtStart();
const address = decodableAddress(location);
if (!location.href.endsWith(address)) history.replaceState(history.state, '', address);
const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its <div id="root">.');

createRoot(root).render(
  <StrictMode>
    <Start opening={opening} router={router} />
  </StrictMode>,
);
