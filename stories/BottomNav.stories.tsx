import { BottomNav, BottomNavItem, Column } from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MainTabs } from './examples/BottomNav';
import exampleCode from './examples/BottomNav.tsx?raw';
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
  parameters: { layout: 'fullscreen', ...inOwnWindow(180) },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  render: function Tabs(args) {
    const [current, setCurrent] = useState('Home');
    return (
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
    );
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const tabIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('link', { name });

/** Three tabs; the first is the current page. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <MainTabs />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
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
    <BottomNav {...args} aria-label="Journal">
      <BottomNavItem label="Home" icon={<HouseIcon />} render={<RouterLink to="/" />} />
      <BottomNavItem
        label="Mood"
        icon={<SmileyIcon />}
        current
        render={<RouterLink className="router-link" to="/mood" />}
      />
    </BottomNav>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Journal' });
    await expect(tabIn(nav, 'Home')).toHaveAttribute('href', '/');
    await expect(tabIn(nav, 'Mood')).toHaveClass('router-link');
    await expect(tabIn(nav, 'Mood')).toHaveAttribute('aria-current', 'page');
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
