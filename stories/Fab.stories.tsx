import { BottomNav, BottomNavItem, Button, Column, Fab, HabitCard, List } from '@daybow/components';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddHabit } from './examples/Fab';
import exampleCode from './examples/Fab.tsx?raw';
import { tabPast } from './support/covered';
import { withSource } from './support/docs';
import { inOwnWindow } from './support/frames';
import { RouterLink } from './support/RouterLink';

const meta = {
  title: 'Components/Actions/Fab',
  component: Fab,
  args: { 'aria-label': 'Add habit', children: <PlusIcon weight="bold" />, onClick: fn() },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(240) },
  render: (args) => (
    <Column>
      <Fab {...args} />
    </Column>
  ),
} satisfies Meta<typeof Fab>;

export default meta;
type Story = StoryObj<typeof meta>;

const fabIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Add habit' });

const waitForFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const isWide = () => window.innerWidth >= 600;

/**
 * The distance of the button from the sides of the column and of the window, in pixels: beside the
 * column of a wide window it is negative.
 */
function margins(canvasElement: HTMLElement) {
  const box = fabIn(canvasElement).getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const side = (room - Math.min(room, 430)) / 2;
  return {
    left: box.left - side,
    right: room - side - box.right,
    bottom: window.innerHeight - box.bottom,
  };
}

/** The button for the most frequent action. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <AddHabit />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add habit' }));
    await expect(canvas.getByText('Added: 1')).toBeVisible();
  },
};

/** Rendered as a link, it keeps the link's role. */
export const AsALink: Story = {
  args: { render: <RouterLink to="/new" /> },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Add habit' });
    await expect(link).toHaveAttribute('href', '/new');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Fixed to the end of the column and the bottom of the window; in a wide window beside the column. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const fab = fabIn(canvasElement);
    await userEvent.click(fab);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(fab.getBoundingClientRect()).toMatchObject({ width: 56, height: 56 });
    const { right, bottom } = margins(canvasElement);
    await expect(right).toBeCloseTo(isWide() ? -72 : 20, 0);
    if (!isWide()) await expect(bottom).toBeCloseTo(16, 0);
  },
};

/** Above the bottom navigation, if there is one. */
export const AboveTheNavigation: Story = {
  render: (args) => (
    <Column>
      <Fab {...args} />
      <BottomNav>
        <BottomNavItem label="Home" icon={<HouseIcon />} current href="#home" />
      </BottomNav>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation').getBoundingClientRect();
    const fab = fabIn(canvasElement).getBoundingClientRect();
    if (isWide()) await expect(fab.left).toBeGreaterThan(nav.right);
    else await expect(nav.top - fab.bottom).toBeCloseTo(16, 0);
  },
};

/** A card beside the button makes room for it, and no other does. */
export const BesideCards: Story = {
  render: (args) => (
    <Column>
      <List variant="cards">
        {Array.from({ length: 20 }, (_, index) => (
          <HabitCard key={index} icon="✨" label={`Habit ${index + 1}`} />
        ))}
      </List>
      <Fab {...args} />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const fab = fabIn(canvasElement).getBoundingClientRect();
    for (const top of [0, 133, 301, 5000]) {
      window.scrollTo({ top });
      await waitForFrame();
      const cards = canvas
        .getAllByRole('button', { pressed: false })
        .map((card) => card.getBoundingClientRect());
      const covered = cards.filter(
        (card) => card.bottom > fab.top && card.top < fab.bottom && card.right > fab.left,
      );
      await expect(covered).toEqual([]);
      const widest = Math.max(...cards.map(({ width }) => width));
      await expect(cards.filter(({ width }) => width === widest).length).toBeGreaterThan(3);
    }
  },
};

/**
 * In a wide page without a `Column`, at the bottom of the window and the end of the page. What has the focus scrolls
 * above it.
 */
export const WithoutAColumn: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <>
      <main style={{ display: 'grid', gap: 8, padding: 16 }}>
        {Array.from({ length: 30 }, (_, index) => (
          <Button key={index} variant="quiet">
            Day {index + 1}
          </Button>
        ))}
      </main>
      <Fab {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const fab = fabIn(canvasElement);
    const { right, bottom } = fab.getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(20, 0);
    await expect(window.innerHeight - bottom).toBeCloseTo(16, 0);
    const days = canvas.getAllByRole('button', { name: /^Day/ });
    await tabPast(days.slice(0, 20), [fab]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(margins(canvasElement).left).toBeCloseTo(isWide() ? -72 : 20, 0);
  },
};
