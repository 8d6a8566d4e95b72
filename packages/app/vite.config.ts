import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from '../../scripts/app-icons.mjs';
import { firstFrame } from './build/firstFrame.ts';
import { installable } from './build/installable.ts';
import { licences } from './build/licences.ts';
import { pageHead } from './build/pageHead.ts';
import { pageStart } from './build/pageStart.ts';
import { staticHosts } from './build/staticHosts.ts';

/** The path under which the app is served, with a slash at both ends. */
const base = process.env['BASE_PATH'] ?? '/';

export default defineConfig({
  base,
  plugins: [
    react(),
    appIcons(),
    pageHead(),
    pageStart(),
    firstFrame(),
    licences(),
    installable(base),
    staticHosts(base),
  ],
  build: {
    // Every browser that has light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    // light-dark() is the theme itself: it must reach the browser as written.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // A font inside a data: address would be outside the page's own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Radix names its functions with the first; D3 makes functions that no chart uses with the others: 3 kB.
        manualPureFunctions: ['__name', 'bisector', 'Blur2', 'shuffler'],
        propertyReadSideEffects: false,
      },
      output: {
        // The names of shared files list all that share them: short ones weigh less.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What a first visit needs once the first frame is there is one file, also where screens that load
            // later share it.
            {
              name: 'launch',
              tags: ['$initial'],
              test: /^(?!.*(?:firstFrame\.css|index\.html|src\/app\/main\.ts|preload-helper))/,
              includeDependenciesRecursively: false,
            },
            // Its own modules alone: what it shares with the sample would bring it to a first visit.
            {
              name: 'device',
              test: /journal\/src\/device/,
              includeDependenciesRecursively: false,
            },
            // What toasts and dialogs have in common. Toasts are there soon after Home, dialogs when first needed.
            {
              name: 'layers',
              test: /@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[\w-]+))\/|components\/src\/(?:internal\/enter\.css|radix\/(?:escapeOrder|useEscape))/,
            },
            // What the same later screens share is one file. A language is a file of its own.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8000,
              test: /^(?!.*words)/,
            },
          ],
        },
      },
    },
  },
});
