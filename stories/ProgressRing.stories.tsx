import { Button, ProgressRing } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Steps } from './examples/ProgressRing';
import exampleCode from './examples/ProgressRing.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, isLowWindow } from './support/frames';
import { isPreferred } from './support/preferences';

const meta = {
  title: 'Components/Habits and moods/ProgressRing',
  component: ProgressRing,
  args: { value: 60 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100, step: 1 } },
    radius: { control: { type: 'range', min: 30, max: 140, step: 1 } },
    size: { control: { type: 'range', min: 60, max: 300, step: 1 } },
    thickness: { control: { type: 'range', min: 2, max: 40, step: 1 } },
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

const ringIn = (canvasElement: HTMLElement, name = 'Complete') =>
  within(canvasElement).getByRole('progressbar', { name });

/** How much of the arc the mask shows, in percent. */
function drawnShare(ring: HTMLElement): number {
  const reveal = ring.querySelector('mask circle');
  // '60px, 100px': the drawn part of the mask.
  return reveal ? parseFloat(getComputedStyle(reveal).strokeDasharray) : NaN;
}

async function expectFigure(ring: HTMLElement, figure: number) {
  await expect(ring).toHaveAttribute('aria-valuenow', String(figure));
  await expect(ring).toHaveAttribute('aria-valuetext', `${figure}%`);
  await expect(ring).toHaveAttribute('aria-valuemin', '0');
  await expect(ring).toHaveAttribute('aria-valuemax', '100');
  await waitFor(() => expect(ring).toHaveTextContent(`${figure}%`));
}

/** Waits until the drawing shows a share, in percent. */
async function expectDrawn(ring: HTMLElement, share: number) {
  await waitFor(() => expect(drawnShare(ring)).toBeCloseTo(share, 1), { timeout: 3000 });
}

/** A ring that grows with each step. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Steps />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expectFigure(ringIn(canvasElement), 80);
  },
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expectFigure(ring, 60);
    await expectDrawn(ring, 60);
    await expect(ring.querySelector('circle')).toHaveAttribute('r', '70');
    await expect(ring.getBoundingClientRect().width).toBeCloseTo(isLowWindow() ? 136 : 160, 0);
  },
};

/** Zero is a value: the ring has a percentage and an empty track. */
export const NothingDone: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expectFigure(ring, 0);
    await expectDrawn(ring, 0);
  },
};

export const ABeginning: Story = {
  args: { value: 20 },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 20);
    await expectDrawn(ringIn(canvasElement), 20);
  },
};

export const AlmostThere: Story = {
  args: { value: 80 },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 80);
    await expectDrawn(ringIn(canvasElement), 80);
  },
};

/** The ring closes, has no bead at its tip, and glows once. */
export const AllDone: Story = {
  args: { value: 100 },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 100);
    await expectDrawn(ringIn(canvasElement), 100);
  },
};

/** `null` means nothing to measure, which differs from nothing done. */
export const NothingYet: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expect(ring).not.toHaveAttribute('aria-valuenow');
    await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
    await expect(ring).toHaveTextContent('–Complete');
    await expect(ring).not.toHaveTextContent('%');
    await expect(ring.querySelector('mask')).toBeNull();
  },
};

/** Every text is a prop, also the one for `null`. */
export const NothingYetInOtherWords: Story = {
  args: { value: null, emptyText: 'No habits so far' },
  play: async ({ canvasElement }) => {
    await expect(ringIn(canvasElement)).toHaveAttribute('aria-valuetext', 'No habits so far');
  },
};

/** 0 of 0 is not a number, and counts as 0. */
export const NotANumber: Story = {
  args: { value: NaN },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 0);
    await expectDrawn(ringIn(canvasElement), 0);
  },
};

export const BelowTheRange: Story = {
  args: { value: -20 },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 0);
    await expectDrawn(ringIn(canvasElement), 0);
  },
};

