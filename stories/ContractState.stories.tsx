import {
  Button,
  Dialog,
  EmojiField,
  MoodPicker,
  RadioGroup,
  SelectField,
  Strip,
  Switch,
  TextField,
  ToastProvider,
  useToast,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DialogAndToast, openDialogAndToast, ShowToast } from './support/DialogAndToast';
import { Everything } from './support/Everything';
import { inColumn } from './support/frames';
import { trackLeaks } from './support/leaks';
import { arabic, english } from './support/words';

/** What holds for every component of the package: its state from mount to unmount. */
const meta = {
  title: 'Contract',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
  tags: ['behaviour', '!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies of `<body>` and `<html>` without their content. */
const rootElements = () =>
  [document.body, document.documentElement].map((part) => part.cloneNode());

function MountToggle() {
  const [isMounted, setMounted] = useState(false);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>{isMounted ? 'Unmount' : 'Mount'}</button>
      {isMounted && (
        <>
          <Everything />
          <ToastProvider>
            <OpenAtOnce />
          </ToastProvider>
        </>
      )}
    </>
  );
}

/** A dialog and a toast that are open from the first render. */
function OpenAtOnce() {
  const toast = useToast();
  return (
    <Dialog defaultOpen title="Open at once">
      <Button autoFocus onFocus={() => toast({ tone: 'info', message: 'Focus is here' })}>
        Save
      </Button>
    </Dialog>
  );
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Outside of tests, Storybook's highlight addon observes the page's elements. */
const HELD_BY_STORYBOOK =
  import.meta.env.MODE === 'test' ? {} : { ResizeObserver: 1, 'scroll listener': 1 };

/** Quick unmounts, also in the middle of an animation, leave nothing behind. */
export const FastUnmounts: Story = {
  render: () => <MountToggle />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mount' });
    const toggle = async (wait: number) => {
      await fireEvent.click(button);
      await pause(wait);
    };
    // What React sets up once is no leak.
    await toggle(300);
    await toggle(1500);

    const pageBefore = rootElements();
    const before = document.body.querySelectorAll('*').length;
    const leaks = trackLeaks();
    try {
      for (const wait of [0, 0, 0, 20, 0, 60, 0, 200, 0, 700]) {
        await toggle(wait);
        await toggle(0);
      }
      // Exit animations need time; `waitFor` would itself be counted as a leak.
      const mayStay = Object.keys(HELD_BY_STORYBOOK).length;
      for (let wait = 0; wait < 50 && Object.keys(leaks.held()).length > mayStay; wait += 1) {
        await pause(100);
      }
      await expect(leaks.held(), leaks.traces()).toEqual(HELD_BY_STORYBOOK);
    } finally {
      leaks.stop();
    }
    await expect(document.body.querySelectorAll('*')).toHaveLength(before);
    await expect(rootElements()).toEqual(pageBefore);
  },
};

const roomAbove = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;

/** What the page does for several of a kind, it does until the last of them is gone. */
export const OneOfTwoGoes: Story = {
  render: function Strips() {
    const [names, setNames] = useState(['Sample data', 'Offline']);
    return (
      <>
        {names.map((name) => (
          <Strip key={name} aria-label={name}>
            {name}
          </Strip>
        ))}
        <button onClick={() => setNames(names.slice(1))}>Remove</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const before = roomAbove();
    await expect(before).not.toBe('auto');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(roomAbove()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(roomAbove()).toBe('auto');
  },
};

function Waiting({ for: promise }: { for: Promise<void> }) {
  use(promise);
  return null;
}

let resolveAwaited = () => {};

/** A suspended tree keeps its state, its drawings and its open dialog. */
export const Suspended: Story = {
  render: function Suspending() {
    const [awaited, setAwaited] = useState<Promise<void> | null>(null);
    const wait = () => {
      setAwaited(new Promise((resolve) => (resolveAwaited = () => resolve())));
    };
    return (
      <>
        <button onClick={wait}>Wait</button>
        <Suspense fallback={<p>Waiting</p>}>
          <Everything />
          <DialogAndToast words={arabic} />
          {awaited && <Waiting for={awaited} />}
        </Suspense>
      </>
    );
  },
  play: async ({ canvas }) => {
    const habit = canvas.getByRole('button', { name: english.habit });
    await userEvent.click(habit);
    await userEvent.click(canvas.getByRole('radio', { name: english.moods[0] }));
    // A plain click: React would wait for updates that `userEvent` causes.
    const wait = canvas.getByRole('button', { name: 'Wait' });
    wait.click();
    await canvas.findByText('Waiting');
    await expect(habit).not.toBeVisible();

    resolveAwaited();
    await waitFor(() => expect(habit).toBeVisible());
    await expect(habit).not.toBePressed();
    await expect(canvas.getByRole('radio', { name: english.moods[0] })).toBeChecked();
    for (const chart of canvas.getAllByRole('slider')) await expect(chart).toBeVisible();
    await userEvent.click(habit);
    await expect(habit).toBePressed();

    // An open dialog releases the page while its tree is suspended, and locks it again afterwards.
    await openDialogAndToast(arabic);
    wait.click();
    await canvas.findByText('Waiting');
    resolveAwaited();
    const dialog = await screen.findByRole('dialog', { name: arabic.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(habit);
    await expect(habit).not.toBePressed();
  },
};

/** A form's reset restores every field, and calls the change handlers of controlled ones. */
export const FormReset: Story = {
  render: function Form() {
    const [mood, setMood] = useState<number | null>(5);
    const options = [
      { value: 5, label: 'Great', emoji: '😄' },
      { value: 3, label: 'Okay', emoji: '😐' },
      { value: 1, label: 'Terrible', emoji: '😢' },
    ];
    return (
      <form
        aria-label="Day"
        style={{ display: 'grid', gap: 20 }}
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          if (!event.defaultPrevented) setMood(5);
        }}
      >
        <MoodPicker aria-label="Morning" name="morning" options={options} />
        <MoodPicker aria-label="Noon" name="noon" options={options} defaultValue={3} />
        <MoodPicker
          aria-label="Evening"
          name="evening"
          options={options}
          value={mood}
          onValueChange={(value) => setMood(value)}
        />
        <RadioGroup
          aria-label="Start"
          name="start"
          defaultValue="sample"
          options={[
            { value: 'sample', label: 'Sample' },
            { value: 'empty', label: 'Empty' },
          ]}
        />
        <SelectField
          label="Week"
          name="week"
          defaultValue="7"
          options={[
            { value: '1', label: 'Monday' },
            { value: '7', label: 'Sunday' },
          ]}
        />
        <Switch label="Reminder" name="reminder" defaultChecked />
        <TextField label="Name" name="name" defaultValue="Walk" />
        <EmojiField label="Icon" name="icon" defaultValue="✨" suggestions={['🌿']} />
        <Button size="small" type="reset">
          Start over
        </Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Day' });
    const submitted = () => Object.fromEntries(new FormData(form));
    const initial = {
      noon: '3',
      evening: '5',
      start: 'sample',
      week: '7',
      reminder: 'on',
      name: 'Walk',
      icon: '✨',
    };
    await expect(submitted()).toEqual(initial);

    const change = async () => {
      for (const part of ['Morning', 'Noon', 'Evening']) {
        const group = within(canvas.getByRole('radiogroup', { name: part }));
        await userEvent.click(group.getByText('Terrible'));
      }
      await userEvent.click(canvas.getByText('Empty'));
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Monday');
      await userEvent.click(canvas.getByRole('switch'));
      await fireEvent.change(canvas.getByRole('textbox', { name: 'Name' }), {
        target: { value: 'Walking' },
      });
      await userEvent.click(canvas.getByRole('button', { name: '🌿' }));
    };
    await change();
    const changed = {
      morning: '1',
      noon: '1',
      evening: '1',
      start: 'empty',
      week: '1',
      name: 'Walking',
      icon: '🌿',
    };
    await expect(submitted()).toEqual(changed);

    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(submitted()).toEqual(initial));
    // The visible state matches the submitted values.
    for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) {
      if (radio.name === 'start') continue;
      await expect(radio.labels?.[0]?.dataset['state'] === 'chosen').toBe(radio.checked);
    }
    await expect(canvas.getByRole('button', { name: '🌿' })).not.toBePressed();

    await change();
    await expect(submitted()).toEqual(changed);
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await pause(50);
    await expect(submitted()).toMatchObject(changed);
  },
};

/** Warnings are logged in development only; a production build has none. */
const inDevelopment = (warning: unknown) => (import.meta.env.PROD ? [] : [warning]);

/** A toast without a message logs an error. */
export const ToastWithoutWords: Story = {
  render: () => (
    <ToastProvider duration={100}>
      <ShowToast words={{ ...english, error: ' ' }} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const error = spyOn(console, 'error').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: english.group }));
    const logged = error.mock.calls.map(([words]) => String(words));
    error.mockRestore();
    const warning = /toast\(\) was called without a message.*nothing to show.*Put into `message`/;
    await expect(logged).toEqual(inDevelopment(expect.stringMatching(warning)));
  },
};

/** A switch between controlled and uncontrolled logs an error. */
export const HeldAndLetGo: Story = {
  render: function Undecided() {
    const [checked, setChecked] = useState<boolean | undefined>(undefined);
    return (
      <>
        <Switch label="Notifications" checked={checked} />
        <Button onClick={() => setChecked(true)}>Take over</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const error = spyOn(console, 'error').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    const logged = error.mock.calls.map(([words]) => String(words));
    error.mockRestore();
    const warning = /controlled and uncontrolled.*is lost in such a change.*in every render/;
    await expect(logged.filter((words) => words.startsWith('Daybow:'))).toEqual(
      inDevelopment(expect.stringMatching(warning)),
    );
  },
};
