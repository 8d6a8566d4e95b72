import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Bundles the package a second time for imports that end in '?copy', as two apps on a page would. */
const copies: Plugin = {
  name: 'copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isCopy =
      source.endsWith('?copy') || (importer?.endsWith('?copy') && source.startsWith('.'));
    if (!isCopy) return null;
    const found = await this.resolve(source.replace('?copy', ''), importer?.replace('?copy', ''));
    return found && `${found.id}?copy`;
  },
};

export default defineConfig({
  plugins: [copies, react()],
  build: { rolldownOptions: { input: ['shadow.html', 'frame.html', 'twice.html'] } },
});
