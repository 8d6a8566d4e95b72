import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables, which plain MDX does not know.
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
    // Storybook's own, which a list of one's own replaces, and tags, for the defaults of props.
    reactDocgenTypescriptOptions: {
      include: ['packages/components/src/**/*.tsx', 'stories/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldIncludePropTagMap: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // Icons are small modules that need no bundling. Left out, an icon that a story is the first to
  // use does not make Vite bundle anew and reload in the middle of a test run.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      optimizeDeps: { exclude: ['@phosphor-icons/react'] },
      // CSS reaches the browser as written: without light-dark(), no part of a page could have its own theme.
      build: { cssTarget: 'esnext' },
    }),
};

export default config;
