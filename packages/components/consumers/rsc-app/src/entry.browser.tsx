import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const page = await createFromFetch<ReactNode>(fetch('/index.rsc'));
hydrateRoot(document, <StrictMode>{page}</StrictMode>);
