import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { defaultTheme } from './defaultTheme';
import { darkTheme, theme } from './theme';

/** A docs page in the toolbar's theme, like the stories on it. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const selected = useSyncExternalStore<string>(subscribe, () => {
    const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return event?.globals.theme || defaultTheme;
  });

  useLayoutEffect(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')];
    for (const page of [document, ...frames.map((frame) => frame.contentDocument)]) {
      if (page) page.documentElement.dataset['theme'] = selected;
    }
  }, [selected]);

  return (
    <DocsContainer context={context} theme={selected === 'dark' ? darkTheme : theme}>
      {children}
    </DocsContainer>
  );
}
