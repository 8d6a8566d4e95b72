import { join } from 'node:path';
import icons from 'unplugin-icons/vite';

/**
 * Makes components of the icons that the app imports, such as `~icons/ph/house`: the app's build, the
 * catalogue and the tests share it.
 */
export const appIcons = () =>
  icons({
    compiler: 'jsx',
    jsx: 'react',
    scale: 1,
    collectionsNodeResolvePath: join(import.meta.dirname, '..'),
  });
