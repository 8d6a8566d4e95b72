import '@daybow/components/styles.css';
import '@daybow/components/fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage';
import { documentedDefaults } from './documentedDefaults';
import { emulatePreferences } from './emulate';
import { expectQuietConsole, observeConsole } from './quietConsole';
import { withImports } from './withImports';
import { withPageSettings } from './withPageSettings';

// In ms: a busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

/** Words that are measured before their font arrives are of another width. */
async function loadFonts() {
  const families = ['Figtree Variable', 'Bricolage Grotesque Variable'];
  await Promise.all(families.map((family) => document.fonts.load(`1rem '${family}'`)));
}

const preview: Preview = {
  decorators: [withPageSettings],
  argTypesEnhancers: [documentedDefaults],
  beforeEach: async (context) => {
    observeConsole();
    await loadFonts();
    await emulatePreferences(context);
  },
  afterEach: expectQuietConsole,
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: [
          { value: '100%', title: 'Text 100%' },
          { value: '150%', title: 'Text 150%' },
          { value: '200%', title: 'Text 200%' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    direction: 'ltr',
    textSize: '100%',
  },
  parameters: {
    layout: 'centered',
    a11y: { test: 'error' },
    docs: {
      container: DocsPage,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: { type: 'dynamic', excludeDecorators: true, language: 'tsx', transform: withImports },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Theming',
          ['Guide'],
          'Accessibility',
          'Guides',
          'Preferences',
          'Motion',
          'Components',
          ['Overview', 'Actions', 'Fields', 'Habits and moods', 'Charts', 'Feedback', 'Layout'],
          'Contract',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
