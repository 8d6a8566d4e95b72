import { BottomNav, BottomNavItem, Button, Column, Fab } from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MoodPage } from './examples/BottomNav';
import exampleCode from './examples/BottomNav.tsx?raw';
import { expectFreeAtTheEnd, tabPast } from './support/covered';
import { withSource } from './support/docs';
import { columnInset, inOwnWindow, isLowWindow } from './support/frames';
import { RouterLink } from './support/RouterLink';

const tabs = [
  { label: 'Home', icon: <HouseIcon />, currentIcon: <HouseIcon weight="fill" /> },
  { label: 'Mood', icon: <SmileyIcon />, currentIcon: <SmileyIcon weight="fill" /> },
  { label: 'Stats', icon: <ChartBarIcon />, currentIcon: <ChartBarIcon weight="fill" /> },
];

const meta = {
  title: 'Components/Layout/BottomNav',
  component: BottomNav,
  subcomponents: { BottomNavItem },
  args: { 'aria-label': 'Main' },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(480) },
  render: function Tabs(args) {
    const [current, setCurrent] = useState('Home');
    return (
      <Column>
        <BottomNav {...args}>
          {tabs.map((tab) => (
            <BottomNavItem
              key={tab.label}
              {...tab}
              current={tab.label === current}
              href={`#${tab.label}`}
              onClick={(event) => {
                event.preventDefault();
                setCurrent(tab.label);
              }}
            />
          ))}
        </BottomNav>
      </Column>
    );
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const tabIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('link', { name });

/** The tabs of a whole page; the second is the current one. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <MoodPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Mood');
    await expect(canvas.getByRole('link', { name: 'Stats' })).toHaveAttribute('href', '#stats');
  },
};

/** One tab is the current page; a click or Enter on another changes it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(3);
    await expect(tabIn(nav, 'Home')).toHaveAttribute('aria-current', 'page');

    await userEvent.click(tabIn(nav, 'Mood'));
    await expect(tabIn(nav, 'Mood')).toHaveAttribute('aria-current', 'page');
    await expect(tabIn(nav, 'Home')).not.toHaveAttribute('aria-current');

    await userEvent.tab();
    await expect(tabIn(nav, 'Stats')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tabIn(nav, 'Stats')).toHaveAttribute('aria-current', 'page');
    await expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
};

/** The bar is fixed to the bottom of the column; every tab is a large target. */
export const AtTheFoot: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const { bottom, width, height } = nav.getBoundingClientRect();
    await expect(bottom).toBeCloseTo(window.innerHeight - columnInset(), 0);
    await expect(width).toBe(Math.min(430, window.innerWidth));
    await expect(height).toBe(isLowWindow() ? 60 : 72);
    for (const { label } of tabs) {
      await expect(tabIn(nav, label).offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(tabIn(nav, label).offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A router's link replaces the tab's own link. */
export const OwnElement: Story = {
  render: (args) => (
    <Column>
      <BottomNav {...args} aria-label="Journal">
        <BottomNavItem label="Home" icon={<HouseIcon />} render={<RouterLink to="/" />} />
        <BottomNavItem
          label="Mood"
          icon={<SmileyIcon />}
          current
          render={<RouterLink className="router-link" to="/mood" />}
        />
      </BottomNav>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Journal' });
    await expect(tabIn(nav, 'Home')).toHaveAttribute('href', '/');
    await expect(tabIn(nav, 'Mood')).toHaveClass('router-link');
    await expect(tabIn(nav, 'Mood')).toHaveAttribute('aria-current', 'page');
  },
};

/**
 * In a page without a `Column` the bar goes from side to side of its container and takes its own room at the end of
 * it. A container as high as the window, a column of a flex box, has it at the bottom of the window.
 */
export const WithoutAColumn: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: function WidePage(args) {
    const [count, setCount] = useState(1);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
        <main style={{ display: 'grid', gap: 8, padding: 16 }}>
          {Array.from({ length: count }, (_, index) => (
            <Button key={index} variant="quiet">
              Day {index + 1}
            </Button>
          ))}
        </main>
        <Fab aria-label="Add days" onClick={() => setCount(30)}>
          <PlusIcon weight="bold" />
        </Fab>
        <BottomNav {...args}>
          {tabs.map((tab) => (
            <BottomNavItem key={tab.label} {...tab} href={`#${tab.label}`} />
          ))}
        </BottomNav>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    const expectAtTheFoot = async () => {
      await expect(nav.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
      await expect(nav.offsetWidth).toBe(document.documentElement.clientWidth);
    };
    await expectAtTheFoot();

    const add = canvas.getByRole('button', { name: 'Add days' });
    await userEvent.click(add);
    await expectAtTheFoot();
    const days = canvas.getAllByRole('button', { name: /^Day/ });
    await tabPast(days, [nav]);
    const last = days.at(-1);
    if (last) await expectFreeAtTheEnd(last, [nav]);
    await expectAtTheFoot();
  },
};

/** From right to left, the first tab is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [home, stats] = ['Home', 'Stats'].map((name) =>
      tabIn(canvasElement, name).getBoundingClientRect(),
    );
    await expect(home?.left).toBeGreaterThan(stats?.right ?? NaN);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await expect(nav.offsetHeight).toBe(isLowWindow() ? 84 : 100);
    await expect(nav.getBoundingClientRect().bottom).toBeCloseTo(
      window.innerHeight - columnInset(),
      0,
    );
  },
};

/** A rail needs a `Column` to stand beside: without one the tabs stay at the foot of the page. */
export const RailWithoutAColumn: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: { rail: true },
  render: (args) => (
    <>
      <main style={{ blockSize: '100vh' }}>Home</main>
      <BottomNav {...args}>
        {tabs.map((tab) => (
          <BottomNavItem key={tab.label} {...tab} href={`#${tab.label}`} />
        ))}
      </BottomNav>
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom, width } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(width).toBe(document.documentElement.clientWidth);
  },
};
