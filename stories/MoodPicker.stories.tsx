import { Button, MoodPicker } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { TodaysMood } from './examples/MoodPicker';
import exampleCode from './examples/MoodPicker.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';
import { waitForAnimations } from './support/motion';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 2, label: 'Bad', emoji: '🙁' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

const meta = {
  title: 'Components/Habits and moods/MoodPicker',
  component: MoodPicker,
  args: { options: moods, 'aria-label': 'Mood', onValueChange: fn() },
  argTypes: {
    value: { control: { type: 'select' }, options: [null, 5, 4, 3, 2, 1] },
    defaultValue: { control: { type: 'select' }, options: [null, 5, 4, 3, 2, 1] },
  },
  decorators: [inColumn],
} satisfies Meta<typeof MoodPicker>;

const picture = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${drawing}</svg>`)}`;
const sun = picture('<circle cx="10" cy="10" r="8" fill="#f2a900"/>');
const cloud = picture('<rect x="1" y="6" width="18" height="9" rx="4.5" fill="#8d93a5"/>');

export default meta;
type Story = StoryObj<typeof MoodPicker<number>>;

const mood = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

const selectedIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.labels?.[0]?.textContent?.replace(/^\P{L}*/u, ''));

/** The label of an option, which one clicks. */
const labelOf = (canvasElement: HTMLElement, name: string) =>
  (mood(canvasElement, name) as HTMLInputElement).labels?.[0] ?? canvasElement;

async function expectInside(canvasElement: HTMLElement) {
  await document.fonts.ready;
  const box = within(canvasElement).getByRole('radiogroup').getBoundingClientRect();
  for (const { label } of moods) {
    const option = labelOf(canvasElement, label).getBoundingClientRect();
    await expect(option.left).toBeGreaterThanOrEqual(box.left - 0.5);
    await expect(option.right).toBeLessThanOrEqual(box.right + 0.5);
    await expect(option.width).toBeGreaterThanOrEqual(44);
    await expect(option.height).toBeGreaterThanOrEqual(44);
    // A broken word takes more lines than there are words.
    const word = document.createRange();
    word.selectNodeContents(within(canvasElement).getByText(label));
    await expect(word.getClientRects()).toHaveLength(1);
  }
}

/** Five moods below the question that names them. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <TodaysMood />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How are you feeling?' })).toBeVisible();
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await expect(mood(canvasElement, 'Good')).toBeChecked();
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Mood' })).toBeVisible();
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await expect(mood(canvasElement, 'Good')).toBeChecked();
    await userEvent.click(labelOf(canvasElement, 'Bad'));
    await expect(selectedIn(canvasElement)).toEqual(['Bad']);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 4);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 2);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Nothing is selected at first, and no face is dimmed. Options keep their order. */
export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    await expect(selectedIn(canvasElement)).toEqual([]);
    await expect(await opacities(canvasElement)).toEqual([1, 1, 1, 1, 1]);
    await expectInside(canvasElement);
    // Browsers differ on the tab stop of a group without a selection.
    await expect(radios.map((radio) => radio.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  },
};

/**
 * The selected face is filled, larger and ticked; the others lose their colour and keep their text.
 */
export const Chosen: Story = {
  args: { defaultValue: 4 },
  play: async ({ canvasElement, args }) => {
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
    await expect(await opacities(canvasElement)).toEqual([0.5, 1, 0.5, 0.5, 0.5]);
    await expect(labelOf(canvasElement, 'Good').querySelector('svg')).toBeVisible();
    await expect(labelOf(canvasElement, 'Okay').querySelector('svg')).not.toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A press makes the label of the selected mood bolder, and the other faces fade. */
export const AnsweredFirst: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const option = labelOf(canvasElement, 'Good');
    const label = within(option).getByText('Good');
    const weight = () => Number(getComputedStyle(label).fontWeight);
    const before = weight();
    await userEvent.click(option);
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
    await expect(option.querySelector('svg')).toBeVisible();
    await expect(weight()).toBeGreaterThan(before);
    await expect(await opacities(canvasElement)).toEqual([0.5, 1, 0.5, 0.5, 0.5]);
  },
};

/** Pressed anywhere, an option has the focus at once, and is selected when it is let go. */
export const Pressed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: labelOf(canvasElement, 'Good') });
    await expect(mood(canvasElement, 'Good')).toHaveFocus();
    await expect(selectedIn(canvasElement)).toEqual([]);
    await user.pointer('[/MouseLeft]');
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
    await expect(mood(canvasElement, 'Good')).toHaveFocus();
  },
};

/** A press by mouse focuses an option without a ring. */
export const NoRingOnAMousePress: Story = {
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvasElement }) => {
    const radio = mood(canvasElement, 'Good');
    await fireEvent.mouseDown(labelOf(canvasElement, 'Good'));
    await expect(radio).toHaveFocus();
    await expect(radio.matches(':focus-visible')).toBe(false);
  },
};

