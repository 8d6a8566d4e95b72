import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

interface PageSettingsProps {
  direction: string;
  textSize: string;
  children: ReactNode;
}

function PageSettings({ direction, textSize, children }: PageSettingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.style.fontSize = textSize;
  }, [direction, textSize]);
  return children;
}

/** Carries the toolbar's direction and text size to the page that a story stands on. */
export const withPageSettings: Decorator = (Story, { globals }) => (
  <PageSettings direction={String(globals['direction'])} textSize={String(globals['textSize'])}>
    <Story />
  </PageSettings>
);