/** More than all: a second lap ends on the first one, with a gap around its end. The figure says how much it is. */
export const SecondLap: Story = {
  args: { value: 140, label: 'of the goal' },
  decorators: [inColumn],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-around', gap: 12 }}>
      <ProgressRing {...args} size={150} />
      <ProgressRing {...args} size={150} value={105} tone="success" label="Steps" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement, 'of the goal');
    await expect(ring).toHaveAttribute('aria-valuenow', '140');
    await expect(ring).toHaveAttribute('aria-valuemax', '140');
    await expect(ring).toHaveAttribute('aria-valuetext', '140%');
    await waitFor(() => expect(ring).toHaveTextContent('140%'));
    await expectDrawn(ring, 140);
    await expectTextInside(ring);
  },
};

/** What has no end is shown as all of it. */
export const NoEnd: Story = {
  args: { value: Infinity },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 100);
    await expectDrawn(ringIn(canvasElement), 100);
  },
};

/** A count in place of the percentage, read in words. */
export const Count: Story = {
  args: { value: 3, max: 8, figure: 'count', label: 'glasses' },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement, 'glasses');
    await expect(ring).toHaveAttribute('aria-valuenow', '3');
    await expect(ring).toHaveAttribute('aria-valuemax', '8');
    await expect(ring).toHaveAttribute('aria-valuetext', '3 of 8');
    await expect(ring).toHaveTextContent('3/8glasses');
    await expectDrawn(ring, 37.5);
  },
};

/** A body of one's own in the middle. Name and value stay what a screen reader announces. */
export const OwnBody: Story = {
  args: { value: 5, max: 7, figure: 'count', label: 'Days of this week' },
  render: (args) => (
    <ProgressRing {...args}>
      <strong style={{ fontSize: '2rem' }}>🔥</strong>
      <p style={{ margin: 0, fontSize: '0.875rem' }}>Two more days</p>
    </ProgressRing>
  ),
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement, 'Days of this week');
    await expect(ring).toHaveAttribute('aria-valuetext', '5 of 7');
    await expect(within(ring).getByText('Two more days')).toBeVisible();
    await expect(ring).not.toHaveTextContent('5/7');
  },
};

/** One colour in place of the bow: of a judgement, or of one's own. */
export const OneColour: Story = {
  decorators: [inColumn],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, placeItems: 'center' }}>
      <ProgressRing {...args} size={130} value={72} tone="success" label="Success" />
      <ProgressRing {...args} size={130} value={30} tone="error" label="Error" />
      <ProgressRing {...args} size={130} value={55} tone="info" label="Info" />
      <ProgressRing {...args} size={130} value={88} color="var(--daybow-bow-6)" label="My own" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement, 'Success'), 72);
    const colours = ['Success', 'Error', 'Info', 'My own'].map((name) => {
      const [, arc] = ringIn(canvasElement, name).querySelectorAll('circle');
      return arc && getComputedStyle(arc).stroke;
    });
    await expect(new Set(colours).size).toBe(4);
  },
};

const today = [
  { label: 'Steps', value: 6400, max: 8000, color: 'var(--daybow-bow-1)' },
  { label: 'Reading', value: 12, max: 20, color: 'var(--daybow-bow-5)' },
  { label: 'Water', value: 10, max: 8, color: 'var(--daybow-bow-3)' },
];

/** Several rings are one picture for a screen reader, with the figure of each. Words beside them say what they are. */
export const SeveralRings: Story = {
  decorators: [inColumn],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 }}>
      <ProgressRing {...args} value={undefined} rings={today} label="Today" />
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {today.map(({ label, value, max, color }) => (
          <li key={label}>
            <span aria-hidden="true" style={{ color }}>
              ●{' '}
            </span>
            <strong>{label}</strong> {value} of {max}
          </li>
        ))}
      </ul>
    </div>
  ),
  play: async ({ canvas }) => {
    const rings = canvas.getByRole('img', { name: 'Today: Steps 80%, Reading 60%, Water 125%' });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const radii = [...rings.querySelectorAll('circle')].map((circle) => circle.getAttribute('r'));
    await expect(radii).toEqual(expect.arrayContaining(['70', '56', '42']));
    await expect(rings).toHaveTextContent('');
  },
};

