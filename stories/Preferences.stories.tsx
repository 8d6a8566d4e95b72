import { Button, Dialog, TextField, ToastProvider, useToast } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Everything } from './support/Everything';
import { inColumn } from './support/frames';
import { expectNoOverflow, textElements } from './support/legibility';
import { recordAnimations, waitForAnimations } from './support/motion';
import { AnimatedComponents } from './support/AnimatedComponents';
import { isPreferred } from './support/preferences';
import { arabic, english } from './support/words';

/**
 * How the components follow the preferences of a user's system or browser. In this catalogue the
 * first three follow your own system; a browser's developer tools can emulate other preferences (in
 * Chromium: Rendering, Emulate CSS media feature).
 */
const meta = {
  title: 'Preferences',
  component: Everything,
  decorators: [inColumn],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Everything>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves or draws itself: states change at once. */
export const ReducedMotion: Story = {
  tags: ['reduced-motion'],
  render: () => (
    <div style={{ paddingBlockEnd: 80 }}>
      <AnimatedComponents />
    </div>
  ),
  play: async ({ canvas }) => {
    if (!isPreferred('reduced-motion')) return;
    const ring = canvas.getByRole('progressbar');
    const animations = await recordAnimations(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sleep early' }));
      await waitFor(() => expect(ring).toHaveTextContent('100%'));
      await userEvent.click(canvas.getByText('Good'));
      await userEvent.click(canvas.getByRole('switch'));
      await userEvent.click(canvas.getByRole('button', { name: 'Mood' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add Habit' }));
      await screen.findByRole('listitem');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
    });
    const moving = animations.filter(({ end }) => end > 10);
    await expect(moving).toEqual([]);
  },
};

/**
 * Muted text and thin lines become full text colour; all text has a contrast of at least 7 (WCAG
 * AAA).
 */
export const MoreContrast: Story = {
  tags: ['more-contrast'],
  parameters: {
    a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } },
  },
  // Contrast of 7 is a promise only to those who ask for more contrast.
  beforeEach: ({ parameters }) => {
    if (!isPreferred('more-contrast')) parameters['a11y'] = { ...parameters['a11y'], config: {} };
  },
  play: async ({ canvas }) => {
    if (!isPreferred('more-contrast')) return;
    const title = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    const quiet = [english.hint, english.subtitle, english.caption, english.date];
    for (const words of quiet.flatMap((text) => canvas.getAllByText(text))) {
      if (words.matches('h2, summary')) continue;
      await expect(getComputedStyle(words).color, words.textContent ?? '').toBe(title.color);
    }
  },
};

/** Forced colours: the system's palette, and borders in place of shadows and backgrounds. */
export const ForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvasElement, canvas }) => {
    if (!isPreferred('forced-colors')) return;
    const allowed = systemColours();
    const painted = [...canvasElement.querySelectorAll('svg *')].filter((shape) =>
      shape.checkVisibility(),
    );
    const colours = painted.flatMap((shape) => {
      const { fill, stroke, opacity } = getComputedStyle(shape);
      const isDrawn = shape instanceof SVGGeometryElement && opacity !== '0';
      return isDrawn && !shape.closest('mask, defs') ? [fill, stroke] : [];
    });
    await expect(
      [...new Set(colours)].filter((colour) => !allowed.has(colour) && !colour.startsWith('url')),
    ).toEqual([]);

    const edged = [
      // The edge of a text with a button beside it is around both.
      ...canvas.getAllByRole('textbox').map((text) => text.closest('.daybow-Field-box') ?? text),
      ...canvas.getAllByRole('switch'),
      ...canvas.getAllByRole('region').filter((region) => region.matches('.daybow-Card')),
      canvas.getByRole('button', { name: english.close }),
    ];
    for (const element of edged) {
      const edges = [getComputedStyle(element), getComputedStyle(element, '::before')];
      const hasEdge = edges.some(
        ({ borderTopWidth, borderTopStyle }) =>
          borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1,
      );
      await expect(hasEdge, element.outerHTML).toBe(true);
    }

    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  },
};

/** The computed values of CSS system colours. */
function systemColours() {
  const names = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText'];
  const buttons = ['ButtonFace', 'ButtonText', 'ButtonBorder'];
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.forcedColorAdjust = 'none';
  const values = [...names, ...buttons, 'transparent'].map((name) => {
    sample.style.color = name;
    return getComputedStyle(sample).color;
  });
  sample.remove();
  return new Set([...values, 'none']);
}

/** Layout, arrow keys and drawings are mirrored by `dir="rtl"`; text is aligned right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div lang="ar">
      <Everything words={arabic} />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expectNoOverflow(canvasElement);
    const page = canvasElement.querySelector('[lang]')?.getBoundingClientRect();
    for (const heading of canvas.getAllByRole('heading')) {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { left, right } = words.getBoundingClientRect();
      const isCentred = getComputedStyle(heading).textAlign === 'center';
      const before = (page?.right ?? NaN) - right;
      const after = left - (page?.left ?? NaN);
      if (!isCentred) await expect(before, heading.textContent ?? '').toBeLessThan(after);
    }
    for (const toggle of canvas.getAllByRole('switch')) {
      const words = canvas.getAllByText(arabic.region)[0] as Element;
      await expect(toggle.getBoundingClientRect().right).toBeLessThan(
        words.getBoundingClientRect().left,
      );
    }
    const [first, second] = canvas.getAllByRole('radio').map((it) => it.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? NaN);
  },
};

/** Text at 200 %: all of it grows, nothing is cut off, and no word is broken. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
    for (const element of textElements(canvasElement)) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      await expect(size, element.textContent ?? '').toBeGreaterThanOrEqual(24);
    }
  },
};

/** A window of 320 px: no sideways scrolling, and each target is still 44 px. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(window.innerWidth).toBe(320);
    await expectNoOverflow(canvasElement);
    const targets = [
      ...canvas.getAllByRole('button'),
      ...canvas.getAllByRole('link'),
      ...canvas.getAllByRole('switch').map((it) => it.parentElement as HTMLElement),
      ...canvas.getAllByRole('textbox'),
      ...canvas.getAllByRole<HTMLInputElement>('radio').map((it) => it.labels?.[0] ?? it),
    ];
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      // Seven days share a row.
      const isDay = target.matches('td *, [aria-label$="day"], [data-day]');
      await expect(height, target.outerHTML).toBeGreaterThanOrEqual(isDay ? 36 : 44);
      await expect(width, target.outerHTML).toBeGreaterThanOrEqual(isDay ? 36 : 44);
    }
  },
};

/** Both at once: a sheet with a field and its error, and a toast with the same message. */
export const NarrowWithLargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  render: () => (
    <ToastProvider duration={Infinity}>
      <Dialog title="Add New Habit" trigger={<Button>Add</Button>}>
        <TextField label="Habit name" error="Please enter a habit name" />
        <ShowError />
      </Dialog>
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Habit' }));
    const toast = await screen.findByRole('listitem');
    await waitForAnimations();
    await expectNoOverflow(document.body);
    const field = within(dialog).getByRole('textbox').getBoundingClientRect();
    const save = within(dialog).getByRole('button', { name: 'Add Habit' }).getBoundingClientRect();
    const toastBox = toast.getBoundingClientRect();
    for (const control of [field, save]) {
      await expect(control.top >= toastBox.bottom || control.bottom <= toastBox.top).toBe(true);
    }
  },
};

function ShowError() {
  const toast = useToast();
  return (
    <Button block onClick={() => toast({ tone: 'error', message: 'Please enter a habit name' })}>
      Add Habit
    </Button>
  );
}
