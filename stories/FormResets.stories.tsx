import {
  Button,
  Checkbox,
  ChipGroup,
  DateField,
  EmojiField,
  MoodPicker,
  NumberField,
  RadioGroup,
  Scale,
  SegmentedControl,
  SelectField,
  Switch,
  TextArea,
  TextField,
  type WeekdayNumber,
  WeekdayPicker,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import './examples/stack.css';
import { beginnings, labels, moods, weekStarts } from './support/formOptions';
import { inColumn } from './support/frames';

const meta = {
  title: 'Guides/Reset of a form',
  decorators: [inColumn],
  tags: ['behaviour', 'no-picture'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const none = {
  mood: null as number | null,
  beginning: null as string | null,
  days: [] as readonly WeekdayNumber[],
  labels: [] as readonly string[],
  target: null as number | null,
  first: null as string | null,
  reminder: false,
  weekends: false,
  period: null as string | null,
  pain: null as number | null,
  week: '7',
  icon: '',
  name: '',
  note: '',
};
type Plan = typeof none;

const typed: Plan = {
  mood: 3,
  beginning: 'empty',
  days: [1, 5],
  labels: ['read', 'run'],
  target: 8,
  first: '2026-11-21',
  reminder: true,
  weekends: true,
  period: 'month',
  pain: 4,
  week: '1',
  icon: '🌿',
  name: 'Walk',
  note: 'Long',
};

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
];

/** The plan that the fields of a form have. */
function readPlan(form: FormData): Plan {
  const number = (name: string) => (form.get(name) ? Number(form.get(name)) : null);
  return {
    mood: number('mood'),
    beginning: form.get('beginning') as string | null,
    days: form.getAll('days').map(Number) as WeekdayNumber[],
    labels: form.getAll('labels') as string[],
    target: number('target'),
    first: String(form.get('first')) || null,
    reminder: form.has('reminder'),
    weekends: form.has('weekends'),
    period: form.get('period') as string | null,
    pain: number('pain'),
    week: String(form.get('week')),
    icon: String(form.get('icon')),
    name: String(form.get('name')),
    note: String(form.get('note')),
  };
}

/** Called with each change of a field. */
const heard = fn<(change: Partial<Plan>) => void>();

interface FieldsProps {
  /** The values, when controlled. */
  values?: Plan;
  /** The initial values, when uncontrolled. */
  defaults?: Plan;
  onChange: (change: Partial<Plan>) => void;
}

function Fields({ values, defaults, onChange }: FieldsProps) {
  const valueOf = <Key extends keyof Plan>(key: Key) => ({
    name: key,
    ...(values ? { value: values[key] } : { defaultValue: defaults?.[key] }),
    onValueChange: (value: Plan[Key]) => onChange({ [key]: value }),
  });
  return (
    <>
      <MoodPicker options={moods} {...valueOf('mood')} />
      <RadioGroup aria-label="Start" options={beginnings} {...valueOf('beginning')} />
      <WeekdayPicker {...valueOf('days')} />
      <ChipGroup label="Labels" options={labels} {...valueOf('labels')} />
      <NumberField label="Target" {...valueOf('target')} />
      <DateField label="First" {...valueOf('first')} />
      <Switch
        label="Reminder"
        name="reminder"
        checked={values?.reminder}
        defaultChecked={defaults?.reminder}
        onCheckedChange={(reminder) => onChange({ reminder })}
      />
      <Checkbox
        label="Weekends"
        name="weekends"
        checked={values?.weekends}
        defaultChecked={defaults?.weekends}
        onCheckedChange={(weekends) => onChange({ weekends })}
      />
      <SegmentedControl label="Period" options={periods} {...valueOf('period')} />
      <Scale label="Pain" {...valueOf('pain')} />
      <SelectField label="Week" options={weekStarts} {...valueOf('week')} />
      <EmojiField label="Icon" suggestions={['🌿']} {...valueOf('icon')} />
      <TextField label="Name" {...valueOf('name')} />
      <TextArea label="Note" characterLimit={5} {...valueOf('note')} />
      <Button type="submit">Save</Button>
      <Button type="reset">Start over</Button>
    </>
  );
}

/** The first answer to a form is that its plan could not be saved, and the plan; the next is a plan without values. */
function AnsweredForm() {
  const [{ count, plan }, save] = useActionState(
    async (answer: { count: number; plan: Plan }, form: FormData) => ({
      count: answer.count + 1,
      plan: answer.count === 0 ? readPlan(form) : none,
    }),
    { count: 0, plan: none },
  );
  return (
    <form className="stack" aria-label="Plan" action={save}>
      <Fields defaults={plan} onChange={heard} />
      <p role="status">{count} answers</p>
    </form>
  );
}

/** A form whose values are those of its caller, and whose action changes none of them. */
function ControlledForm() {
  const [plan, setPlan] = useState(none);
  const [count, save] = useActionState(async (before: number) => before + 1, 0);
  return (
    <>
      <form className="stack" aria-label="Plan" action={save}>
        <Fields
          values={plan}
          onChange={(change) => {
            heard(change);
            setPlan((before) => ({ ...before, ...change }));
          }}
        />
      </form>
      <p role="status">{count} answers</p>
    </>
  );
}

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Fills in what `typed` has, in an empty form. */
async function fillIn(canvas: Canvas) {
  await userEvent.click(canvas.getByText('Okay'));
  await userEvent.click(canvas.getByText('Empty'));
  await press(canvas, 'Monday');
  await press(canvas, 'Friday');
  await press(canvas, 'Read');
  await press(canvas, 'Run');
  await userEvent.type(canvas.getByRole('spinbutton'), '8');
  await userEvent.type(canvas.getByRole('textbox', { name: 'First' }), '11/21/2026');
  await userEvent.click(canvas.getByRole('switch'));
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByText('Month'));
  await userEvent.click(canvas.getByText('4'));
  await userEvent.selectOptions(canvas.getByRole('combobox'), '1');
  await press(canvas, '🌿');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Walk');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Long');
}