/** Two and four rings, with tones, colours, counts and a body in the middle. */
export const RingsWithABody: Story = {
  decorators: [inColumn],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-around', gap: 12 }}>
      <ProgressRing
        {...args}
        value={undefined}
        figure="count"
        label="Goals"
        size={150}
        rings={[
          { label: 'Kept', value: 3, max: 4, tone: 'success' },
          { label: 'Missed', value: 1, max: 4, tone: 'error' },
        ]}
      >
        <strong>3 of 4</strong>
      </ProgressRing>
      <ProgressRing
        {...args}
        value={undefined}
        label="Week"
        size={150}
        rings={[
          { label: 'One', value: 100 },
          { label: 'Two', value: 75 },
          { label: 'Three', value: 50 },
          { label: 'Four', value: null },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const goals = canvas.getByRole('img', { name: 'Goals: Kept 3 of 4, Missed 1 of 4' });
    await expect(within(goals).getByText('3 of 4')).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: 'Week: One 100%, Two 75%, Three 50%, Four Nothing yet' }),
    ).toBeVisible();
  },
};

/** For a row of a list: a thin stroke and no words. Name and value are announced as ever. */
export const Small: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[16, 20, 24, 32, 40].map((size) => (
        <ProgressRing {...args} key={size} size={size} tone="success" label={`Of ${size}`} />
      ))}
      <ProgressRing {...args} size={32} label="Bow" />
      <ProgressRing {...args} size={32} value={null} label="None" />
      <ProgressRing {...args} size={32} value={130} tone="info" label="Over" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const size of [16, 20, 24, 32, 40]) {
      const ring = ringIn(canvasElement, `Of ${size}`);
      await expect(ring.offsetWidth).toBe(size);
      await expect(ring).toHaveAttribute('aria-valuetext', '60%');
      await expect(within(ring).getByText('60')).not.toBeVisible();
      const track = ring.querySelector('circle');
      await expect(track && getComputedStyle(track).strokeWidth).toBe(`${size / 8}px`);
    }
  },
};

/** Forced colours: each ring is a plain stroke, and a second lap keeps the gap around its end. */
export const ForcedColours: Story = {
  ...RingsWithABody,
  tags: ['forced-colors'],
  render: (args) => (
    <>
      {RingsWithABody.render?.(args, {} as never)}
      {SecondLap.render?.({ ...args, value: 140 }, {} as never)}
    </>
  ),
  play: async ({ canvasElement }) => {
    if (!isPreferred('forced-colors')) return;
    const [, edge, core] = canvasElement.querySelectorAll('circle');
    await expect(edge && getComputedStyle(edge).stroke).not.toBe('none');
    await expect(core).not.toBeNull();
  },
};

/** On a right-to-left page a ring runs clockwise as ever, and a count keeps its order. */
export const RightToLeft: Story = {
  args: {
    value: 3,
    max: 8,
    figure: 'count',
    label: 'أكواب',
    countText: (value, max) => `${value} من ${max}`,
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement, 'أكواب');
    await expect(ring).toHaveAttribute('aria-valuetext', '3 من 8');
    const done = within(ring).getByText('3').getBoundingClientRect();
    const all = within(ring).getByText('/8').getBoundingClientRect();
    await expect(done.left).toBeLessThan(all.left);
  },
};

/** With text at 200 % a small ring grows with the words beside it. */
export const LargeText: Story = {
  args: { size: 24, tone: 'success' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(160),
  play: async ({ canvasElement }) => {
    await expect(ringIn(canvasElement).offsetWidth).toBe(48);
  },
};

/** Two of three: the figure is rounded, the drawing is exact. */
export const AFraction: Story = {
  args: { value: 200 / 3 },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement), 67);
    await expectDrawn(ringIn(canvasElement), 66.7);
  },
};

export const OtherLabel: Story = {
  args: { value: 89, label: 'This week' },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement, 'This week');
    await expectFigure(ring, 89);
    await expect(within(ring).getByText('This week')).toBeVisible();
  },
};

