import {
  Button,
  Checkbox,
  ChipGroup,
  DateField,
  EmojiField,
  type FieldProps,
  IconButton,
  MoodPicker,
  NumberField,
  RadioGroup,
  Scale,
  SegmentedControl,
  SelectField,
  Switch,
  TextArea,
  TextField,
  WeekdayPicker,
} from '@daybow/components';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import './examples/stack.css';
import { beginnings, labels, moods, weekStarts } from './support/formOptions';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Guides/What all fields have',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const none = { value: '', label: 'Please choose' };

/** Every field, with the same props. */
function EveryField(props: Omit<FieldProps, 'label'>) {
  return (
    <>
      <TextField label="Name" name="name" {...props} />
      <TextArea label="Note" name="note" rows={2} {...props} />
      <NumberField label="Target" name="target" {...props} />
      <DateField label="First" name="first" {...props} />
      <SelectField label="Week" name="week" options={[none, ...weekStarts]} {...props} />
      <EmojiField label="Icon" name="icon" suggestions={['🌿']} {...props} />
      <MoodPicker label="Mood" name="mood" options={moods} {...props} />
      <RadioGroup label="Start" name="start" options={beginnings} {...props} />
      <WeekdayPicker label="Days" name="days" {...props} />
      <ChipGroup label="Labels" name="labels" options={labels} {...props} />
      <Switch label="Agreed" name="agreed" {...props} />
      <Checkbox label="Read" name="read" {...props} />
      <SegmentedControl label="Period" name="period" options={beginnings} {...props} />
      <Scale label="Pain" name="pain" {...props} />
    </>
  );
}

/** The control of each field, or the group of several, in the order of the page. */
const controlsOf = (canvas: Canvas) => [
  canvas.getByRole('textbox', { name: 'Name' }),
  canvas.getByRole('textbox', { name: 'Note' }),
  canvas.getByRole('spinbutton', { name: 'Target' }),
  canvas.getByRole('textbox', { name: 'First' }),
  canvas.getByRole('combobox', { name: 'Week' }),
  canvas.getByRole('textbox', { name: 'Icon' }),
  canvas.getByRole('radiogroup', { name: 'Mood' }),
  canvas.getByRole('radiogroup', { name: 'Start' }),
  canvas.getByRole('group', { name: 'Days' }),
  canvas.getByRole('group', { name: 'Labels' }),
  canvas.getByRole('switch', { name: 'Agreed' }),
  canvas.getByRole('checkbox', { name: 'Read' }),
  canvas.getByRole('radiogroup', { name: 'Period' }),
  canvas.getByRole('radiogroup', { name: 'Pain' }),
];

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A form asks for each answer that is missing at its control. The star is for the eyes alone. */
export const Required: Story = {
  render: () => (
    <form className="stack" aria-label="Day" onSubmit={submit}>
      <EveryField required />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    submit.mockClear();
    const form = canvas.getByRole<HTMLFormElement>('form');
    const save = canvas.getByRole('button', { name: 'Save' });
    const answers: [control: string, give: () => Promise<unknown>][] = [
      ['Name', () => userEvent.keyboard('Walk')],
      ['Note', () => userEvent.keyboard('Slept well')],
      ['Target', () => userEvent.keyboard('8')],
      ['First', () => userEvent.keyboard('11/21/2026')],
      ['Week', () => userEvent.selectOptions(canvas.getByRole('combobox'), '7')],
      ['Icon', () => userEvent.keyboard('🌿')],
      ['Great', () => userEvent.keyboard(' ')],
      ['Sample', () => userEvent.keyboard(' ')],
      ['Sunday', () => userEvent.keyboard(' ')],
      ['Run', () => userEvent.keyboard(' ')],
      ['Agreed', () => userEvent.keyboard(' ')],
      ['Read', () => userEvent.keyboard(' ')],
      ['Sample', () => userEvent.keyboard(' ')],
      ['0', () => userEvent.keyboard(' ')],
    ];

    await step('is told to screen readers', async () => {
      for (const control of controlsOf(canvas)) {
        if (control.role === 'group')
          await expect(control).toHaveAccessibleDescription(/at least one/);
        else await expect(control.matches(':required, [aria-required=true]')).toBe(true);
      }
      const label = canvas.getByText('Name');
      await expect(getComputedStyle(label, '::after').content).toBe('" *" / ""');
    });

    await step('is asked for by the browser', async () => {
      for (const [control, give] of answers) {
        await userEvent.click(save);
        await expect(submit).not.toHaveBeenCalled();
        await expect(document.activeElement).toHaveAccessibleName(control);
        await give();
      }
      await userEvent.click(save);
      await expect(submit).toHaveBeenCalledOnce();
      await expect(Object.fromEntries(new FormData(form))).toEqual({
        name: 'Walk',
        note: 'Slept well',
        target: '8',
        first: '2026-11-21',
        week: '7',
        icon: '🌿',
        mood: '5',
        start: 'sample',
        days: '7',
        labels: 'run',
        agreed: 'on',
        read: 'on',
        period: 'sample',
        pain: '0',
      });
    });
  },
};