/** Uncontrolled: the picker keeps the selection, and reports each new one once. */
export const Uncontrolled: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 3 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(labelOf(canvasElement, 'Great'));
    await userEvent.click(labelOf(canvasElement, 'Great'));
    await expect(selectedIn(canvasElement)).toEqual(['Great']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(5);
  },
};

/** The caller holds the selection. */
export const Controlled: Story = {
  tags: ['behaviour'],
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(1);
    return (
      <MoodPicker
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    await expect(selectedIn(canvasElement)).toEqual(['Terrible']);
    await userEvent.click(labelOf(canvasElement, 'Okay'));
    await expect(selectedIn(canvasElement)).toEqual(['Okay']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(3);
  },
};

/** A caller that keeps its value: the selection doesn't change. */
export const ControlledAndRefused: Story = {
  tags: ['behaviour'],
  args: { value: 4 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(labelOf(canvasElement, 'Bad'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
  },
};

/** `null` clears the selection, as after a save; then any mood can be selected again. */
export const Reset: Story = {
  tags: ['behaviour'],
  render: function AfterSaving(args) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <div style={{ display: 'grid', gap: 20 }}>
        <MoodPicker {...args} value={value} onValueChange={setValue} />
        <Button block disabled={value === null} onClick={() => setValue(null)}>
          {"Save Today's Mood"}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: "Save Today's Mood" });
    await expect(save).toBeDisabled();
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await userEvent.click(save);
    await expect(selectedIn(canvasElement)).toEqual([]);
    await expect(await opacities(canvasElement)).toEqual([1, 1, 1, 1, 1]);
    await expect(save).toBeDisabled();
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
  },
};

/** Arrow keys select, and wrap around. */
export const ArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(mood(canvasElement, 'Great')).toHaveFocus();
    await expect(selectedIn(canvasElement)).toEqual([]);
    await userEvent.keyboard(' ');
    await expect(selectedIn(canvasElement)).toEqual(['Great']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
    await expect(mood(canvasElement, 'Good')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(selectedIn(canvasElement)).toEqual(['Okay']);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}');
    await expect(selectedIn(canvasElement)).toEqual(['Terrible']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(selectedIn(canvasElement)).toEqual(['Great']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(7);
  },
};

/** The picker is one tab stop: the selected mood, or the first one. */
export const OneTabStop: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 3 },
  render: (args) => (
    <>
      <Button size="small">Before</Button>
      <MoodPicker {...args} />
      <Button size="small">After</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.tab();
    await expect(mood(canvasElement, 'Okay')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(mood(canvasElement, 'Okay')).toHaveFocus();
  },
};

/**
 * From right to left, the first mood is at the right, and arrow keys move in the direction they
 * point.
 */
