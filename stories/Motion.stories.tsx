import { BarChart, Bow, LineChart } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { week } from './support/charts';
import { inColumn } from './support/frames';
import { recordAnimations, waitForAnimations, type RecordedAnimation } from './support/motion';
import { AnimatedComponents } from './support/AnimatedComponents';
import { isPreferred } from './support/preferences';

/**
 * Every animation with its duration and easing, measured on the page as it runs. Each duration and
 * curve is a custom property, shown under Foundations.
 */
const meta = {
  title: 'Motion',
  component: AnimatedComponents,
  decorators: [inColumn],
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  tags: ['no-picture'],
} satisfies Meta<typeof AnimatedComponents>;

export default meta;
type Story = StoryObj<typeof meta>;

const easeOut = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
const easeIn = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
const easeInOut = 'cubic-bezier(0.6, 0, 0.2, 1)';
const settle = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

const now = () => performance.now();

/** Expects a recorded animation of `what` that took this long, in milliseconds. */
async function expectAnimation(
  seen: RecordedAnimation[],
  what: RegExp,
  duration: number,
  easing?: string,
) {
  const [first] = seen.filter((animation) => what.test(`${animation.className} ${animation.what}`));
  await expect(first, `${what} among ${JSON.stringify(seen)}`).toBeDefined();
  await expect(first?.duration, String(what)).toBe(duration);
  if (easing) await expect(first?.easing, String(what)).toBe(easing);
}

/** The check pops in 240 ms, the name is struck through, and the card sinks by a pixel, at once. */
export const HabitDone: Story = {
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await waitForAnimations();
    const habit = canvas.getByRole('button', { name: 'Sleep early' });
    const card = habit.parentElement as HTMLElement;
    const { top } = card.getBoundingClientRect();
    const seen = await recordAnimations(() => userEvent.click(habit));
    const sinking = seen.filter(
      ({ className, what }) => className.endsWith('HabitCard') && /^(top|translate)$/.test(what),
    );
    await expect(sinking).toEqual([]);
    await expectAnimation(seen, /^ width/, 240, settle);
    await expectAnimation(seen, /HabitCard-label text-decoration-color/, 240);
    await waitForAnimations();
    await expect(card.getBoundingClientRect().top - top).toBeCloseTo(1, 1);
  },
};

/** The arc grows while the figure counts, a full turn in 700 ms and a shorter way sooner; at 100 % it glows once. */
export const Ring: Story = {
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await waitForAnimations();
    const ring = canvas.getByRole('progressbar');
    const missing = 100 - Number.parseInt(ring.textContent, 10);
    const start = now();
    const seen = await recordAnimations(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sleep early' }));
      await waitFor(() => expect(ring).toHaveTextContent('100%'), { timeout: 10000, interval: 10 });
    });
    const duration = 700 * Math.sqrt(missing / 100);
    // The easing slows down at the end: the rounded figure arrives before the animation ends.
    const rounded = duration * (1 - Math.cbrt(0.5 / missing));
    await expect(now() - start).toBeGreaterThanOrEqual(rounded);
    await waitForAnimations();
    await expect(now() - start).toBeGreaterThanOrEqual(700);
    const arc = seen.find(
      ({ className, what }) => /reveal/.test(className) && /dasharray/.test(what),
    );
    await expect(arc?.duration).toBeCloseTo(duration, 2);
    await expect(arc?.easing).toBe(easeOut);
    await expectAnimation(seen, /glow daybow-ring-complete/, 700, easeInOut);
  },
};

/** The selected face grows by a tenth in 240 ms; the others fade in 160. Colours change at once. */
export const Mood: Story = {
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await waitForAnimations();
    const face = canvas.getByText('🙂').parentElement as HTMLElement;
    const { width } = face.getBoundingClientRect();
    const seen = await recordAnimations(() => userEvent.click(canvas.getByText('Good')));
    await expectAnimation(seen, /MoodDisc scale/, 240, settle);
    await expectAnimation(seen, /MoodDisc-emoji opacity/, 160);
    await expectAnimation(seen, /MoodDisc-emoji filter/, 160);
    await waitForAnimations();
    await expect(face.getBoundingClientRect().width).toBeCloseTo(width * 1.1, 1);
  },
};

/** The mark above the tab draws itself from its middle in 240 ms. */
export const TabMark: Story = {
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await waitForAnimations();
    const seen = await recordAnimations(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Mood' })),
    );
    await expectAnimation(seen, /Bow-line daybow-bow-open/, 240, easeOut);
  },
};

/** A sheet slides up in 420 ms and down in 240. */
export const Sheet: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await waitForAnimations();
    const opening = await recordAnimations(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Add' })),
    );
    await expectAnimation(opening, /Dialog daybow-enter/, 420, easeOut);
    await expectAnimation(opening, /Dialog-scrim daybow-enter/, 420, easeOut);
    await waitForAnimations();
    const closing = await recordAnimations(() => userEvent.keyboard('{Escape}'));
    await expectAnimation(closing, /Dialog daybow-leave/, 240, easeIn);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A toast enters in 240 ms, stays for 4500 and leaves in 160. */
export const ToastStays: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitForAnimations();
    const asked = now();
    let left = 0;
    const seen = await recordAnimations(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Habit' }));
      const toast = await screen.findByRole('listitem');
      await waitFor(() => expect(toast).toHaveAttribute('inert'), { timeout: 12000, interval: 20 });
      left = now();
    });
    await expectAnimation(seen, /Toast daybow-enter/, 240, easeOut);
    await expectAnimation(seen, /Toast daybow-leave/, 160, easeIn);
    await expect(left - asked).toBeGreaterThanOrEqual(4500);
    // A busy machine paints late, never early.
    await expect(left - asked).toBeLessThan(9000);
  },
};

function Appearing() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Show</button>
      {isShown && (
        <>
          <Bow drawn />
          <BarChart aria-label="Habits" data={week(4, 5, 3, 5, 4, 5, 5)} />
          <LineChart aria-label="Moods" data={week(4, 5, 3, 4, 5, 4, 5)} />
        </>
      )}
    </>
  );
}

/** A line draws itself in 700 ms; a bar grows in 700, each starting 40 after the one before. */
export const ChartsAndBow: Story = {
  render: () => <Appearing />,
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    const seen = await recordAnimations(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      // A busy machine draws the charts late: they measure their size first.
      await waitFor(() => expect(document.getAnimations().length).toBeGreaterThan(7), {
        timeout: 10000,
        interval: 20,
      });
    });
    await expectAnimation(seen, /Bow-line/, 700, easeOut);
    await expectAnimation(seen, /LineChart-core daybow-line-draw/, 700, easeOut);
    const bars = seen.filter(({ what }) => what === 'daybow-bar-grow');
    await expect(bars.map(({ duration }) => duration)).toEqual(Array(7).fill(700));
    const ends = bars.map(({ end }) => Math.round(end));
    await expect(ends).toEqual([700, 740, 780, 820, 860, 900, 940]);
  },
};

/** A pressed control moves down by a pixel, at once, so that what it does is painted sooner. */
export const Press: Story = {
  play: async ({ canvas }) => {
    if (isPreferred('reduced-motion')) return;
    for (const name of ['Add', 'Sleep early']) {
      const { transitionProperty, transitionDuration } = getComputedStyle(
        canvas.getByRole('button', { name }),
      );
      const at = transitionProperty.split(', ').findIndex((each) => /^(translate|all)$/.test(each));
      await expect(transitionDuration.split(', ')[at] ?? '0s').toBe('0s');
    }
  },
};