/** A long label wraps inside the ring. */
export const LongLabel: Story = {
  args: { value: 89, label: 'of all habits that were due' },
  play: async ({ canvasElement, args }) => {
    const ring = ringIn(canvasElement, args.label);
    await expectTextInside(ring);
  },
};

/** The accessible name can be longer than the visible text. */
export const NameOfItsOwn: Story = {
  args: { value: 60, 'aria-label': 'Habits completed today' },
  play: async ({ canvasElement }) => {
    await expectFigure(ringIn(canvasElement, 'Habits completed today'), 60);
    await expect(within(canvasElement).getByText('Complete')).toBeVisible();
  },
};

/** A small ring shows its figure; its label is for screen readers only. */
export const SmallRadius: Story = {
  args: { value: 60, radius: 30 },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expectFigure(ring, 60);
    await expect(ring.querySelector('circle')).toHaveAttribute('r', '30');
    await expect(ring.getBoundingClientRect().width).toBeCloseTo(80, 0);
    await expect(within(ring).getByText('Complete')).not.toBeVisible();
    await expectTextInside(ring);
  },
};

export const LargeRadius: Story = {
  args: { value: 60, radius: 130 },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expectFigure(ring, 60);
    await expectDrawn(ring, 60);
    await expect(ring.querySelector('circle')).toHaveAttribute('r', '130');
    await expect(ring.getBoundingClientRect().width).toBeCloseTo(280, 0);
  },
};

/** In a narrow parent, the ring and its text shrink together. */
export const NarrowParent: Story = {
  args: { value: 100 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 110 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expect(ring.getBoundingClientRect().width).toBeCloseTo(110, 0);
    await expectTextInside(ring);
  },
};

