import { Button, ProgressCard, WeekBow } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Today } from './examples/ProgressCard';
import exampleCode from './examples/ProgressCard.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Habits and moods/ProgressCard',
  component: ProgressCard,
  args: {
    value: 60,
    date: 'Saturday 21 November',
    count: '3 of 5',
    caption: 'habits completed',
  },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100, step: 1 } } },
  decorators: [inColumn],
} satisfies Meta<typeof ProgressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const handleDay = fn();

const rects = (canvasElement: HTMLElement) => ({
  ring: within(canvasElement).getByRole('progressbar').getBoundingClientRect(),
  words: within(canvasElement).getByText('habits completed').getBoundingClientRect(),
});

/** Three of five, or nothing to measure without a habit. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Today />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60%');
  },
};

/** The ring, and the same as a sentence beside it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Progress' });
    const ring = within(card).getByRole('progressbar', { name: 'Complete' });
    await expect(ring).toHaveAttribute('aria-valuetext', '60%');
    await expect(within(card).getByText('Saturday 21 November')).toBeVisible();
    await expect(
      within(card).getByText(
        (_, element) => element?.tagName === 'P' && !!element.querySelector('strong'),
      ),
    ).toHaveTextContent(/^3 of 5 habits completed$/);
    const { ring: picture, words } = rects(canvasElement);
    await expect(words.left).toBeGreaterThan(picture.right);
  },
};

/** The date's spans don't break; the line breaks between them. */
export const DateOfTwoParts: Story = {
  args: {
    date: (
      <>
        <span>Saturday</span> <span>21 November</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const weekday = within(canvasElement).getByText('Saturday').getBoundingClientRect();
    const day = within(canvasElement).getByText('21 November');
    await expect(day.getClientRects()).toHaveLength(1);
    await expect(day.getBoundingClientRect().top).toBeGreaterThanOrEqual(weekday.bottom - 2);
    await expect(day.getBoundingClientRect().left).toBeCloseTo(weekday.left, 0);
  },
};

/** With the week beneath, from which another day is chosen. */
export const WithWeek: Story = {
  args: {
    children: (
      <WeekBow
        days={[100, 80, 60, 100, 40, 60, null].map((share, index) => ({
          day: `2026-11-${16 + index}`,
          share,
        }))}
        value="2026-11-21"
        today="2026-11-21"
        onValueChange={handleDay}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('region', { name: 'Progress' });
    const monday = within(card).getByRole('radio', { name: /Monday/ });
    await userEvent.click(monday);
    await expect(handleDay).toHaveBeenLastCalledWith('2026-11-16');
    const { ring } = rects(canvasElement);
    await expect(monday.getBoundingClientRect().top).toBeGreaterThanOrEqual(ring.bottom);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** No habits: there is nothing to measure, and the ring says so. */
export const NothingYet: Story = {
  args: { value: null, count: '0 of 0' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Nothing yet',
    );
    await expect(within(canvasElement).getByText('0 of 0')).toBeVisible();
  },
};

export const AllDone: Story = {
  args: { value: 100, count: '5 of 5' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};

export const OtherWords: Story = {
  args: { 'aria-label': 'This week', ringLabel: 'Done', date: undefined, count: '31 of 35' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'This week' });
    await expect(within(card).getByRole('progressbar', { name: 'Done' })).toBeVisible();
    await expect(within(card).getAllByRole('paragraph')).toHaveLength(1);
  },
};

/** The ring in other words: a figure without a percent sign, and what it is without one. */
export const OtherFigures: Story = {
  args: { formatValue: (value) => value / 20, emptyText: 'No habit is due' },
  render: (args) => (
    <>
      <ProgressCard {...args} />
      <ProgressCard {...args} aria-label="Tomorrow" value={null} count="0 of 0" />
    </>
  ),
  play: async ({ canvas }) => {
    const [today, tomorrow] = canvas.getAllByRole('progressbar');
    await expect(today).toHaveAttribute('aria-valuetext', '3');
    await waitFor(() => expect(today).toHaveTextContent('3Complete'));
    await expect(tomorrow).toHaveAttribute('aria-valuetext', 'No habit is due');
  },
};

/** Words of joy over the sentence, which a screen reader announces as they appear; the card is as high as before. */
export const Finished: Story = {
  args: { value: 100, count: '5 of 5', note: 'Your bow is complete' },
  render: (args) => (
    <>
      <ProgressCard {...args} />
      <ProgressCard {...args} aria-label="Before" value={80} count="4 of 5" note="" />
    </>
  ),
  play: async ({ canvas }) => {
    const [joy] = canvas.getAllByRole('status');
    await expect(joy).toHaveTextContent('Your bow is complete');
    await waitFor(() => expect(joy).toBeVisible());
    const [finished, before] = canvas.getAllByRole('region').map((card) => card.offsetHeight);
    await expect(finished).toBe(before);
  },
};

/** A day without any progress to show: a picture in place of the ring, and a button under the words. */
export const Break: Story = {
  args: {
    value: null,
    icon: (
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M5 11h17v9a6 6 0 0 1-6 6h-5a6 6 0 0 1-6-6zM22 13h2a4 4 0 0 1 0 8h-2" />
      </svg>
    ),
    note: 'On a break until 6 December',
    count: '',
    caption: '',
    actions: <Button size="small">End break</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('On a break until 6 December');
    await expect(canvas.getByRole('button', { name: 'End break' })).toBeVisible();
  },
};

/** Long words, and wide letter spacing, break beside the ring. */
export const LongWords: Story = {
  decorators: [inWidth(350)],
  args: {
    lang: 'de',
    caption: 'Gewohnheiten erledigt',
    style: { letterSpacing: '0.12em', wordSpacing: '0.16em' },
  },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar').getBoundingClientRect();
    const words = canvas.getByText('Gewohnheiten erledigt').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(ring.right);
    const card = canvas.getByRole('region').getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(card.right - 8);
  },
};

/** On the narrowest phones the ring is smaller. */
export const OnAPhone: Story = {
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    const { ring, words } = rects(canvasElement);
    await expect(ring.width).toBe(112);
    await expect(words.left).toBeGreaterThan(ring.right);
    const card = within(canvasElement).getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** In a narrow card the text is below the ring. */
export const Narrow: Story = {
  decorators: [inWidth(260)],
  play: async ({ canvasElement }) => {
    const { ring, words } = rects(canvasElement);
    await expect(words.top).toBeGreaterThan(ring.bottom);
    const card = within(canvasElement).getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const { ring, words } = rects(canvasElement);
    await expect(words.right).toBeLessThan(ring.left);
  },
};

export const LargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(600),
  play: async ({ canvasElement }) => {
    const { ring, words } = rects(canvasElement);
    await expect(words.top).toBeGreaterThan(ring.bottom);
    const card = within(canvasElement).getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(ring.right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
  },
};
