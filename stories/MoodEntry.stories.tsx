import { Button, List, MoodEntry } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecentEntries } from './examples/MoodEntry';
import exampleCode from './examples/MoodEntry.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft } from './support/frames';

const meta = {
  title: 'Components/Habits and moods/MoodEntry',
  component: MoodEntry,
  args: {
    date: 'Yesterday',
    value: 3,
    emoji: '😐',
    label: 'Okay',
    note: 'Busy, but I kept the evening for myself.',
  },
  argTypes: { value: { control: { type: 'range', min: 1, max: 5, step: 1 } } },
  decorators: [inColumn],
} satisfies Meta<typeof MoodEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, one of them without a note. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <RecentEntries />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Okay' })).toBeVisible();
  },
};

/** Screen readers read the mood's name instead of the face. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Okay' })).toHaveTextContent('😐');
    await expect(canvas.getByText('Yesterday')).toBeVisible();
    await expect(canvas.getByText('Busy, but I kept the evening for myself.')).toBeVisible();
  },
};

/** During a write the entry is marked as busy. */
export const Busy: Story = {
  args: { 'aria-busy': true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Yesterday').closest('[aria-busy=true]'),
    ).not.toBeNull();
  },
};

/** The mood's name beside the day is read once; the face is decorative then. */
export const MoodInWords: Story = {
  args: { showLabel: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Okay')).toBeVisible();
    await expect(canvas.getByText('Okay').parentElement).toHaveTextContent('Yesterday Okay');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A name of a person's own is shown for the mood, whose name is announced too; labels stand below. */
export const WithDetails: Story = {
  args: {
    label: 'proud, Okay',
    showLabel: 'proud',
    details: '🏃 run · 👥 friends · Sleep 7.5 h',
    onPress: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yesterday proud, Okay' })).toBeVisible();
    await expect(canvas.getByText('proud', { exact: true })).toBeVisible();
    const details = canvas.getByText(/friends/).getBoundingClientRect();
    await expect(details.bottom).toBeLessThanOrEqual(
      canvas.getByText(/^Busy, but/).getBoundingClientRect().top,
    );
  },
};

export const WithoutNote: Story = {
  args: { date: 'Today', value: 5, emoji: '😄', label: 'Great', note: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('paragraph')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('img', { name: 'Great' })).toBeVisible();
  },
};

const edit = fn();

/** A control stays at the end of the row, however long the note is. */
export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="small" onClick={edit}>
        Edit
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
    const note = canvas.getByText('Busy, but I kept the evening for myself.');
    const button = canvas.getByRole('button', { name: 'Edit' });
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      note.getBoundingClientRect().right,
    );
  },
};

/** All of the row is one button, named by day and mood; its actions stay on their own. */
export const Pressable: Story = {
  args: {
    showLabel: true,
    onPress: fn(),
    'aria-haspopup': 'dialog',
    actions: (
      <Button variant="quiet" size="small" onClick={edit}>
        Edit
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yesterday Okay' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    const { left, top } = canvas.getByText(/^Busy, but/).getBoundingClientRect();
    const { ownerDocument } = button;
    await expect(ownerDocument.elementFromPoint(left + 4, top + 4)).toBe(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    edit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Line breaks are kept, and a long word breaks. */
export const LongNote: Story = {
  args: { note: `Three good things:\nsoup\na letter\n${'Donaudampfschiff'.repeat(8)}` },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText(/Three good things/);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    const lines = new Set<number>();
    const range = document.createRange();
    range.selectNodeContents(note);
    for (const { top } of range.getClientRects()) lines.add(Math.round(top));
    await expect(lines.size).toBeGreaterThanOrEqual(5);
  },
};

/** Markup in a note is shown as text. */
export const MarkupInTheNote: Story = {
  tags: ['behaviour'],
  args: { note: '<i>Slow</i> morning & "good" coffee' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('<i>Slow</i> morning & "good" coffee'),
    ).toBeVisible();
    await expect(canvasElement.querySelector('i')).toBeNull();
  },
};

/** A note in a right-to-left script is aligned right, on any page. */
export const RightToLeftNote: Story = {
  args: { note: 'مشيت طويلاً قبل العمل!' },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText('مشيت طويلاً قبل العمل!');
    await expect(getComputedStyle(note).direction).toBe('rtl');
  },
};

export const RightToLeftPage: Story = {
  args: { date: 'أمس', label: 'عادي', note: 'مشيت طويلاً قبل العمل!' },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const face = within(canvasElement).getByRole('img', { name: 'عادي' }).getBoundingClientRect();
    const date = within(canvasElement).getByText('أمس').getBoundingClientRect();
    await expect(face.left).toBeGreaterThan(date.right);
  },
};

/** Every mood has a colour; a value that the theme doesn't know has none. */
export const AllMoods: Story = {
  render: () => (
    <List aria-label="Recent Entries">
      <MoodEntry date="Today" value={5} emoji="😄" label="Great" note="Dinner with old friends." />
      <MoodEntry date="Yesterday" value={4} emoji="🙂" label="Good" note="Long walk before work." />
      <MoodEntry date="2 days ago" value={3} emoji="😐" label="Okay" />
      <MoodEntry date="3 days ago" value={2} emoji="🙁" label="Bad" note="Slept too little." />
      <MoodEntry date="4 days ago" value={1} emoji="😢" label="Terrible" />
      <MoodEntry date="5 days ago" value={7} emoji="🤩" label="Elated" />
    </List>
  ),
  play: async ({ canvasElement }) => {
    const faces = within(canvasElement).getAllByRole('img');
    const edges = faces.map((face) => getComputedStyle(face).boxShadow);
    await expect(new Set(edges).size).toBe(6);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(240),
  play: async ({ canvasElement }) => {
    const face = within(canvasElement).getByRole('img', { name: 'Okay' });
    await expect(face.getBoundingClientRect().width).toBe(88);
    const note = within(canvasElement).getByText('Busy, but I kept the evening for myself.');
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
  },
};