export const RightToLeft: Story = {
  args: {
    'aria-label': 'المزاج',
    options: [
      { value: 5, label: 'رائع', emoji: '😄' },
      { value: 4, label: 'جيد', emoji: '🙂' },
      { value: 3, label: 'عادي', emoji: '😐' },
      { value: 2, label: 'سيئ', emoji: '🙁' },
      { value: 1, label: 'فظيع', emoji: '😢' },
    ],
  },
  decorators: [inRightToLeft],
  play: async ({ canvasElement, args }) => {
    const [first, second] = ['رائع', 'جيد'].map((name) =>
      labelOf(canvasElement, name).getBoundingClientRect(),
    );
    await expect(first?.left).toBeGreaterThan(second?.left ?? NaN);

    await userEvent.click(labelOf(canvasElement, 'رائع'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(mood(canvasElement, 'جيد')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(mood(canvasElement, 'رائع')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

/** Any number of moods, with the caller's words. */
export const ThreeOptions: Story = {
  args: {
    'aria-label': 'How was the day?',
    options: [
      { value: 1, label: 'Rough', emoji: '🌧️' },
      { value: 3, label: 'Fair', emoji: '⛅' },
      { value: 5, label: 'Bright', emoji: '☀️' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole('radiogroup', { name: 'How was the day?' }),
    ).toBeVisible();
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(labelOf(canvasElement, 'Fair'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

const feelings = [
  'Awful',
  'Low',
  'Tense',
  'Flat',
  'Calm',
  'Fine',
  'Glad',
  'Proud',
  'Loved',
  'Elated',
];
const pictures = ['😣', '😔', '😬', '😐', '😌', '🙂', '😊', '😎', '🥰', '🤩'];
const manyMoods = (count: number) =>
  feelings
    .slice(0, count)
    .map((label, index) => ({ value: index + 1, label, emoji: pictures[index] ?? '' }));

/** The options of each row, from top to bottom. */
function rowsOf(canvasElement: HTMLElement): number[] {
  const rows = new Map<number, number>();
  for (const option of canvasElement.querySelectorAll('label')) {
    const top = option.offsetTop;
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return [...rows.values()];
}

async function expectTargets(canvasElement: HTMLElement) {
  await document.fonts.ready;
  const box = within(canvasElement).getByRole('radiogroup').getBoundingClientRect();
  for (const option of canvasElement.querySelectorAll('label')) {
    const { left, right, width, height } = option.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(box.left - 0.5);
    await expect(right).toBeLessThanOrEqual(box.right + 0.5);
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const label = option.lastElementChild;
    await expect(label?.scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
  }
}

/** Ten moods are in two rows of five. */
export const TenOptions: Story = {
  args: { options: manyMoods(10), 'aria-label': 'Feeling', defaultValue: 7 },
  play: async ({ canvasElement }) => {
    await expectTargets(canvasElement);
    await expect(rowsOf(canvasElement)).toEqual([5, 5]);
    mood(canvasElement, 'Glad').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(mood(canvasElement, 'Loved')).toBeChecked();
  },
};

/** Seven are four and three in a narrow column, and one row with its arc in a wide one. */
export const SevenOptions: Story = {
  args: { options: manyMoods(7), 'aria-label': 'Feeling' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, inlineSize: 'min(430px, 100vw - 32px)' }}>
      <MoodPicker {...args} />
      <div style={{ inlineSize: 288 }}>
        <MoodPicker {...args} aria-label="Narrow" />
      </div>
    </div>
  ),
  decorators: [(Story) => <Story />],
  play: async ({ canvas }) => {
    const wide = canvas.getByRole('radiogroup', { name: 'Feeling' });
    const narrow = canvas.getByRole('radiogroup', { name: 'Narrow' });
    await expect(rowsOf(wide)).toEqual([7]);
    await expect(rowsOf(narrow)).toEqual([4, 3]);
    const tops = [...wide.querySelectorAll('label')].map(
      (label) => label.getBoundingClientRect().top,
    );
    await expect((tops[0] ?? NaN) - (tops[3] ?? NaN)).toBeCloseTo(18, 0);
  },
};

/** Three to ten moods keep their targets in the narrowest column, and with text at 200 %. */
export const ManyInLargeText: Story = {
  args: { options: manyMoods(10), 'aria-label': 'Feeling', defaultValue: 7 },
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(1100),
  play: async ({ canvasElement }) => {
    await expectTargets(canvasElement);
    await expect(rowsOf(canvasElement)).toEqual([2, 2, 2, 2, 2]);
  },
};

/** The narrowest phone, 320 px: two rows of five. */
export const ManyInANarrowColumn: Story = {
  args: { options: manyMoods(9), 'aria-label': 'Feeling' },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    await expectTargets(canvasElement);
    await expect(rowsOf(canvasElement)).toEqual([5, 4]);
  },
};

/** Long words are hyphenated by language, and break where no language helps. */
export const LongWords: Story = {
  args: {
    'aria-label': 'Stimmung',
    lang: 'de',
    options: [
      { value: 5, label: 'Unternehmungslustig', emoji: '😄' },
      { value: 4, label: 'Ausgeglichen', emoji: '🙂' },
      { value: 3, label: 'Mittelmäßig', emoji: '😐' },
      { value: 2, label: 'Niedergeschlagen', emoji: '🙁' },
      { value: 1, label: 'Verzweifelt', emoji: '😢' },
    ],
  },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    await expectTargets(canvasElement);
    const label = within(canvasElement).getByText('Niedergeschlagen');
    await expect(getComputedStyle(label).hyphens).toBe('auto');
    await userEvent.click(labelOf(canvasElement, 'Niedergeschlagen'));
    await expect(mood(canvasElement, 'Niedergeschlagen')).toBeChecked();
  },
};

const dot = (color: string) => (
  <svg viewBox="0 0 20 20" fill="none" stroke={color} strokeWidth="3">
    <circle cx="10" cy="10" r="8" />
  </svg>
);

const places = [
  { value: { day: 'work' }, label: 'Work', icon: dot('currentcolor') },
  { value: { day: 'rest' }, label: 'Rest', icon: dot('currentcolor') },
];

/** Pictures in place of emoji, and words or objects as values. A form submits an object as JSON. */
export const PicturesAndAnyValue: Story = {
  render: () => (
    <form aria-label="Day" style={{ display: 'grid', gap: 20 }}>
      <MoodPicker
        aria-label="Weather"
        name="weather"
        options={[
          { value: 'dull', label: 'Dull', icon: <img src={cloud} alt="" /> },
          { value: 'clear', label: 'Clear', icon: <img src={sun} alt="" /> },
        ]}
        defaultValue="clear"
      />
      <MoodPicker
        aria-label="Kind of day"
        name="kind"
        options={places}
        defaultValue={places[0]?.value}
      />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Day' });
    await expect(selectedIn(canvasElement)).toEqual(['Clear', 'Work']);
    await userEvent.click(labelOf(canvasElement, 'Rest'));
    await userEvent.click(labelOf(canvasElement, 'Dull'));
    await expect(selectedIn(canvasElement)).toEqual(['Dull', 'Rest']);
    await expect([...new FormData(form)]).toEqual([
      ['weather', 'dull'],
      ['kind', '{"day":"rest"}'],
    ]);
    // Pictures are no part of the names.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Label, error and description of its own, as all fields have. */
export const WithLabel: Story = {
  args: {
    label: 'How are you feeling?',
    description: 'Right now, not all day.',
    error: 'Please choose a mood',
    required: true,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How are you feeling?' });
    await expect(group).toHaveAccessibleDescription('Please choose a mood Right now, not all day.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

/** Keys go past a mood that is disabled. */
export const OneDisabled: Story = {
  args: { options: moods.map((option) => ({ ...option, disabled: option.value === 4 })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await expect(mood(canvasElement, 'Good')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(labelOf(canvasElement, 'Great'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(selectedIn(canvasElement)).toEqual(['Okay']);
    await userEvent.keyboard('{ArrowUp}');
    await expect(selectedIn(canvasElement)).toEqual(['Great']);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 4 },
  play: async ({ canvasElement, args }) => {
    await expect(mood(canvasElement, 'Good')).toBeChecked();
    await userEvent.click(labelOf(canvasElement, 'Great'));
    await expect(mood(canvasElement, 'Great')).toBeDisabled();
    await expect(mood(canvasElement, 'Good')).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A mood that the theme doesn't know has no colour, and works like any other. */
export const OtherScale: Story = {
  args: {
    'aria-label': 'Energy',
    options: [
      { value: 0, label: 'Empty', emoji: '🪫' },
      { value: 10, label: 'Full', emoji: '🔋' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(labelOf(canvasElement, 'Empty'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(mood(canvasElement, 'Empty')).toBeChecked();
  },
};

/** A stored mood without an option selects nothing, and the picker stays usable. */
export const UnknownValue: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 9 },
  play: async ({ canvasElement }) => {
    await expect(selectedIn(canvasElement)).toEqual([]);
    await expect(await opacities(canvasElement)).toEqual([1, 1, 1, 1, 1]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(selectedIn(canvasElement)).toEqual(['Good']);
  },
};

/** The column of the narrowest phone, 320 px: one row, no broken word. */
export const Narrow: Story = {
  args: { defaultValue: 1 },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    await expectInside(canvasElement);
    const tops = moods.map(
      ({ label }) => labelOf(canvasElement, label).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

/** With text at 200 %, the faces take a second row. */
export const LargeText: Story = {
  args: { defaultValue: 4 },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(420),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('Good')).fontSize).toBe('30px');
    await expectInside(canvasElement);
  },
};

/** In a form, the selection is submitted like any field. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Day" onSubmit={(event) => event.preventDefault()}>
      <MoodPicker {...args} name="mood" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form', { name: 'Day' });
    await expect(new FormData(form).get('mood')).toBeNull();
    await userEvent.click(labelOf(canvasElement, 'Good'));
    await expect(new FormData(form).get('mood')).toBe('4');
    await userEvent.keyboard('{ArrowRight}');
    await expect([...new FormData(form)]).toEqual([['mood', '3']]);
  },
};

/** Two pickers on a page are independent. */
export const SideBySide: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <MoodPicker {...args} aria-label="Morning" defaultValue={3} />
      <MoodPicker {...args} aria-label="Evening" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const evening = canvas.getByRole('radiogroup', { name: 'Evening' });
    const morning = canvas.getByRole('radiogroup', { name: 'Morning' });
    await userEvent.click(labelOf(evening, 'Great'));
    await expect(selectedIn(evening)).toEqual(['Great']);
    await expect(selectedIn(morning)).toEqual(['Okay']);
  },
};

/** A visible label can name the group. */
export const NamedByAHeading: Story = {
  render: (args) => (
    <>
      <h2 id="question">How are you feeling?</h2>
      <MoodPicker {...args} aria-labelledby="question" className="asked" data-testid="picker" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'How are you feeling?' });
    await expect(group).toHaveClass('asked');
    await expect(group).toBe(within(canvasElement).getByTestId('picker'));
  },
};

/** The opacity of each face, once the animations are over. */
async function opacities(canvasElement: HTMLElement): Promise<number[]> {
  const faces = moods.map(({ emoji }) => within(canvasElement).getByText(emoji));
  await waitForAnimations();
  return faces.map((face) => Number(getComputedStyle(face).opacity));
}
