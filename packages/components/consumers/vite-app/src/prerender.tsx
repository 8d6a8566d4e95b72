import { readFileSync, writeFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App';

const page = 'dist/prerendered.html';
const markup = renderToString(
  <StrictMode>
    <App />
  </StrictMode>,
);
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace('<!--app-->', () => markup),
);
