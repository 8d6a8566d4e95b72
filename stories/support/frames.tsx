import type { Decorator, Parameters } from '@storybook/react-vite';

/** Sets a story into a box of this width, in pixels, or of the window's where that is narrower. */
export function inWidth(width: number): Decorator {
  return (Story) => (
    <div style={{ inlineSize: `min(${width}px, 100vw - 32px)`, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
}

/** The room that a phone of 390 px leaves between the gutters. */
export const inColumn = inWidth(350);

/** Sets a story into a part of the page that is written from right to left. */
export const inRightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/**
 * Gives a story a window of its own on a docs page: it is fixed to the window's edges, or it changes
 * the whole page's text size.
 */
export function inOwnWindow(height: number): Parameters {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}
