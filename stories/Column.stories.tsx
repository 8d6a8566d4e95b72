import { BottomNav, BottomNavItem, Column, Fab, PageHeader, Section } from '@daybow/components';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HabitsPage } from './examples/Column';
import exampleCode from './examples/Column.tsx?raw';
import { expectFreeAtTheEnd, tabPast } from './support/covered';
import { withSource } from './support/docs';
import { columnInset, inOwnWindow } from './support/frames';

const meta = {
  title: 'Components/Layout/Column',
  component: Column,
  args: { children: <PageHeader title="Daybow" description="Track your daily habits" /> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', ...inOwnWindow(420) },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page: a heading, a list of cards, the add button and the tabs. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HabitsPage />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Daybow' });
    await expect(heading).toBeVisible();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.left).toBeCloseTo(heading.getBoundingClientRect().left, 0);
    await expect(main.width).toBe(Math.min(430, document.documentElement.clientWidth) - 40);
  },
};

/**
 * At most as wide as a phone, centred, and as high as the window. On wide screens it is inset and
 * rounded, and a bow is behind it.
 */
export const Playground: Story = {
  args: { 'data-testid': 'column' } as Story['args'],
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByTestId('column');
    const { left, right, width, height } = column.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    await expect(width).toBe(Math.min(430, room));
    await expect(left).toBeCloseTo(room - right, 0);
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight - 2 * columnInset());
    await expect(within(column).getByRole('heading', { name: 'Daybow' })).toBeVisible();

    const horizon = canvasElement.querySelector('svg');
    await expect(horizon && getComputedStyle(horizon).display).toBe(room < 600 ? 'none' : 'block');
    await expect(horizon).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A long page scrolls with the window, and the column's background covers all of it. */
export const LongPage: Story = {
  args: {
    'data-testid': 'column',
    children: (
      <>
        <PageHeader title="Daybow" />
        <p style={{ margin: 20, blockSize: 1600 }}>A long page.</p>
        <p style={{ margin: 20 }}>Its end.</p>
      </>
    ),
  } as Story['args'],
  play: async ({ canvasElement }) => {
    const column = within(canvasElement).getByTestId('column');
    const end = within(column).getByText('Its end.');
    await expect(column.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      end.getBoundingClientRect().bottom,
    );
    end.scrollIntoView();
    await expect(document.documentElement.scrollTop).toBeGreaterThan(0);
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Adds habits until the page scrolls, and goes through all of them. */
async function goThroughHabits(canvas: Canvas) {
  const add = canvas.getByRole('button', { name: 'Add habit' });
  for (let added = 0; added < 8; added += 1) await userEvent.click(add);
  const cards = within(canvas.getByRole('list', { name: 'Habits' })).getAllByRole('button');
  const fixed = [canvas.getByRole('navigation'), add];
  await tabPast(cards, fixed);
  const last = cards.at(-1);
  if (last) await expectFreeAtTheEnd(last, fixed);
}

/** The navigation and the add button cover nothing that has the focus, and nothing at the end of the page. */
export const NothingCovered: Story = {
  tags: ['behaviour', 'no-picture'],
  render: () => <HabitsPage />,
  play: ({ canvas }) => goThroughHabits(canvas),
};

export const NothingCoveredOnAPhone: Story = {
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'mobile2' } },
  render: () => <HabitsPage />,
  play: ({ canvas }) => goThroughHabits(canvas),
};

export const NothingCoveredByLargeText: Story = {
  tags: ['behaviour', 'no-picture'],
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  render: () => <HabitsPage />,
  play: ({ canvas }) => goThroughHabits(canvas),
};

export const NothingCoveredFromRightToLeft: Story = {
  tags: ['behaviour', 'no-picture'],
  globals: { direction: 'rtl', viewport: { value: 'mobile2' } },
  render: () => <HabitsPage />,
  play: ({ canvas }) => goThroughHabits(canvas),
};

/** In a wide window a second paper stands beside it, and a navigation with `rail` at its start. */
export const Beside: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { 'data-testid': 'column' } as Story['args'],
  render: (args) => (
    <Column {...args} beside={<Section title="How are you feeling?">A calm day.</Section>}>
      <PageHeader title="Daybow" />
      <Fab aria-label="Add habit">
        <PlusIcon />
      </Fab>
      <BottomNav rail>
        <BottomNavItem label="Home" icon={<HouseIcon />} current href="#home" />
        <BottomNavItem label="Settings" icon={<GearSixIcon />} atFoot href="#settings" />
      </BottomNav>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(1024);
    const column = canvas.getByTestId('column').getBoundingClientRect();
    const paper = canvas.getByRole('region', { name: 'How are you feeling?' });
    const rail = canvas.getByRole('navigation').getBoundingClientRect();
    const fab = canvas.getByRole('button', { name: 'Add habit' }).getBoundingClientRect();
    await expect(paper.getBoundingClientRect().left).toBeGreaterThanOrEqual(column.right + 24);
    await expect(rail.right).toBeLessThanOrEqual(column.left);
    await expect(fab.right).toBeLessThanOrEqual(column.left);
  },
};
