import {
  Button,
  EmojiField,
  HabitCard,
  MoodPicker,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
  TextArea,
  TextField,
  WeekdayPicker,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, type RefObject, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DayForm } from './examples/FormAction';
import formActionCode from './examples/FormAction.tsx?raw';
import { PlanForm } from './examples/ReactHookForm';
import reactHookFormCode from './examples/ReactHookForm.tsx?raw';
import './examples/stack.css';
import { withSource } from './support/docs';
import { beginnings, moods, weekStarts } from './support/formOptions';
import { inColumn } from './support/frames';

const meta = {
  title: 'Guides/In a form',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const textbox = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const pressedDays = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Repeat on' }))
    .queryAllByRole('button', { pressed: true })
    .map((day) => day.ariaLabel);

const savePlan = fn();
const saved = () => savePlan.mock.lastCall?.[0] as unknown;

/** `register` for native controls, `Controller` for the others. */
export const ReactHookForm: Story = {
  parameters: withSource(reactHookFormCode),
  render: () => <PlanForm onSave={savePlan} />,
  play: async ({ canvas, step }) => {
    const defaults = {
      name: 'Evening walk',
      note: '',
      icon: '🚶',
      weekStart: '7',
      mood: null,
      beginning: null,
      days: [1, 3],
      reminder: true,
      walked: false,
    };
    const expectDefaults = async () => {
      await expect(textbox(canvas, 'Habit name')).toHaveValue('Evening walk');
      await expect(textbox(canvas, 'Note')).toHaveValue('');
      await expect(textbox(canvas, 'Note')).toBeValid();
      await expect(textbox(canvas, 'Note')).not.toHaveAccessibleDescription();
      await expect(textbox(canvas, 'Icon')).toHaveValue('🚶');
      await expect(canvas.getByRole('button', { name: '🚶' })).toBePressed();
      await expect(canvas.getByRole('button', { name: '🌿' })).not.toBePressed();
      await expect(canvas.getByRole('combobox')).toHaveValue('7');
      await expect(canvas.queryAllByRole('radio', { checked: true })).toEqual([]);
      await expect(pressedDays(canvas)).toEqual(['Monday', 'Wednesday']);
      await expect(canvas.getByRole('switch')).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Walked today' })).not.toBePressed();
    };
    const change = async () => {
      await userEvent.type(textbox(canvas, 'Habit name'), 's');
      await userEvent.type(textbox(canvas, 'Note'), 'Past the old mill and back');
      await press(canvas, '🌿');
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Monday');
      await userEvent.click(canvas.getByText('Okay'));
      await userEvent.click(canvas.getByText('With an empty list'));
      await press(canvas, 'Friday');
      await userEvent.click(canvas.getByRole('switch'));
      await press(canvas, 'Walked today');
    };

    await step('shows the default values', expectDefaults);

    await step('focuses the control with an error', async () => {
      await press(canvas, 'Save');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Great' })).toHaveFocus());
      await expect(canvas.getByRole('alert')).toBeVisible();
      await expect(savePlan).not.toHaveBeenCalled();
    });

    await step('submits what is shown', async () => {
      await change();
      await expect(textbox(canvas, 'Note')).toHaveAccessibleDescription('6 characters too many');
      await expect(canvas.getByRole('button', { name: '🌿' })).toBePressed();
      await press(canvas, 'Save');
      await waitFor(() => expect(savePlan).toHaveBeenCalled());
      await expect(saved()).toEqual({
        name: 'Evening walks',
        note: 'Past the old mill and back',
        icon: '🌿',
        weekStart: '1',
        mood: 3,
        beginning: 'empty',
        days: [1, 3, 5],
        reminder: false,
        walked: true,
      });
    });

    await step('follows reset()', async () => {
      await press(canvas, 'Start over');
      await waitFor(expectDefaults);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });

    await step('follows reset() with values', async () => {
      savePlan.mockClear();
      await press(canvas, 'Copy the last one');
      await waitFor(() => expect(textbox(canvas, 'Note')).toHaveValue('Copied'));
      await press(canvas, 'Start over');
      await waitFor(() => expect(textbox(canvas, 'Note')).toHaveValue('Copied'));
      // The values of the last reset are the default now: a change back to them is none.
      await expect(canvas.getByRole('radio', { name: 'Okay' })).toBeChecked();
      await press(canvas, 'Save');
      await waitFor(() => expect(savePlan).toHaveBeenCalled());
      await expect(saved()).toEqual({ ...defaults, note: 'Copied', mood: 3 });
    });
  },
};

/** React resets a form after its action: to what was typed if it could not be saved, to a new day if it was. */
export const FormAction: Story = {
  parameters: withSource(formActionCode),
  render: () => <DayForm />,
  play: async ({ canvas, step }) => {
    const note = textbox(canvas, 'Note');
    const pressed = () =>
      canvas.queryAllByRole('button', { pressed: true }).map((day) => day.ariaLabel);
    await userEvent.click(canvas.getByText('Okay'));
    await press(canvas, 'Sunday');

    for (const attempt of ['first', 'second']) {
      await step(`keeps what was typed, and says what is missing: ${attempt} attempt`, async () => {
        await press(canvas, 'Save');
        await waitFor(() => expect(note).toHaveFocus());
        await expect(note).toHaveAccessibleDescription(/^Please write a few words/);
        await expect(note).toBeInvalid();
        await expect(canvas.getByRole('radio', { name: 'Okay' })).toBeChecked();
        await expect(pressed()).toEqual(['Sunday', 'Monday']);
      });
    }

    await step('begins anew once it is saved', async () => {
      await userEvent.type(note, 'Long walk');
      await press(canvas, 'Save');
      await canvas.findByText('Mood 3 on 1, 7: Long walk');
      // Each component goes back by itself, in a task after the reset.
      await waitFor(() => expect(canvas.queryAllByRole('radio', { checked: true })).toEqual([]));
      await waitFor(() => expect(pressed()).toEqual(['Monday']));
      await waitFor(() => expect(note).toBeValid());
      await expect(note).toHaveValue('');
      await expect(note).not.toHaveAccessibleDescription();
    });
  },
};

const silent = fn();

function Everything({ disabled }: { disabled?: boolean }) {
  return (
    <div className="stack">
      <MoodPicker
        name="mood"
        options={moods}
        defaultValue={3}
        disabled={disabled}
        onValueChange={silent}
      />
      <RadioGroup
        name="beginning"
        aria-label="Start"
        options={beginnings}
        defaultValue="sample"
        disabled={disabled}
        onValueChange={silent}
      />
      <WeekdayPicker name="days" defaultValue={[1, 2]} disabled={disabled} onValueChange={silent} />
      <HabitCard icon="📖" label="Read" disabled={disabled} onCompletedChange={silent} />
      <HabitCard icon="🌙" label="Sleep" defaultCompleted disabled={disabled} />
      <HabitCard icon="💧" label="Drink" target={8} disabled={disabled} onAmountChange={silent} />
      <NumberField
        name="target"
        label="Target"
        defaultValue={8}
        disabled={disabled}
        onValueChange={silent}
      />
      <Switch
        name="reminder"
        label="Reminder"
        defaultChecked
        disabled={disabled}
        onCheckedChange={silent}
      />
      <SelectField
        name="week"
        label="Week"
        options={weekStarts}
        disabled={disabled}
        onValueChange={silent}
      />
      <EmojiField
        name="icon"
        label="Icon"
        defaultValue="✨"
        suggestions={['🌿']}
        disabled={disabled}
        onValueChange={silent}
      />
      <TextField name="name" label="Name" defaultValue="Walk" disabled={disabled} />
      <TextArea name="note" label="Note" defaultValue="Slept well" disabled={disabled} />
    </div>
  );
}

async function expectDisabled(canvas: Canvas) {
  const form = canvas.getByRole<HTMLFormElement>('form');
  silent.mockClear();
  await expect([...new FormData(form)]).toEqual([]);
  for (const control of [
    ...canvas.getAllByRole('radio'),
    ...canvas.getAllByRole('button'),
    ...canvas.getAllByRole('textbox'),
    canvas.getByRole('switch'),
    canvas.getByRole('combobox'),
  ]) {
    await expect(control).toBeDisabled();
  }
  const [amount, number] = canvas.getAllByRole('spinbutton');
  await expect(amount).toHaveAttribute('aria-disabled', 'true');
  await expect(number).toBeDisabled();
  for (const text of ['Great', 'Empty', 'F', 'Read', 'Drink', 'Reminder', '🌿']) {
    const target = canvas.getByText(text);
    await userEvent.click(target, { pointerEventsCheck: 0 });
    await expect(getComputedStyle(target).cursor, text).toBe('not-allowed');
  }
  await expect(silent).not.toHaveBeenCalled();
}

function inForm(content: ReactNode) {
  return <form aria-label="Day">{content}</form>;
}

/** Each component by itself. */
export const Disabled: Story = {
  render: () => inForm(<Everything disabled />),
  play: ({ canvas }) => expectDisabled(canvas),
};

/** A disabled `<fieldset>` disables all components inside, and looks the same. */
export const DisabledFieldset: Story = {
  render: () =>
    inForm(
      <fieldset disabled style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
        <Everything />
      </fieldset>,
    ),
  play: ({ canvas }) => expectDisabled(canvas),
};

function Focused({ children }: { children: (ref: RefObject<HTMLDivElement | null>) => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      {children(ref)}
      <Button onClick={() => ref.current?.focus()}>Go there</Button>
    </>
  );
}

/** `ref.current.focus()` of a group focuses its chosen control, or else the first. */
export const FocusOfAGroup: Story = {
  tags: ['behaviour', 'no-picture'],
  render: () => (
    <div className="stack">
      <Focused>{(ref) => <MoodPicker ref={ref} options={moods} />}</Focused>
      <Focused>{(ref) => <MoodPicker ref={ref} options={moods} defaultValue={1} />}</Focused>
      <Focused>
        {(ref) => (
          <RadioGroup ref={ref} aria-label="Start" options={beginnings} defaultValue="empty" />
        )}
      </Focused>
      <Focused>{(ref) => <WeekdayPicker ref={ref} defaultValue={[3]} />}</Focused>
      <Focused>{(ref) => <HabitCard ref={ref} icon="📖" label="Read" />}</Focused>
      <Focused>{(ref) => <Switch ref={ref} label="Reminder" defaultChecked />}</Focused>
    </div>
  ),
  play: async ({ canvas }) => {
    const names = ['Great', 'Terrible', 'Empty', 'Wednesday', 'Read', 'Reminder'];
    for (const [index, opener] of canvas.getAllByRole('button', { name: 'Go there' }).entries()) {
      await userEvent.click(opener);
      await expect(document.activeElement).toHaveAccessibleName(names[index]);
    }
  },
};
