import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

const entry = (file: string) => ({
  build: { rolldownOptions: { input: { index: `./src/${file}.tsx` } } },
});

export default defineConfig({
  plugins: [react(), rsc()],
  environments: {
    rsc: entry('entry.rsc'),
    ssr: entry('entry.ssr'),
    client: entry('entry.browser'),
  },
  build: {
    // Browsers that support light-dark(), so that it is not lowered.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
});
