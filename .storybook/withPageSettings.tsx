import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Carries the toolbar's direction and text size to the page that a story stands on. */
export const withPageSettings: Decorator = (Story, { globals }) => {
  const direction = String(globals['direction']);
  const textSize = String(globals['textSize']);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.style.fontSize = textSize;
  }, [direction, textSize]);
  return <Story />;
};