/** A change is announced at once, and drawn with an animation. */
export const ChangingValue: Story = {
  tags: ['behaviour'],
  render: function TickedOff(args) {
    const [done, setDone] = useState(3);
    return (
      <div style={{ display: 'grid', justifyItems: 'center', gap: 20 }}>
        <ProgressRing {...args} value={done * 20} />
        <Button size="small" onClick={() => setDone((done + 1) % 6)}>
          One more habit
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expectDrawn(ring, 60);

    const seen = new Set<number>();
    const observer = new MutationObserver(() => seen.add(parseInt(ring.textContent ?? '', 10)));
    observer.observe(ring, { subtree: true, characterData: true });

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more habit' }));
    await expect(ring).toHaveAttribute('aria-valuetext', '80%');
    await expectDrawn(ring, 80);
    await expectFigure(ring, 80);
    observer.disconnect();
    const between = [...seen].filter((figure) => figure > 60 && figure < 80);
    const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(between.length > 0).toBe(isAnimated);
  },
};

/** With `appear` false, a ring is there at once; later values are drawn with an animation, as ever. */
export const ThereAtOnce: Story = {
  tags: ['behaviour', 'no-picture'],
  args: { appear: false },
  render: function ComesAndGoes(args) {
    const [done, setDone] = useState<number | null>(null);
    return (
      <div style={{ display: 'grid', justifyItems: 'center', gap: 20 }}>
        {done !== null && <ProgressRing {...args} value={done * 20} />}
        <Button size="small" onClick={() => setDone((done ?? 2) + 1)}>
          One more habit
        </Button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const oneMore = canvas.getByRole('button', { name: 'One more habit' });
    oneMore.click();
    const ring = await canvas.findByRole('progressbar');
    await expect(drawnShare(ring)).toBe(60);
    await expect(ring.getAnimations({ subtree: true })).toEqual([]);

    oneMore.click();
    await waitFor(() => expect(ring).toHaveAttribute('aria-valuenow', '80'));
    await expect(drawnShare(ring)).toBeLessThan(80);
    await expectDrawn(ringIn(canvasElement), 80);
  },
};

/** The percentage of a day without habits, after the first one is added. */
export const FromNothingToAFigure: Story = {
  tags: ['behaviour'],
  render: function FirstHabit(args) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <div style={{ display: 'grid', justifyItems: 'center', gap: 20 }}>
        <ProgressRing {...args} value={value} />
        <Button size="small" onClick={() => setValue(value === null ? 0 : null)}>
          First habit
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    const firstHabit = within(canvasElement).getByRole('button', { name: 'First habit' });
    await expect(ring).toHaveAttribute('aria-valuetext', 'Nothing yet');
    await userEvent.click(firstHabit);
    await expectFigure(ring, 0);
    await userEvent.click(firstHabit);
    await expect(ring).not.toHaveAttribute('aria-valuenow');
  },
};

/** Two rings on a page have different ids. */
export const SideBySide: Story = {
  decorators: [inColumn],
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-around' }}>
      <ProgressRing {...args} radius={60} value={20} label="Today" />
      <ProgressRing {...args} radius={60} value={89} label="This week" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectDrawn(ringIn(canvasElement, 'Today'), 20);
    await expectDrawn(ringIn(canvasElement, 'This week'), 89);
    const ids = [...canvasElement.querySelectorAll('svg [id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

/** The ring accepts the props of a `<div>`. */
export const PassedThrough: Story = {
  tags: ['behaviour'],
  render: function Tagged(args) {
    const ring = useRef<HTMLDivElement>(null);
    return (
      <ProgressRing
        {...args}
        ref={ring}
        className="dashboard-ring"
        style={{ marginBlock: 8 }}
        data-testid="ring"
        onClick={() => ring.current?.setAttribute('data-reached', 'by ref')}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByTestId('ring');
    await expect(ring).toBe(ringIn(canvasElement));
    await expect(ring).toHaveClass('dashboard-ring');
    await expect(ring).toHaveStyle({ marginBlockStart: '8px' });
    await userEvent.click(ring);
    await expect(ring).toHaveAttribute('data-reached', 'by ref');
  },
};

/** Figure and label stay inside the ring. */
async function expectTextInside(ring: HTMLElement) {
  const box = ring.getBoundingClientRect();
  const track = ring.querySelector('circle');
  const free = (Number(track?.getAttribute('r')) - 6) / (Number(track?.getAttribute('r')) + 10);
  const radius = (box.width / 2) * free;
  for (const word of ring.querySelectorAll('span')) {
    const range = document.createRange();
    range.selectNodeContents(word);
    for (const line of range.getClientRects()) {
      const x = Math.max(
        Math.abs(line.left - box.left - box.width / 2),
        Math.abs(line.right - box.left - box.width / 2),
      );
      await expect(x).toBeLessThan(radius);
    }
  }
}

/** `size` is the whole ring with its glow, whatever its thickness. */
export const SizeAndThickness: Story = {
  args: { size: 120, thickness: 20 },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expect(ring.offsetWidth).toBe(120);
    const track = ring.querySelector('circle');
    await expect(track && getComputedStyle(track).strokeWidth).toBe('20px');
    // The stroke and its glow stay inside.
    await expect(track).toHaveAttribute('r', '46');
    await expectDrawn(ring, 60);
  },
};

/** In a low window the default ring is smaller; a size that is asked for holds. */
export const LowWindow: Story = {
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: {
      options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } } },
    },
  },
  render: () => (
    <>
      <ProgressRing value={60} label="Default" />
      <ProgressRing value={60} label="Radius" radius={70} />
      <ProgressRing value={60} label="Size" size={120} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(window.innerHeight).toBe(800);
    await expect(ringIn(canvasElement, 'Default').offsetWidth).toBe(136);
    await expect(ringIn(canvasElement, 'Radius').offsetWidth).toBe(160);
    await expect(ringIn(canvasElement, 'Size').offsetWidth).toBe(120);
  },
};

/** Other words for the percentage, in the figure and for screen readers; the sign is smaller. */
export const FormattedValue: Story = {
  args: { formatValue: (percentage) => `${percentage / 10}/10` },
  play: async ({ canvasElement }) => {
    const ring = ringIn(canvasElement);
    await expect(ring).toHaveAttribute('aria-valuetext', '6/10');
    await expect(ring).toHaveTextContent('6/10');
    const { right, left } = ring.getBoundingClientRect();
    const figure = within(ring).getByText('6/10').getBoundingClientRect();
    await expect(figure.width).toBeLessThan(right - left - 40);
  },
};
