import { Button, EmojiTile, List, MoodEntry } from '@daybow/components';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContrastTable } from './support/ContrastTable';
import './support/foundations.css';
import { MotionTable } from './support/MotionTable';
import { tokenNames } from './support/tokens';
import { readable, TokenSample } from './support/TokenSample';

const meta = {
  title: 'Foundations',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    docs: {
      page: () => (
        <>
          <Title />
          <Description />
          <Stories title="" />
        </>
      ),
      description: {
        component:
          'The design is called "paper and light": warm off-white surfaces, plum text, and one thin line with a rainbow gradient, the bow. Every value on these pages is read from the live custom properties, in the theme that the toolbar sets.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="foundations">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const palette: [title: string, ...prefixes: string[]][] = [
  ['Surfaces', 'surface-'],
  ['Text', 'text'],
  ['Lines', 'line'],
  ['Actions', 'accent', 'on-accent', 'focus', 'disabled', 'on-disabled'],
  ['Status', 'success', 'on-success', 'danger', 'warm'],
  ['The bow: edge and core', 'bow-1', 'bow-2', 'bow-3', 'bow-4', 'bow-5', 'bow-6', 'bow-7'],
  ['Moods: fill, text on it, border, pale fill', 'mood-'],
  ['Charts', 'chart-bar', 'chart-grid'],
  ['Tiles', 'tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6'],
];

/** The roles that components use. The mapping from role to ramp can change without them. */
export const Colour: Story = {
  render: () => (
    <>
      {palette.map(([title, ...prefixes]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul data-pairs={title.includes(':') ? '' : undefined}>
            {prefixes.flatMap(tokenNames).map((name) => (
              <TokenSample
                key={name}
                name={name}
                property="backgroundColor"
                className="foundations-swatch"
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const values = canvas.getAllByRole('status');
    await expect(values.length).toBeGreaterThan(70);
    for (const value of values) await expect(value).toHaveTextContent(/^(#[0-9a-f]{6}$|rgba?\()/);

    // The values follow the theme.
    const page = document.documentElement;
    const card = canvas.getByRole('status', { name: '--daybow-surface-card' });
    const swatch = card.closest('li')?.querySelector('.foundations-swatch') ?? page;
    const valueIn = async (theme: string) => {
      page.dataset['theme'] = theme;
      await waitFor(() =>
        expect(card).toHaveTextContent(readable(getComputedStyle(swatch).backgroundColor)),
      );
      return card.textContent;
    };
    const theme = page.dataset['theme'] ?? 'light';
    const other = await valueIn(theme === 'dark' ? 'light' : 'dark');
    await expect(await valueIn(theme)).not.toBe(other);
  },
};

/** The minimum of WCAG 2.2 for text (1.4.3) and for parts of controls (1.4.11). */
const text = 4.5;
const shape = 3;

/** Contrast, computed on this page. Unit tests check these pairs and more. */
export const Contrast: Story = {
  render: () => (
    <ContrastTable
      pairs={[
        ['text', 'surface-page', text, 'text'],
        ['text', 'surface-card', text, 'text on a card'],
        ['text-muted', 'surface-page', text, 'second lines'],
        ['text-muted', 'surface-sunken', text, 'names of completed habits'],
        ['text-inverse', 'surface-inverse', text, 'toasts, tooltips'],
        ['text-danger', 'surface-raised', text, 'error messages'],
        ['on-accent', 'accent', text, 'main action'],
        ['on-accent-soft', 'accent-soft', text, 'other actions'],
        ['on-disabled', 'disabled', text, 'disabled controls'],
        ['on-success', 'success', text, 'check of a completed habit'],
        ['mood-1-on', 'mood-1', text, 'text on the darkest mood'],
        ['mood-5-on', 'mood-5', text, 'text on the lightest mood'],
        ['line-strong', 'surface-card', shape, 'borders of controls'],
        ['focus', 'surface-page', shape, 'focus ring'],
        ['focus-gap', 'accent', shape, 'gap inside the focus ring'],
        ['bow-1', 'surface-card', shape, 'first edge of the bow'],
        ['bow-3', 'surface-card', shape, 'lightest edge of the bow'],
        ['mood-5-line', 'surface-card', shape, 'border of the lightest mood'],
        ['chart-bar-edge', 'surface-card', shape, 'outlines of bars'],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(19);
    const [light, dark] = canvas.getAllByText('Aa').map((sample) => getComputedStyle(sample).color);
    await expect(dark).not.toBe(light);
    for (const row of rows) {
      const [, minimum, ...ratios] = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent?.replace('Aa', '')));
      await expect(ratios).toHaveLength(2);
      for (const ratio of ratios) await expect(ratio).toBeGreaterThanOrEqual(minimum ?? NaN);
    }
  },
};

/**
 * Five moods, from violet to yellow, each lighter than the one before. A mood always has a word,
 * too.
 */
export const Moods: Story = {
  render: () => (
    <List aria-label="Moods">
      <MoodEntry date="Great" value={5} emoji="😄" label="Great" note="5, sun" />
      <MoodEntry date="Good" value={4} emoji="🙂" label="Good" note="4, leaf" />
      <MoodEntry date="Okay" value={3} emoji="😐" label="Okay" note="3, lagoon" />
      <MoodEntry date="Bad" value={2} emoji="🙁" label="Bad" note="2, blue" />
      <MoodEntry date="Terrible" value={1} emoji="😢" label="Terrible" note="1, violet" />
    </List>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(5);
  },
};

/**
 * Bricolage Grotesque for titles and figures, Figtree for the rest. Sizes grow with the user's font
 * size.
 */
export const Type: Story = {
  render: () => (
    <ul data-wide="">
      {tokenNames('size-').map((name) => (
        <TokenSample
          key={name}
          name={name}
          property="fontSize"
          style={{
            fontFamily: /(lg|xl)$/.test(name)
              ? 'var(--daybow-font-display)'
              : 'var(--daybow-font-text)',
            fontWeight: /(lg|xl)$/.test(name) ? 700 : 400,
            lineHeight: 1.2,
          }}
        >
          Long walk before work
        </TokenSample>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement).getByRole('status', { name: '--daybow-size-md' });
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(body).toHaveTextContent(`${root}px`);
    await document.fonts.ready;
    await expect(document.fonts.check('700 32px "Bricolage Grotesque Variable"')).toBe(true);
    await expect(document.fonts.check('16px "Figtree Variable"')).toBe(true);
  },
};

/**
 * Steps of four pixels, independent of the font size, so that large text keeps its room. Corners
 * and shadows.
 */
export const SpaceAndShape: Story = {
  render: () => (
    <>
      <h2>Space</h2>
      <ul>
        {tokenNames('space-').map((name) => (
          <TokenSample key={name} name={name} property="width" className="foundations-bar" />
        ))}
      </ul>
      <h2>Corners</h2>
      <ul>
        {tokenNames('radius-').map((name) => (
          <TokenSample
            key={name}
            name={name}
            property="borderTopLeftRadius"
            className="foundations-sheet"
          />
        ))}
      </ul>
      <h2>Shadows</h2>
      <ul data-wide="">
        {tokenNames('shadow-').map((name) => (
          <TokenSample
            key={name}
            name={name}
            property="boxShadow"
            className="foundations-sheet"
            style={{ border: 0, borderRadius: 'var(--daybow-radius-md)' }}
          />
        ))}
      </ul>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: '--daybow-space-4' })).toHaveTextContent(
      '16px',
    );
    await expect(canvas.getByRole('status', { name: '--daybow-radius-xl' })).toHaveTextContent(
      '28px',
    );
    for (const step of canvas.getAllByRole('status', { name: /space-/ })) {
      await expect(parseFloat(step.textContent ?? '') % 4).toBe(0);
    }
  },
};

/** Every animation with its current duration. With reduced motion there are none. */
export const Motion: Story = {
  render: function Beads() {
    const [atEnd, setAtEnd] = useState(false);
    return (
      <>
        <Button size="small" variant="soft" onClick={() => setAtEnd(!atEnd)}>
          Play
        </Button>
        <MotionTable atEnd={atEnd} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const beads = [...canvasElement.querySelectorAll<HTMLElement>('td span')];
    // On their paths: a centred table moves when its fonts arrive.
    const places = () => beads.map((bead) => bead.offsetLeft);
    await expect(new Set(places())).toEqual(new Set([2]));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(new Set(places())).toEqual(new Set([142])), { timeout: 3000 });
    await expect(canvas.getByRole('row', { name: /^Ring draws/ })).toHaveTextContent(/(700|1) ms/);
  },
};

const icons = {
  House: HouseIcon,
  Smiley: SmileyIcon,
  ChartBar: ChartBarIcon,
  GearSix: GearSixIcon,
  Plus: PlusIcon,
  Check: CheckIcon,
  CheckCircle: CheckCircleIcon,
  X: XIcon,
  ArrowLeft: ArrowLeftIcon,
  CaretLeft: CaretLeftIcon,
  CaretRight: CaretRightIcon,
  DotsThreeVertical: DotsThreeVerticalIcon,
  Fire: FireIcon,
  TrendUp: TrendUpIcon,
  Bell: BellIcon,
  Moon: MoonIcon,
  Palette: PaletteIcon,
  DownloadSimple: DownloadSimpleIcon,
  Info: InfoIcon,
  WarningCircle: WarningCircleIcon,
  ArrowClockwise: ArrowClockwiseIcon,
  Archive: ArchiveIcon,
};

/** Phosphor icons: regular, bold for actions, filled for the current tab. They are decorative. */
export const Icons: Story = {
  render: () => (
    <ul>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <span className="foundations-icon" aria-hidden="true">
            <Icon />
            <Icon weight="bold" />
            <Icon weight="fill" />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(22);
    for (const item of items) await expect(item.querySelectorAll('svg')).toHaveLength(3);
  },
};

/** The app's habits and moods. Each fits into two UTF-16 units, the limit of a field. */
const emoji = {
  Great: '😄',
  Good: '🙂',
  Okay: '😐',
  Bad: '🙁',
  Terrible: '😢',
  Exercise: '🏃',
  'Read 20 mins': '📖',
  'Sleep early': '🌙',
  'Drink water': '💧',
  Meditate: '🧘',
  'Any other habit': '✨',
};

/** The emoji of the operating system, always beside the word they stand for. */
export const Emoji: Story = {
  render: () => (
    <ul>
      {Object.entries(emoji).map(([word, sign], index) => (
        <li key={word}>
          <EmojiTile tint={index}>{sign}</EmojiTile>
          {word}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const [word, sign] of Object.entries(emoji)) {
      await expect(canvas.getByText(word)).toHaveTextContent(`${sign}${word}`);
      await expect(sign.length).toBeLessThanOrEqual(2);
    }
  },
};
