import { BottomNav, BottomNavItem, Button, Column, Fab, HabitCard, List } from '@daybow/components';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddHabit } from './examples/Fab';
import exampleCode from './examples/Fab.tsx?raw';
import { expectFreeAtTheEnd, tabPast } from './support/covered';
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

/** The distance of the button from the sides of the column and from the foot of the window, in pixels. */
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

/** Fixed to the end of the column and the bottom of the window. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const fab = fabIn(canvasElement);
    await userEvent.click(fab);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(fab.getBoundingClientRect()).toMatchObject({ width: 60, height: 60 });
    const { right, bottom } = margins(canvasElement);
    await expect(right).toBeCloseTo(20, 0);
    await expect(bottom).toBeCloseTo(16, 0);
  },
};

/**
 * With a `BottomNav` it is docked at the end of the row of tabs, which keep clear of it, and stands out over the bar by
 * 14 px. The end of the page scrolls above it.
 */
export const InTheRowOfTabs: Story = {
  render: (args) => (
    <Column>
      <List variant="cards">
        {Array.from({ length: 20 }, (_, index) => (
          <HabitCard key={index} icon="✨" label={`Habit ${index + 1}`} />
        ))}
      </List>
      <Fab {...args} />
      <BottomNav>
        <BottomNavItem label="Home" icon={<HouseIcon />} current href="#home" />
        <BottomNavItem label="Mood" icon={<SmileyIcon />} href="#mood" />
      </BottomNav>
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation');
    const fab = fabIn(canvasElement);
    const [bar, button] = [nav, fab].map((each) => each.getBoundingClientRect());
    await expect((bar?.top ?? 0) - (button?.top ?? 0)).toBeCloseTo(14, 0);
    await expect((bar?.right ?? 0) - (button?.right ?? 0)).toBeCloseTo(20, 0);
    for (const tab of canvas.getAllByRole('link')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThan(button?.left ?? 0);
    }
    const cards = canvas.getAllByRole('button', { pressed: false });
    await expect(new Set(cards.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
    await tabPast(cards, [nav, fab]);
    const last = cards.at(-1);
    if (last) await expectFreeAtTheEnd(last, [nav, fab]);
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
    await expect(margins(canvasElement).left).toBeCloseTo(20, 0);
  },
};

/** In a rail it stands below the tabs, however many there are. */
export const InTheRail: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Column>
      <BottomNav rail>
        {['Home', 'Mood', 'Week', 'Stats', 'About'].map((label) => (
          <BottomNavItem key={label} label={label} icon={<HouseIcon />} href={`#${label}`} />
        ))}
      </BottomNav>
      <Fab {...args} />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('link', { name: 'About' }).getBoundingClientRect();
    const button = fabIn(canvasElement).getBoundingClientRect();
    await expect(button.top - last.bottom).toBeCloseTo(16, 0);
    await expect((button.left + button.right) / 2).toBeCloseTo((last.left + last.right) / 2, 0);
  },
};
