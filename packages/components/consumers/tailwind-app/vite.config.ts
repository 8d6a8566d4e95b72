import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Browsers that support light-dark(), so that it is not lowered.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: { input: ['index.html', 'plain.html'] },
  },
});
