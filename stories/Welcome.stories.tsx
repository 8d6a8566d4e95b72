import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Reading } from './examples/Welcome';
import exampleCode from './examples/Welcome.tsx?raw';
import { withSource } from './support/docs';
import { inColumn } from './support/frames';

const meta = {
  title: 'Welcome',
  component: Reading,
  parameters: { controls: { disable: true } },
  decorators: [inColumn],
} satisfies Meta<typeof Reading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two stylesheets and one component. */
export const FirstComponent: Story = {
  parameters: withSource(exampleCode),
  play: async ({ canvas }) => {
    const habit = canvas.getByRole('button', { name: 'Read 20 mins' });
    await userEvent.click(habit);
    await expect(habit).toBePressed();
  },
};
