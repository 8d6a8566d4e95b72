import { Button, TextField } from '@daybow/components';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Saving } from './examples/Button';
import exampleCode from './examples/Button.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow, inWidth } from './support/frames';
import { RouterLink } from './support/RouterLink';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: "Save Today's Mood", onClick: fn() },
  argTypes: { icon: { control: false }, render: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** An action that can be done once, and takes a moment. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: "Save Today's Mood" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
    await expect(button).toBeDisabled();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, "Save Today's Mood");
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBe(56);
  },
};

/**
 * `solid` for the one main action, `soft` and `quiet` for others, `danger` for destructive ones.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button {...args}>Save</Button>
      <Button {...args} variant="soft">
        Reload
      </Button>
      <Button {...args} variant="quiet">
        Cancel
      </Button>
      <Button {...args} variant="danger" icon={<ArchiveIcon />}>
        Archive habit
      </Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    for (const name of ['Save', 'Reload', 'Cancel', 'Archive habit']) {
      await userEvent.click(buttonIn(canvasElement, name));
    }
    await expect(args.onClick).toHaveBeenCalledTimes(4);
    const looks = ['Save', 'Reload', 'Cancel', 'Archive habit'].map((name) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(
        buttonIn(canvasElement, name),
      );
      return [backgroundColor, color, borderColor].join();
    });
    await expect(new Set(looks).size).toBe(4);
  },
};

export const Small: Story = {
  args: { size: 'small', children: 'Start my journal' },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'Start my journal');
    await expect(button.getBoundingClientRect().height).toBe(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The button is as wide as its parent. */
export const Block: Story = {
  args: { block: true },
  decorators: [inWidth(350)],
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement, "Save Today's Mood");
    await expect(button.offsetWidth).toBe(button.parentElement?.offsetWidth);
  },
};

/** The icon is decorative; the text is the name. */
export const WithIcon: Story = {
  args: { variant: 'danger', icon: <ArchiveIcon />, children: 'Archive habit' },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, 'Archive habit');
    await userEvent.click(within(button).getByText('Archive habit'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button.querySelector('svg')?.getBoundingClientRect().width).toBe(24);
  },
};

/** A disabled button takes neither clicks nor focus; its text stays readable. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = buttonIn(canvasElement, "Save Today's Mood");
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While it is loading it ignores presses, and keeps its size, its name and the focus. */
export const Loading: Story = {
  args: { loading: true, variant: 'soft', icon: <ArchiveIcon />, children: 'Archive habit' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <Button {...args} />
      <Button {...args} loading={false} disabled />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [button, still] = canvas.getAllByRole('button', { name: 'Archive habit' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button as Element);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button?.offsetWidth).toBe(still?.offsetWidth);
    await expect(button?.offsetHeight).toBe(still?.offsetHeight);
  },
};

/** Any element can look like a button; it keeps its own role. */
export const AsALink: Story = {
  args: {
    render: <RouterLink className="home" to="/" />,
    children: 'Return to Home',
    onClick: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Return to Home' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).not.toHaveAttribute('type');
    await expect(link).toHaveClass('home');
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

const handleSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** `type="submit"` submits the form. */
export const InAForm: Story = {
  args: { type: 'submit', children: 'Add' },
  render: (args) => (
    <form onSubmit={handleSubmit}>
      <Button {...args} />
    </form>
  ),
  beforeEach: () => {
    handleSubmit.mockClear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonIn(canvasElement, 'Add'));
    await expect(handleSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A form whose button is loading is not submitted again, neither by a press nor by Enter in a field. */
export const LoadingInAForm: Story = {
  args: { type: 'submit', children: 'Add' },
  render: function Adding(args) {
    const [isAdding, setAdding] = useState(false);
    return (
      <form
        style={{ display: 'grid', gap: 12 }}
        onSubmit={(event) => {
          handleSubmit(event);
          setAdding(true);
        }}
      >
        <TextField label="Habit name" />
        <Button {...args} loading={isAdding} />
      </form>
    );
  },
  beforeEach: () => {
    handleSubmit.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const button = buttonIn(canvasElement, 'Add');
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByRole('textbox'), 'Read{Enter}');
    await expect(handleSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Long words break, and the button grows. */
export const LongLabel: Story = {
  args: { children: 'Tagesstimmungsaufzeichnung jetzt unwiderruflich speichern' },
  decorators: [inWidth(260)],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.offsetWidth).toBeLessThanOrEqual(260);
    await expect(button.offsetHeight).toBeGreaterThan(56);
  },
};

export const LargeText: Story = {
  args: { variant: 'danger', icon: <ArchiveIcon />, children: 'Archive this habit' },
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(220),
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement, 'Archive this habit');
    await expect(getComputedStyle(button).fontSize).toBe('34px');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
