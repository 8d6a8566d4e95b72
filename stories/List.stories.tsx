import { Button, Dialog, EmojiTile, HabitCard, List, ListRow, Switch } from '@daybow/components';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Insights } from './examples/List';
import exampleCode from './examples/List.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft } from './support/frames';

const themes = (
  <ListRow
    icon={
      <EmojiTile tint={1}>
        <PaletteIcon />
      </EmojiTile>
    }
    label="Themes"
    description="Customize your colors"
  />
);

const exportData = (
  <ListRow
    icon={
      <EmojiTile tint={3}>
        <DownloadSimpleIcon />
      </EmojiTile>
    }
    label="Export Data"
    description="Download your progress"
  />
);

const about = (
  <ListRow
    icon={
      <EmojiTile tint={5}>
        <InfoIcon />
      </EmojiTile>
    }
    label="About"
    description="Version 1.0.0"
  />
);

const meta = {
  title: 'Components/Layout/List',
  component: List,
  subcomponents: { ListRow },
  args: { 'aria-label': 'Settings', children: [themes, exportData, about] },
  argTypes: { children: { control: false } },
  decorators: [inColumn],
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

const listIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list');

/** Rows of text, each with a picture. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Insights />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Insights' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Rows on one card, with text and no controls. */
export const Playground: Story = {
  render: (args) => (
    <List {...args}>
      {themes}
      {exportData}
      {about}
    </List>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(listIn(canvasElement)).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'ThemesCustomize your colors',
      'Export DataDownload your progress',
      'AboutVersion 1.0.0',
    ]);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    for (const row of rows) await expect(row.offsetHeight).toBeGreaterThanOrEqual(76);
  },
};

/** A row with one sentence. */
export const OnlyTitles: Story = {
  render: (args) => (
    <List {...args} aria-label="Insights">
      <ListRow
        icon={<EmojiTile tone="info">🔥</EmojiTile>}
        label="You're on a 7-day streak! Keep it up!"
      />
      <ListRow
        icon={<EmojiTile tone="success">📈</EmojiTile>}
        label="Your mood has been improving this week"
      />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Insights' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getAllByRole('paragraph')).toHaveLength(2);
  },
};

/** Items that are cards have a gap between them. */
export const Cards: Story = {
  args: { variant: 'cards', 'aria-label': "Today's Habits" },
  render: (args) => (
    <List {...args}>
      <HabitCard icon="🏃" label="Exercise" tint={0} defaultCompleted />
      <HabitCard icon="📖" label="Read 20 mins" tint={1} />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(listIn(canvasElement))
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect((second?.top ?? NaN) - (first?.bottom ?? NaN)).toBe(8);
  },
};

const restore = fn();

/** A row can end with a control. */
export const WithActions: Story = {
  render: (args) => (
    <List {...args}>
      <ListRow
        icon={<EmojiTile tint={1}>🎨</EmojiTile>}
        label="Paint"
        actions={
          <Button variant="soft" size="small" onClick={restore}>
            Restore
          </Button>
        }
      />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const row = within(listIn(canvasElement)).getByRole('listitem');
    await userEvent.click(within(row).getByRole('button', { name: 'Restore' }));
    await expect(restore).toHaveBeenCalledOnce();
  },
};

const open = fn();

/** A row that opens something: all of it can be pressed, and its label is the button. */
export const Pressable: Story = {
  render: (args) => (
    <List {...args}>
      <ListRow
        icon={<EmojiTile tint={1}>🎨</EmojiTile>}
        label="Themes"
        description="Customize your colors"
        aria-haspopup="dialog"
        onPress={open}
      />
    </List>
  ),
  play: async ({ canvasElement }) => {
    open.mockClear();
    const row = within(listIn(canvasElement)).getByRole('listitem');
    const button = within(row).getByRole('button', { name: 'Themes' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    // What lies in the middle of the row is the button, too.
    const { left, right, top, height } = row.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8]) {
      await expect(document.elementFromPoint(x, top + height / 2)).toBe(button);
    }
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** A row that tells what is chosen: the words at its end are pressed with it. One that acts at once has no caret. */
export const Values: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <List {...args}>
      <ListRow label="Themes" value="Plum" aria-haspopup="dialog" onPress={open} />
      <ListRow label="Storage" value="1.2 MB" />
      <ListRow label="Back up now" value="26 Nov" onPress={open} />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const [colors, storage, backup] = within(listIn(canvasElement)).getAllByRole('listitem');
    await expect(colors).toHaveTextContent('Plum');
    const value = within(canvasElement).getByText('Plum').getBoundingClientRect();
    const pressed = document.elementFromPoint(value.left + 2, value.top + 2);
    await expect(pressed).toBe(within(canvasElement).getByRole('button', { name: 'Themes' }));
    await expect(storage?.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
    await expect(colors?.querySelector('svg')).toBeVisible();
    await expect(backup?.querySelector('svg')).toBeNull();
  },
};

const visit = fn((event: MouseEvent) => event.preventDefault());

/** A row that leads elsewhere: its label is the link that is given, such as that of a router. */
export const Links: Story = {
  render: (args) => (
    <List {...args}>
      <ListRow
        label="Themes"
        description="Customize your colors"
        render={
          <a href="#themes" aria-current="page" onClick={visit}>
            {''}
          </a>
        }
      />
      <ListRow
        label="About"
        render={
          <a href="#about" onClick={visit}>
            {''}
          </a>
        }
        actions={
          <Button variant="soft" size="small" onClick={restore}>
            Copy
          </Button>
        }
      />
    </List>
  ),
  play: async ({ canvasElement }) => {
    visit.mockClear();
    restore.mockClear();
    const [first, second] = within(listIn(canvasElement)).getAllByRole('listitem');
    if (!first || !second) throw new Error('There are no rows.');
    const link = within(first).getByRole('link', { name: 'Themes' });
    await expect(link).toHaveAttribute('href', '#themes');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(within(first).queryByRole('button')).toBeNull();
    const { left, right, top, height } = first.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8]) {
      await expect(document.elementFromPoint(x, top + height / 2)).toBe(link);
    }
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(visit).toHaveBeenCalledOnce();
    // Its actions lie above the link, not in it.
    await userEvent.click(within(second).getByRole('button', { name: 'Copy' }));
    await expect(restore).toHaveBeenCalledOnce();
    await expect(visit).toHaveBeenCalledOnce();
  },
};

