import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { defaultTheme } from './defaultTheme';
import { nightTheme, theme } from './theme';

/** A page of documentation in the theme that the toolbar sets, as the stories on it are. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const chosen = useSyncExternalStore<string>(subscribe, () => {
    const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return event?.globals.theme || defaultTheme;
  });

  useLayoutEffect(() => {
    const windows = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')];
    for (const page of [document, ...windows.map((frame) => frame.contentDocument)]) {
      if (page) page.documentElement.dataset['theme'] = chosen;
    }
  }, [chosen]);

  return (
    <DocsContainer context={context} theme={chosen === 'dark' ? nightTheme : theme}>
      {children}
    </DocsContainer>
  );
}
