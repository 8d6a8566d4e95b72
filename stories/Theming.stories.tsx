import { Button, HabitCard, ProgressCard, Switch } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inColumn } from './support/frames';

/** A brand's own theme: what it does not name stays Daybow's. */
const lakeside = {
  '--daybow-surface-page': 'light-dark(#f1f7f8, #0d1a1e)',
  '--daybow-surface-card': 'light-dark(#ffffff, #14262b)',
  '--daybow-surface-sunken': 'light-dark(#e3eff1, #102024)',
  '--daybow-text': 'light-dark(#11343b, #eef8f9)',
  '--daybow-text-muted': 'light-dark(#3d636b, #b5cfd4)',
  '--daybow-accent': 'light-dark(#0b6675, #8fdcea)',
  '--daybow-on-accent': 'light-dark(#ffffff, #06262c)',
  '--daybow-radius-lg': '8px',
  '--daybow-radius-xl': '12px',
  '--daybow-font-display': 'Georgia, serif',
} as CSSProperties;

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
  tags: ['!autodocs'],
} satisfies Meta<typeof Sampler>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten custom properties make another brand of it, by day and by night. */
export const BrandTheme: Story = {
  render: () => (
    <div style={lakeside}>
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