/** A component of the app that makes two rows, one, or none. */
function Exports({ count }: { count: number }) {
  return (
    <>
      {count > 0 && exportData}
      {count > 1 && <Switch label="Notifications" />}
    </>
  );
}

/** Rows are counted one by one, however they are made, also while their number changes. */
export const RowsOfComponents: Story = {
  render: function Counted(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <List {...args}>
          <Exports count={count - 2} />
          <>
            {themes}
            {[about]}
          </>
          <Exports count={count} />
          <div>
            <Dialog title="More" trigger={<Button variant="quiet">More</Button>}>
              {themes}
              {about}
            </Dialog>
          </div>
        </List>
        <Button variant="soft" onClick={() => setCount((before) => before - 1)}>
          Fewer
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const rows = () =>
      within(listIn(canvasElement))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 5));
    await expect(rows()).toEqual(['Theme', 'About', 'Expor', 'Notif', 'More']);
    const lines = [...listIn(canvasElement).querySelectorAll('*')].filter(
      (each) =>
        getComputedStyle(each).borderBlockStart.startsWith('1px solid') && each.clientWidth > 200,
    );
    await expect(lines).toHaveLength(4);
    const fewer = buttonNamed(canvasElement, 'Fewer');
    await userEvent.click(fewer);
    await expect(rows()).toEqual(['Theme', 'About', 'Expor', 'More']);
    await userEvent.click(fewer);
    await expect(rows()).toEqual(['Theme', 'About', 'More']);
  },
};

/** Empty children take no space and are not counted. */
export const WithGaps: Story = {
  render: (args) => (
    <List {...args}>
      {null}
      {themes}
      {false}
      {about}
      {undefined}
    </List>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(listIn(canvasElement)).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A small celebration: the items move one after the other, all within 900 ms. */
export const Settling: Story = {
  tags: ['no-picture'],
  args: { settling: true },
  play: async ({ canvasElement }) => {
    const items = within(listIn(canvasElement)).getAllByRole('listitem');
    const ends = items.map((item) => {
      const [animation] = item.getAnimations();
      return Number(animation?.effect?.getComputedTiming().endTime);
    });
    await expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    await expect(new Set(ends).size).toBe(items.length);
    await expect(ends.at(-1)).toBeLessThanOrEqual(900);
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'الإعدادات' },
  decorators: [inRightToLeft],
  render: (args) => (
    <List {...args}>
      <ListRow icon={<EmojiTile tint={1}>🎨</EmojiTile>} label="السمات" description="خصّص ألوانك" />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByText('🎨').getBoundingClientRect();
    const title = within(canvasElement).getByText('السمات').getBoundingClientRect();
    await expect(tile.left).toBeGreaterThanOrEqual(title.right);
  },
};

export const LargeText: Story = {
  ...Playground,
  globals: { textSize: '200%' },
  parameters: inOwnWindow(620),
  play: async ({ canvasElement }) => {
    const list = listIn(canvasElement);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(getComputedStyle(within(list).getByText('Themes')).fontSize).toBe('32px');
  },
};

/** What stands beside the words leaves the line to them before a word is broken. */
export const LargeTextInASmallWindow: Story = {
  render: (args) => (
    <List {...args}>
      <ListRow
        icon={
          <EmojiTile tint={5}>
            <InfoIcon />
          </EmojiTile>
        }
        label="Personalization"
        description={'A'.repeat(60)}
        actions={<Button>Change</Button>}
      />
    </List>
  ),
  globals: { textSize: '200%', viewport: { value: 'mobile1' } },
  parameters: inOwnWindow(420),
  play: async ({ canvasElement }) => {
    const list = listIn(canvasElement);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const word = document.createRange();
    word.selectNodeContents(within(list).getByText('Personalization'));
    await expect(word.getClientRects()).toHaveLength(1);
    const { right } = within(list).getByRole('button').getBoundingClientRect();
    await expect(right).toBeCloseTo(
      within(list).getByRole('listitem').getBoundingClientRect().right,
    );
  },
};

/** Nor do they end in lines of a word each beside a value: it goes under them. */
export const LargeTextBesideAValue: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <List {...args}>
      <ListRow label="2018" description="Moods of many kinds" value="311 of 365 days" />
    </List>
  ),
  globals: { textSize: '200%', viewport: { value: 'mobile2' } },
  parameters: inOwnWindow(420),
  play: async ({ canvasElement }) => {
    const row = within(listIn(canvasElement));
    const words = row.getByText('Moods of many kinds').getBoundingClientRect();
    await expect(
      row.getByText('311 of 365 days').getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(words.bottom);
  },
};
