import {
  Button,
  HabitCard,
  LineChart,
  MonthCalendar,
  MoodEntry,
  MoodPicker,
  ProgressCard,
  Switch,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './examples/calm.css';
import './examples/lakeside.css';
import './examples/sixthMood.css';
import { drawingOf } from './support/charts';
import { inColumn } from './support/frames';

const onPage: CSSProperties = {
  display: 'grid',
  gap: 16,
  padding: 16,
  background: 'var(--daybow-surface-page)',
};

function Sampler({ progressLabel = 'Progress' }) {
  return (
    <div style={onPage}>
      <ProgressCard
        aria-label={progressLabel}
        value={60}
        count="3 of 5"
        caption="habits completed"
      />
      <HabitCard icon="📖" label="Read 20 mins" defaultCompleted />
      <HabitCard icon="🌙" label="Sleep early" tint={2} />
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

/** Ten custom properties make another brand, for light and dark pages. */
export const BrandTheme: Story = {
  render: () => (
    <div className="lakeside">
      <Sampler />
    </div>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const habit = canvas.getByRole('button', { name: 'Sleep early' });
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    await expect(save).toHaveStyle({ backgroundColor: isDark ? '#8fdcea' : '#0b6675' });
    await expect(habit.parentElement).toHaveStyle({ borderRadius: '8px' });

    await userEvent.click(habit);
    await expect(habit).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A part of a page keeps its own theme, whatever the theme of the page. */
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

const sixMoods = [
  { value: 6, label: 'Elated', emoji: '🤩' },
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 2, label: 'Bad', emoji: '🙁' },
  { value: 1, label: 'Awful', emoji: '😢' },
];
const week = [1, 2, 3, 4, 5, 6].map((value) => ({ label: String(value), value }));

/** Four custom properties add a mood: to the picker, the entry, the calendar and the chart. */
export const SixthMood: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="sixth-mood" style={onPage}>
      <MoodPicker options={sixMoods} />
      <MoodEntry date="Today" value={6} emoji="🤩" label="Elated" />
      <MonthCalendar
        today="2026-11-06"
        markOf={(day) => sixMoods.find(({ value }) => value === Number(day.slice(8))) ?? null}
        onDaySelect={() => {}}
        legend={sixMoods.toReversed()}
      />
      <LineChart
        aria-label="Mood"
        data={week}
        domain={[1, 6]}
        symbols={Object.fromEntries(sixMoods.map(({ value, emoji }) => [value, emoji]))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const faces = sixMoods.map(({ emoji }) => canvas.getAllByText(emoji)[0]?.parentElement);
    const edges = faces.map((face) => face && getComputedStyle(face).boxShadow);
    await expect(new Set(edges).size).toBe(6);
    const entry = canvas.getByRole('img', { name: 'Elated' });
    await expect(getComputedStyle(entry).boxShadow).toBe(edges[0]);

    const grid = canvas.getByRole('grid', { name: 'November' });
    const days = await within(grid).findAllByRole('button');
    const fills = days.map((day) => getComputedStyle(day, '::before').backgroundColor);
    await expect(new Set(fills).size).toBe(6);
    const mouths = () => days.map((day) => day.querySelector('path')?.getAttribute('d'));
    await waitFor(() => expect(new Set(mouths()).size).toBe(6));

    const points = [
      ...drawingOf(canvas.getByRole('slider', { name: 'Mood' })).querySelectorAll('circle'),
    ];
    const rings = points.map((point) => getComputedStyle(point).stroke);
    await expect(new Set(rings).size).toBe(6);
  },
};

/** An app's rule outside of layers overrides the component's. */
export const YourCssWins: Story = {
  render: () => (
    <div className="calm">
      <HabitCard icon="📖" label="Read 20 mins" defaultCompleted />
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
