import { MoodFace } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MeanOfADay } from './examples/MoodFace';
import exampleCode from './examples/MoodFace.tsx?raw';
import { withSource } from './support/docs';
import { inOwnWindow } from './support/frames';
import { isPreferred } from './support/preferences';

const meta = {
  title: 'Components/Habits and moods/MoodFace',
  component: MoodFace,
  args: { value: 3.5, 'aria-label': 'Between Okay and Good' },
  argTypes: { value: { control: { type: 'range', min: 1, max: 5, step: 0.1 } } },
} satisfies Meta<typeof MoodFace>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

const lookOf = (face: Element) => {
  const { fill, stroke } = getComputedStyle(face);
  const [, mouth] = face.querySelectorAll('path');
  return { fill, stroke, mouth: mouth?.getAttribute('d') };
};

/** Beside words, the face is decoration. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <MeanOfADay />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Between Okay and Good')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** With a name it is an image. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const face = canvas.getByRole('img', { name: 'Between Okay and Good' });
    await expect(face.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

/** The mouth bends and the colour changes from mood to mood, and between them. */
export const BetweenMoods: Story = {
  render: () => (
    <div style={row}>
      {[1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <MoodFace key={value} value={value} aria-label={`${value} of 5`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const looks = within(canvasElement).getAllByRole('img').map(lookOf);
    for (const part of ['fill', 'stroke', 'mouth'] as const)
      await expect(new Set(looks.map((look) => look[part])).size, part).toBe(9);
  },
};

/** As small as a word or as large as a picture, by its `inline-size`. */
export const Sizes: Story = {
  render: () => (
    <div style={{ ...row, alignItems: 'center' }}>
      {[28, 44, 60, 120].map((inlineSize) => (
        <MoodFace
          key={inlineSize}
          value={4.5}
          aria-label={`${inlineSize} px`}
          style={{ inlineSize }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const size of [28, 44, 60, 120]) {
      const face = canvas.getByRole('img', { name: `${size} px` });
      await expect(face.getBoundingClientRect()).toMatchObject({ width: size, height: size });
    }
  },
};

/** Beyond the ends a mood is held there. The mean of nothing is a plain face. */
export const BeyondTheEnds: Story = {
  render: () => (
    <div style={row}>
      {[-2, 1, 5, 7, NaN].map((value) => (
        <MoodFace key={value} value={value} aria-label={`${value}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => lookOf(canvas.getByRole('img', { name }));
    await expect(look('-2')).toEqual(look('1'));
    await expect(look('7')).toEqual(look('5'));
    await expect(look('NaN').mouth).toMatch(/^M2.5 3Q8 3/);
  },
};

/** Three moods go from the same frown to the same smile. A mood without colours is plain. */
export const OtherMoods: Story = {
  render: () => (
    <div style={row}>
      {[1, 2, 3].map((value) => (
        <MoodFace key={value} value={value} moods={3} aria-label={`${value} of 3`} />
      ))}
      <MoodFace value={5.5} moods={6} aria-label="5.5 of 6" />
      <MoodFace value={6} moods={6} aria-label="6 of 6" />
    </div>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => lookOf(canvas.getByRole('img', { name }));
    await expect(look('3 of 3').mouth).toBe(look('6 of 6').mouth);
    await expect(look('5.5 of 6').fill).toBe(look('6 of 6').fill);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200%' },
  parameters: inOwnWindow(120),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(88);
  },
};

/** Colours of the system. */
export const InForcedColours: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    if (!isPreferred('forced-colors')) return;
    const { fill, stroke } = lookOf(canvas.getByRole('img'));
    const probe = document.createElement('i');
    probe.style.cssText = 'color: CanvasText; background: Canvas';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    await expect([fill, stroke]).toEqual([backgroundColor, color]);
  },
};
