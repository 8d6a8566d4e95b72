import type { Decorator, Parameters } from '@storybook/react-vite';

/** Puts a story into a box of this width in px, or of the window's width if that is smaller. */
export function inWidth(width: number): Decorator {
  return (Story) => (
    <div style={{ inlineSize: `min(${width}px, 100vw - 32px)`, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
}

/** The width of a phone of 390 px without its gutters. */
export const inColumn = inWidth(350);

/** Puts a story into a right-to-left element. */
export const inRightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/**
 * Gives a story its own frame on a docs page, because it is fixed to the edges of the window or changes the
 * text size of the page.
 */
export function inOwnWindow(height: number): Parameters {
  return { docs: { story: { inline: false, height: `${height}px` } } };
}

/** The margin of the column above and below in this window, in px: on wide ones it is inset. */
export function columnInset(): number {
  const root = getComputedStyle(document.documentElement);
  return parseFloat(root.getPropertyValue('--daybow-column-inset'));
}

/** Whether the window is wide but low, as on a laptop: what stands in it is smaller. */
export function isLowWindow(): boolean {
  return matchMedia('(width >= 600px) and (height < 860px)').matches;
}
