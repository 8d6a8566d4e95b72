import { Button, Dialog, Menu, MenuGroup, MenuItem, TextField } from '@daybow/components';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HabitMenu } from './examples/Menu';
import exampleCode from './examples/Menu.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow, inRightToLeft } from './support/frames';
import { waitForAnimations } from './support/motion';
import { isPreferred } from './support/preferences';
import { RouterLink } from './support/RouterLink';

const onSelect = fn();
const items = (
  <>
    <MenuItem onSelect={() => onSelect('Edit')}>Edit</MenuItem>
    <MenuItem onSelect={() => onSelect('Rename')}>Rename</MenuItem>
    <MenuItem disabled onSelect={() => onSelect('Share')}>
      Share
    </MenuItem>
    <MenuGroup>
      <MenuItem icon={<ArchiveIcon />} variant="danger" onSelect={() => onSelect('Archive')}>
        Archive
      </MenuItem>
    </MenuGroup>
  </>
);

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: { trigger: <Button variant="soft">More</Button>, children: items, onOpenChange: fn() },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: inOwnWindow(360),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const hasFocus = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
const isClosed = () => expect(screen.queryByRole('menu')).toBeNull();

/** What can be done with a habit. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <HabitMenu />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More about Read 20 mins' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Edited');
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Remind me' }));
    await userEvent.click(trigger);
    await expect(canvas.getByRole('menuitemcheckbox')).not.toBeChecked();
  },
};

/** Opened and left open. What is disabled can be reached, and does nothing. */
export const Playground: Story = {
  play: async ({ args }) => {
    await expect(more()).toHaveAttribute('aria-haspopup', 'menu');
    await expect(more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await hasFocus('Edit');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect.mock.calls).toEqual([['Edit']]);
    await isClosed();
    await expect(more()).toHaveFocus();
    await userEvent.click(more());
    await expect(more()).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('menu', { name: 'More' });
    await expect(more()).toHaveAttribute('aria-controls', menu.id);
    await userEvent.click(item('Share'));
    await expect(item('Share')).toHaveAttribute('aria-disabled', 'true');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    for (const each of within(menu).getAllByRole('menuitem')) {
      await expect(each.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await waitForAnimations();
    await expect(menu.getBoundingClientRect().top).toBeGreaterThan(
      more().getBoundingClientRect().bottom,
    );
  },
};

export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(more()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus('Archive');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Edit');
    await userEvent.keyboard('{End}');
    await hasFocus('Archive');
    await userEvent.keyboard('{Home}');
    await hasFocus('Edit');
    await userEvent.keyboard('r');
    await hasFocus('Rename');
    await userEvent.keyboard(' ');
    await expect(onSelect.mock.calls).toEqual([['Rename']]);
    await isClosed();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Edit');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(more()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Edit');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(2);
  },
};

/** Tab does not move within the menu: it leaves it for what comes after the trigger. */
export const TabMovesOn: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Menu {...args} />
      <Button>Next</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(more());
    await hasFocus('Edit');
    await userEvent.tab();
    await waitFor(isClosed);
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** A press outside closes it, and so does one on the trigger. */
export const PressOutside: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 260 }}>
      <Menu {...args} />
      <p>Outside</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(more());
    await hasFocus('Edit');
    await userEvent.click(canvas.getByText('Outside'));
    await isClosed();
    await userEvent.click(more());
    await hasFocus('Edit');
    await userEvent.click(more());
    await isClosed();
    await expect(more()).toHaveFocus();
  },
};

/** One of several, and one that is on or off; the menu stays open for the latter. */
export const Choices: Story = {
  render: function Sorting(args) {
    const [order, setOrder] = useState('Name');
    const [showsDone, setShowsDone] = useState(true);
    return (
      <Menu {...args}>
        <MenuGroup label="Sort by">
          {['Name', 'Streak'].map((name) => (
            <MenuItem
              key={name}
              choice="one"
              checked={order === name}
              onSelect={() => setOrder(name)}
            >
              {name}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuGroup>
          <MenuItem
            checked={showsDone}
            onSelect={(event) => {
              event.preventDefault();
              setShowsDone(!showsDone);
            }}
          >
            Show what is done
          </MenuItem>
        </MenuGroup>
      </Menu>
    );
  },
  play: async () => {
    await userEvent.click(more());
    const group = screen.getByRole('group', { name: 'Sort by' });
    await userEvent.click(within(group).getByRole('menuitemradio', { name: 'Streak' }));
    await isClosed();
    await userEvent.click(more());
    await expect(screen.getByRole('menuitemradio', { name: 'Streak' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Name' })).not.toBeChecked();
    const done = screen.getByRole('menuitemcheckbox', { name: 'Show what is done' });
    await userEvent.click(done);
    await expect(done).not.toBeChecked();
    await userEvent.click(done);
    await expect(done).toBeChecked();
  },
};

/** An item can be a router's link. */
export const Links: Story = {
  args: { children: <MenuItem render={<RouterLink to="/settings" />}>Settings</MenuItem> },
  play: async () => {
    await userEvent.click(more());
    await expect(item('Settings')).toHaveAttribute('href', '/settings');
  },
};

/** Within a dialog, Escape closes the menu alone. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Edit habit" defaultOpen>
      <TextField label="Habit name" />
      <Menu {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(more());
    await hasFocus('Edit');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(more()).toHaveFocus();
    await userEvent.click(more());
    await hasFocus('Edit');
  },
};

/** An item may open a dialog. As that closes, the focus returns to the trigger. */
export const OpensADialog: Story = {
  tags: ['behaviour'],
  render: function Editing(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu {...args}>
          <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
        </Menu>
        <Dialog title="Edit habit" open={isOpen} onOpenChange={setOpen}>
          <TextField label="Habit name" />
        </Dialog>
      </>
    );
  },
  play: async () => {
    await userEvent.click(more());
    await userEvent.click(item('Edit'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Habit name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(more()).toHaveFocus();
  },
};

/** At the end of the window it opens above and within the edges. */
export const WhereThereIsRoom: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
      <Menu {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(more());
    const { bottom, right } = screen.getByRole('menu').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(more().getBoundingClientRect().top);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
  },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  render: (args) => (
    <div style={{ padding: 16 }}>
      <Menu {...args} />
    </div>
  ),
  args: {
    trigger: <Button variant="soft">المزيد</Button>,
    children: <MenuItem icon={<ArchiveIcon />}>أرشفة</MenuItem>,
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'المزيد' });
    await userEvent.click(trigger);
    await waitFor(() => expect(item('أرشفة')).toHaveFocus());
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(Math.round(menu.right)).toBe(Math.round(trigger.getBoundingClientRect().right));
  },
};

/** Forced colours: the menu has an edge, and the item with the focus a ring. */
export const ForcedColours: Story = {
  tags: ['forced-colors'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Edit');
    await waitForAnimations();
    if (!isPreferred('forced-colors')) return;
    await expect(getComputedStyle(screen.getByRole('menu')).borderWidth).toBe('1px');
    await expect(getComputedStyle(item('Edit')).outlineStyle).toBe('solid');
  },
};

/** Large text breaks into lines; what has no room scrolls. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  args: { children: <MenuItem>Tagesstimmungsaufzeichnung archivieren</MenuItem> },
  play: async () => {
    await userEvent.click(more());
    const menu = screen.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
