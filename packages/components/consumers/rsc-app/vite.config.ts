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
});
