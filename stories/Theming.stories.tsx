import { Button, HabitCard, ProgressCard, Switch } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent } from 'storybook/test';
import './examples/calm.css';
import './examples/lakeside.css';
import { inColumn } from './support/frames';

const onPaper: CSSProperties = {
  display: 'grid',
  gap: 16,
  padding: 16,
  background: 'var(--daybow-surface-page)',
};

function Sampler({ progressLabel = 'Progress' }) {
  return (
    <div style={onPaper}>
      <ProgressCard label={progressLabel} value={60} count="3 of 5" caption="habits completed" />
      <HabitCard icon="📖" name="Read 20 mins" defaultCompleted />
      <HabitCard icon="🌙" name="Sleep early" tint={2} />
      <Switch label="Notifications" description="Daily reminders for habits" defaultChecked />
      <Button block>Save</Button>
    </div>
  );
}

const meta = {
  title: 'Theming',
  component: Sampler,
  decorators: [inColumn],
} satisfies Meta<typeof Sampler>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten custom properties make another brand of it, by day and by night. */
export const BrandTheme: Story = {
  render: () => (
    <div className="lakeside">
      <Sampler />
    </div>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const habit = canvas.getByRole('button', { name: 'Sleep early' });
    const byNight = document.documentElement.dataset['theme'] === 'dark';
    await expect(save).toHaveStyle({ backgroundColor: byNight ? '#8fdcea' : '#0b6675' });
    await expect(habit.parentElement).toHaveStyle({ borderRadius: '8px' });

    await userEvent.click(habit);
    await expect(habit).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A part of a page keeps its own theme, whatever the page around it does. */
export const NestedTheme: Story = {
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme}>
          <Sampler progressLabel={`Progress, ${theme}`} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole('button', { name: 'Save' });
    await expect(light).toHaveStyle({ backgroundColor: '#452a4f', color: '#fffdfa' });
    await expect(dark).toHaveStyle({ backgroundColor: '#fed7a8', color: '#281930' });
  },
};

/** A rule of the app's, in no layer, is stronger than the component's. */
export const YourCssWins: Story = {
  render: () => (
    <div className="calm">
      <HabitCard icon="📖" name="Read 20 mins" defaultCompleted />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read 20 mins').parentElement).toHaveStyle({
      textDecorationLine: 'none',
    });
    const toggle = canvas.getByRole('button', { name: 'Read 20 mins' });
    await expect(toggle.parentElement).toHaveStyle({ opacity: '0.7' });
    await userEvent.click(toggle);
    await expect(toggle.parentElement).toHaveStyle({ opacity: '1' });
  },
};
