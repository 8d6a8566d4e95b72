import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { defaultTheme } from './defaultTheme';

interface PageSettingsProps {
  theme: string;
  direction: string;
  textSize: string;
  children: ReactNode;
}

// Fills the toolbar's theme switcher. The add-on's own decorator sets the theme after the play function,
// which would run in the wrong theme.
DecoratorHelpers.initializeThemeState(['light', 'dark'], defaultTheme);

function PageSettings({ theme, direction, textSize, children }: PageSettingsProps) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['theme'] = theme;
    page.dir = direction;
    page.style.fontSize = textSize;
  }, [theme, direction, textSize]);
  return children;
}

/** Applies the toolbar's theme, direction and text size to the page. Stories run in strict mode. */
export const withPageSettings: Decorator = (Story, context) => (
  <StrictMode>
    <PageSettings
      theme={DecoratorHelpers.pluckThemeFromContext(context) || defaultTheme}
      direction={String(context.globals['direction'])}
      textSize={String(context.globals['textSize'])}
    >
      <Story />
    </PageSettings>
  </StrictMode>
);
