import { useLayoutEffect } from 'react';

const PROPERTY = '--daybow-toasts-block-size';

/**
 * Publishes the height of the toasts as a custom property of the page, so that what scrolls into view is
 * above all of them. It is on the root element although a new height restyles the whole page: the scroll padding
 * of the root reads it (BottomNav.css), and so may the content of any app.
 */
export function useToastRoom() {
  // Measured while the last value is in force: a page that is shorter in between would scroll.
  useLayoutEffect(() => {
    const toasts = document.querySelectorAll<HTMLElement>('.daybow-Toast');
    const height = [...toasts].reduce((sum, { offsetHeight }) => sum + offsetHeight + 8, 0);
    document.documentElement.style.setProperty(PROPERTY, `${height}px`);
  });

  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty(PROPERTY);
    },
    [],
  );
}
