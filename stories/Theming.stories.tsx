import {
  BottomNav,
  BottomNavItem,
  Button,
  HabitCard,
  LineChart,
  MonthCalendar,
  MoodEntry,
  MoodPicker,
  ProgressCard,
  Switch,
} from '@daybow/components';
import tokens from '@daybow/components/tokens.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './examples/calm.css';
import './examples/lakeside.css';
import rootScale from './examples/rootScale.css?inline';
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

type ThemeName = 'light' | 'dark';
const waysToTheme = [
  (theme: ThemeName) => ({ name: 'class', props: { className: theme } }),
  (theme: ThemeName) => ({ name: 'attribute', props: { 'data-theme': theme } }),
  (theme: ThemeName) => ({ name: 'color-scheme', props: { style: { colorScheme: theme } } }),
];

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

/** A class, an attribute or `color-scheme` alone gives a part its theme, also within a part of the other theme. */
export const WaysToTheme: Story = {
  tags: ['no-picture'],
  render: () => (
    <>
      {waysToTheme.map((way) => (
        <div key={way('dark').name} {...way('dark').props}>
          <Button>{`Dark by ${way('dark').name}`}</Button>
          <div {...way('light').props}>
            <Button>{`Light by ${way('light').name}`}</Button>
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const isDark = button.textContent.startsWith('Dark');
      await expect(button).toHaveStyle({ backgroundColor: isDark ? '#fed7a8' : '#452a4f' });
    }
  },
};

/** The properties are whole in a shadow root, also on a page without them; the theme is that of the page. */
export const ShadowRoot: Story = {
  tags: ['no-picture'],
  render: () => (
    <div style={{ '--daybow-accent': 'initial' } as CSSProperties}>
      <Widget />
    </div>
  ),
  play: async ({ canvas }) => {
    const { shadowRoot } = canvas.getByRole('article');
    const [page, part] = shadowRoot?.querySelectorAll('p') ?? [];
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    await expect(page).toHaveStyle({ backgroundColor: isDark ? '#fed7a8' : '#452a4f' });
    await expect(part).toHaveStyle({ backgroundColor: '#fed7a8' });
  },
};

/** An element with a shadow root that adopts the tokens. */
function Widget() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const host = ref.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(tokens);
    root.adoptedStyleSheets = [sheet];
    const colours = 'background: var(--daybow-accent); color: var(--daybow-on-accent)';
    root.innerHTML = `<p style="${colours}">As the page</p>
      <p data-theme="dark" style="${colours}">Always dark</p>`;
  }, []);
  return <article ref={ref} aria-label="Widget" />;
}

/** Under a root of 62.5 %, a factor gives all components the size that they have elsewhere. */
export const RootScale: Story = {
  tags: ['no-picture'],
  globals: { textSize: '62.5%' },
  beforeEach: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rootScale);
    const before = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...before, sheet];
    return () => {
      document.adoptedStyleSheets = before;
    };
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveStyle({ fontSize: '10px' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveStyle({ fontSize: '17px' });
    await expect(canvas.getByText('Sleep early')).toHaveStyle({ fontSize: '16px' });
    const tile = canvas.getByText('🌙').closest('.daybow-EmojiTile');
    await expect(tile).toHaveStyle({ fontSize: '22px', inlineSize: '44px' });
  },
};

/** The order of layers, from the page to the toasts, is in tokens that an app can change. */
export const Layers: Story = {
  tags: ['no-picture'],
  render: () => (
    <BottomNav style={{ '--daybow-z-nav': 7 } as CSSProperties}>
      <BottomNavItem icon="🏠" label="Home" href="#home" />
    </BottomNav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveStyle({ zIndex: '7' });
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
        variant="mood"
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