/** What a picker of weekdays asks for is its caller's. */
export const RequiredDays: Story = {
  tags: ['no-picture'],
  render: () => (
    <form aria-label="Day">
      <WeekdayPicker required requiredText="Bitte einen Tag wählen" description="Nie" />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const problem = () => form.querySelector<HTMLInputElement>(':invalid')?.validationMessage;
    await expect(problem()).toBe('Bitte einen Tag wählen');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Nie Bitte einen Tag wählen',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday' }));
    await expect(form).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday' }));
    await expect(problem()).toBe('Bitte einen Tag wählen');
  },
};

/** The error and the description of each belong to its control. */
export const WithErrors: Story = {
  render: () => (
    <div className="stack">
      <EveryField error="Please answer" description="As it was today" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const control of controlsOf(canvas)) {
      await expect(control).toHaveAccessibleDescription(/^Please answer As it was today/);
      if (control.role !== 'group') await expect(control).toBeInvalid();
    }
    for (const error of canvas.getAllByText('Please answer')) await expect(error).toBeVisible();
  },
};

const icon = <em>today</em>;

/** A label may have markup of its own, as all words may. */
export const LabelsAsNodes: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="stack">
      <TextField label={<>Name of {icon}</>} />
      <MoodPicker label={<>Mood of {icon}</>} options={moods} />
      <WeekdayPicker label={<>Days of {icon}</>} />
      <Switch label={<>Reminder of {icon}</>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name of today' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Mood of today' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Days of today' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Reminder of today' })).toBeVisible();
  },
};

const clear = fn();

/** The fields that are a box have room before and after their text. */
export const Slots: Story = {
  render: () => (
    <div className="stack">
      <TextField
        label="Find"
        start={<MagnifyingGlassIcon aria-hidden="true" />}
        end={
          <IconButton variant="flat" aria-label="Clear" onClick={clear}>
            <XIcon aria-hidden="true" />
          </IconButton>
        }
        defaultValue="walk"
      />
      <NumberField label="Weight" end="kg" defaultValue={70} />
      <SelectField label="Week" start="📅" options={weekStarts} />
      <TextArea label="Note" start="📝" error="Please write a few words" rows={2} />
      <TextField label="Price" start="€" disabled defaultValue="12" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Find' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(clear).toHaveBeenCalledOnce();
    await userEvent.type(field, 's');
    await expect(field).toHaveValue('walks');
    await expect(field).not.toHaveAccessibleDescription();

    const weight = canvas.getByRole('spinbutton').getBoundingClientRect();
    await expect(canvas.getByText('kg').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      weight.right,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('71');
  },
};

export const SlotsRightToLeft: Story = {
  decorators: [inRightToLeft],
  render: Slots.render,
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('spinbutton').getBoundingClientRect();
    await expect(canvas.getByText('kg').getBoundingClientRect().right).toBeLessThanOrEqual(
      weight.left,
    );
  },
};

/** Text at 200 % in the narrowest column: nothing is cut off. */
export const LargeText: Story = {
  decorators: [inWidth(288)],
  globals: { textSize: '200%' },
  parameters: inOwnWindow(900),
  render: () => (
    <div className="stack">
      <NumberField label="Weight" end="kg" defaultValue={70} required />
      <TextField label="Find" start="🔎" defaultValue="walk" />
      <EveryField error="Please answer" description="As it was today" required />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [weight] = canvas.getAllByRole('spinbutton');
    await expect(weight?.offsetWidth).toBeGreaterThanOrEqual(60);
  },
};

const heard = fn();

/** A single option may be disabled: it keeps its place, and keys go past it. */
export const DisabledOptions: Story = {
  render: () => (
    <form aria-label="Day" className="stack">
      <MoodPicker
        label="Mood"
        name="mood"
        options={moods.map((mood) => ({ ...mood, disabled: mood.value === 5 }))}
        onValueChange={heard}
      />
      <RadioGroup
        label="Start"
        name="start"
        options={[
          { value: 'keep', label: 'Keep' },
          { value: 'empty', label: 'Empty', disabled: true },
          { value: 'bring', label: 'Bring' },
        ]}
        onValueChange={heard}
      />
      <SelectField
        label="Week"
        options={weekStarts.map((week) => ({ ...week, disabled: week.value === '7' }))}
      />
      <WeekdayPicker
        label="Days"
        name="days"
        defaultValue={[1, 7]}
        disabledWeekdays={[6, 7]}
        onValueChange={heard}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    heard.mockClear();
    const radio = (name: string) => canvas.getByRole('radio', { name });
    for (const name of ['Great', 'Empty']) {
      await expect(radio(name)).toBeDisabled();
      await userEvent.click(canvas.getByText(name));
    }
    await expect(canvas.getByRole('option', { name: 'Sunday first' })).toBeDisabled();
    for (const name of ['Saturday', 'Sunday']) {
      const day = canvas.getByRole('button', { name });
      await expect(day).toBeDisabled();
      await userEvent.click(day, { pointerEventsCheck: 0 });
    }
    await expect(heard).not.toHaveBeenCalled();
    // A disabled option is not submitted, as in a form of the browser.
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('days')).toEqual(['1']);

    await userEvent.tab();
    await expect(radio('Okay')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Terrible')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Okay')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(radio('Bring')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Keep')).toBeChecked();
  },
};