/** Expects that the form submits a plan and shows it. */
async function expectPlan(canvas: Canvas, plan: Plan) {
  const form = canvas.getByRole<HTMLFormElement>('form');
  await waitFor(() => expect(readPlan(new FormData(form))).toEqual(plan));
  const pressed = canvas.queryAllByRole('button', { pressed: true }).map((day) => day.ariaLabel);
  const days = { 1: 'Monday', 5: 'Friday' } as Record<number, string>;
  // A suggestion has no label of its own.
  await expect(pressed.filter(Boolean)).toEqual(plan.days.map((day) => days[day]));
  await expect(canvas.getByRole('button', { name: '🌿' }).ariaPressed).toBe(
    String(plan.icon === '🌿'),
  );
  await expect(canvas.getByRole('switch').ariaChecked).toBe(String(plan.reminder));
  await expect(canvas.getByRole('spinbutton')).toHaveValue(String(plan.target ?? ''));
  await expect(canvas.getByRole('textbox', { name: 'First' })).toHaveValue(
    plan.first ? '11/21/2026' : '',
  );
}

/** A reset reaches the components in the next task. */
const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 50));

/**
 * React resets a form after its action. Without `value` the fields take the default values of the answer: what was
 * typed, if it could not be saved. Any other reset restores them, too.
 */
export const LatestDefaults: Story = {
  render: () => <AnsweredForm />,
  play: async ({ canvas, step }) => {
    heard.mockClear();
    await fillIn(canvas);
    await expectPlan(canvas, typed);

    await step('keeps what was typed', async () => {
      heard.mockClear();
      await press(canvas, 'Save');
      await canvas.findByText('1 answers');
      await nextTasks();
      await expectPlan(canvas, typed);
      await expect(heard).not.toHaveBeenCalled();
    });

    await step('goes back to it', async () => {
      await userEvent.click(canvas.getByText('Great'));
      await userEvent.click(canvas.getByText('Sample'));
      await press(canvas, 'Monday');
      await press(canvas, 'Read');
      await press(canvas, 'More');
      await userEvent.click(canvas.getByRole('switch'));
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByText('Day'));
      await userEvent.click(canvas.getByText('10'));
      await userEvent.selectOptions(canvas.getByRole('combobox'), '7');
      for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
      heard.mockClear();
      await press(canvas, 'Start over');
      await expectPlan(canvas, typed);
      const all = Object.assign({}, ...heard.mock.calls.map(([change]) => change)) as Plan;
      await expect(all).toEqual(typed);
    });

    await step('begins anew once it is saved', async () => {
      await press(canvas, 'Save');
      await canvas.findByText('2 answers');
      await nextTasks();
      await expectPlan(canvas, none);
    });
  },
};

/** A reset restores no value, too, and calls `onValueChange` with null for a group. */
export const ToNone: Story = {
  render: () => <AnsweredForm />,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    heard.mockClear();
    await press(canvas, 'Start over');
    await expectPlan(canvas, none);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(Object.keys(none).length));
    for (const [key, value] of Object.entries(none)) {
      await expect(heard).toHaveBeenCalledWith({ [key]: value });
    }
  },
};

/** A controlled value stays the caller's, after an action and after any other reset. */
export const Controlled: Story = {
  render: () => <ControlledForm />,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expectPlan(canvas, typed);
    heard.mockClear();

    await press(canvas, 'Save');
    await canvas.findByText('1 answers');
    await nextTasks();
    await expectPlan(canvas, typed);

    await press(canvas, 'Start over');
    await nextTasks();
    await expectPlan(canvas, typed);
    canvas.getByRole<HTMLFormElement>('form').reset();
    await nextTasks();
    await expectPlan(canvas, typed);
    await expect(heard).not.toHaveBeenCalled();
  },
};
