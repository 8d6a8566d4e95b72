import type { StorybookConfig } from '@storybook/react-vite';
import { appIcons } from '../scripts/app-icons.mjs';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The search finds a component by the names that other libraries have for it, which its page has as a heading.
  features: { experimentalSearchDocsHeadings: true },
  // Stories for the run of tests alone: the filter of the sidebar shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  addons: [
    {
      name: '@storybook/addon-docs',
      // For tables, which MDX alone does not support.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // Storybook's own options, which this object replaces, and tags, for the default values of props.
    reactDocgenTypescriptOptions: {
      include: ['packages/components/src/**/*.tsx', 'stories/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldIncludePropTagMap: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // Icons are small modules that need no bundling. With bundling, the first use of an icon would make Vite
  // bundle again and reload during a test run.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [appIcons()],
      optimizeDeps: { exclude: ['@phosphor-icons/react'], include: ['react-hook-form'] },
      // CSS is not lowered: without light-dark(), parts of a page could not have their own theme.
      build: { cssTarget: 'esnext' },
    }),
};

export default config;
