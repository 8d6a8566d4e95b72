import {
  BarChart,
  Button,
  DateField,
  Dialog,
  Menu,
  MenuItem,
  EmojiField,
  MonthCalendar,
  MoodPicker,
  NumberField,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
  ToastProvider,
  useToast,
  WeekdayPicker,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { OrderOfHabits } from './examples/SortableList';
import { enterRealm, leaveRealm, type RealmKind } from './support/realm';
import { english } from './support/words';

/** The components in a shadow root and in an iframe, whose script is that of the page. */
const meta = {
  title: 'Contract',
  beforeEach: () => leaveRealm,
  render: () => <></>,
  parameters: { controls: { disable: true } },
  tags: ['behaviour', '!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Realm = Awaited<ReturnType<typeof enterRealm>>;

/** A story that is played in a realm. */
function inRealm(kind: RealmKind, play: (realm: Realm) => Promise<void>): Story {
  return { play: async ({ canvasElement }) => play(await enterRealm(canvasElement, kind, app)) };
}

function ShowUndo() {
  const toast = useToast();
  const action = { label: 'Undo', onAction: () => {} };
  return (
    <Button variant="soft" onClick={() => toast({ message: 'Archived', action })}>
      Archive
    </Button>
  );
}

const moods = english.moods.map((label, index) => ({ value: 5 - index, label, emoji: '🙂' }));

function HabitForm() {
  return (
    <form style={{ display: 'grid', gap: 16 }}>
      <TextField label="Habit name" name="habit" defaultValue="Read" />
      <EmojiField label="Icon" defaultValue="📖" suggestions={['🚶']} />
      <MoodPicker aria-label="Mood" options={moods} defaultValue={4} />
      <Switch label="Reminder" name="reminder" />
      <WeekdayPicker label="Days" defaultValue={[1]} />
      <NumberField label="Minutes" defaultValue={20} />
      <DateField label="First day" name="first" today="2026-11-21" defaultValue="2026-11-20" />
      <RadioGroup
        aria-label="Goal"
        options={[
          { value: 'least', label: 'At least' },
          { value: 'most', label: 'At most' },
        ]}
        defaultValue="least"
      />
      <SelectField
        label="Hour"
        options={['8', '9'].map((hour) => ({ value: hour, label: hour }))}
        defaultValue="8"
      />
      <button type="reset">Reset</button>
    </form>
  );
}

const app = (
  <ToastProvider duration={Infinity} actionDuration={Infinity}>
    <Dialog title="Add New Habit" trigger={<Button>Add habit</Button>}>
      <TextField label="New habit" />
      <Button>Save</Button>
    </Dialog>
    <ShowUndo />
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem>Edit</MenuItem>
      <MenuItem>Rename</MenuItem>
    </Menu>
    <HabitForm />
    <OrderOfHabits />
    <BarChart
      aria-label="Habits completed"
      data={english.days.map((label, index) => ({ label, value: index }))}
    />
    <MonthCalendar today="2026-11-21" markOf={() => null} onDaySelect={() => {}} />
  </ToastProvider>
);

/** A dialog takes the focus, keeps it at Tab, and gives it back at Escape. */
async function playDialog({ inside, container, user, focused }: Realm) {
  const opener = await inside.findByRole('button', { name: 'Add habit' });
  await user.click(opener);
  const dialog = await inside.findByRole('dialog', { name: 'Add New Habit' });
  await expect(dialog.parentNode).toBe(container);
  await waitFor(() => expect(focused()).toBe(inside.getByLabelText('New habit')));
  // The page around is hidden from screen readers once they have followed the focus.
  await waitFor(() => expect(inside.queryByLabelText('Habit name')).toBeInTheDocument());
  await waitFor(() => expect(inside.queryByRole('textbox', { name: 'Habit name' })).toBeNull());

  const close = inside.getByRole('button', { name: 'Close' });
  const save = inside.getByRole('button', { name: 'Save' });
  save.focus();
  await user.keyboard('{Tab}');
  await expect(focused()).toBe(close);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await expect(focused()).toBe(save);
  opener.focus();
  await expect(focused()).toBe(save);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
  await expect(focused()).toBe(opener);
  await expect(inside.getByRole('textbox', { name: 'Habit name' })).toBeVisible();
}

export const DialogInShadowRoot: Story = inRealm('shadow root', playDialog);
export const DialogInIframe: Story = inRealm('iframe', playDialog);

/** A day is chosen from a calendar that takes the focus and gives it back. */
async function playDate({ inside, container, user, focused }: Realm) {
  const field = await inside.findByRole('textbox', { name: 'First day' });
  const opener = inside.getByRole('button', { name: 'Choose a date' });
  await user.click(opener);
  const dialog = await inside.findByRole('dialog', { name: 'First day' });
  await expect(dialog.parentNode).toBe(container);
  await waitFor(() => expect(focused()).toHaveAccessibleName(/November 20, selected$/));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
  await expect(focused()).toBe(opener);
  await expect(field).toHaveValue('11/27/2026');

  await user.click(inside.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(field).toHaveValue('11/20/2026'));
}

export const DateInShadowRoot: Story = inRealm('shadow root', playDate);
export const DateInIframe: Story = inRealm('iframe', playDate);

/** A menu takes the focus, keys move in it, and Escape and a press outside close it. */
async function playMenu({ inside, user, focused }: Realm) {
  const opener = await inside.findByRole('button', { name: 'Actions' });
  await user.click(opener);
  await waitFor(() => expect(focused()).toBe(inside.getByRole('menuitem', { name: 'Edit' })));
  await user.keyboard('r');
  await expect(focused()).toBe(inside.getByRole('menuitem', { name: 'Rename' }));
  await user.keyboard('{Escape}');
  await expect(inside.queryByRole('menu')).toBeNull();
  await expect(focused()).toBe(opener);

  await user.click(opener);
  await expect(inside.getByRole('menu')).toBeInTheDocument();
  await user.click(inside.getByLabelText('Habit name'));
  await expect(inside.queryByRole('menu')).toBeNull();
  await expect(focused()).toBe(inside.getByLabelText('Habit name'));
}

export const MenuInShadowRoot: Story = inRealm('shadow root', playMenu);
export const MenuInIframe: Story = inRealm('iframe', playMenu);

/** F8 goes to the newest toast, Tab through it, and Escape dismisses it and gives the focus back. */
async function playToasts({ inside, user, focused }: Realm) {
  const archive = await inside.findByRole('button', { name: 'Archive' });
  await user.click(archive);
  const undo = await inside.findByRole('button', { name: 'Undo' });
  const toast = undo.closest('li');
  await user.keyboard('[F8]');
  await expect(focused()).toBe(toast);
  await user.keyboard('{Tab}');
  await expect(focused()).toBe(undo);
  await user.keyboard('{Tab}');
  await expect(focused()).toBe(inside.getByRole('button', { name: 'Dismiss' }));
  await user.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
  await expect(focused()).toBe(toast);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(inside.queryByRole('listitem', { name: /Archived/ })).toBeNull());
  await waitFor(() => expect(focused()).toBe(archive));
  await waitFor(() => expect(inside.queryByRole('button', { name: 'Undo' })).toBeNull());
}

export const ToastsInShadowRoot: Story = inRealm('shadow root', playToasts);
export const ToastsInIframe: Story = inRealm('iframe', playToasts);

/** A reset of the form resets each of its fields. */
async function playForm({ inside, user }: Realm) {
  const name = await inside.findByRole('textbox', { name: 'Habit name' });
  await user.type(name, ' 20 mins');
  await user.click(inside.getByRole('button', { name: '🚶' }));
  const mood = inside.getByRole('radio', { name: english.moods[1] });
  mood.focus();
  await user.keyboard('{ArrowRight}');
  await expect(inside.getByRole('radio', { name: english.moods[2] })).toBeChecked();
  const reminder = inside.getByRole('switch', { name: 'Reminder' });
  await user.click(reminder);
  await user.click(inside.getByRole('button', { name: 'Tuesday' }));
  const minutes = inside.getByLabelText('Minutes');
  await user.type(minutes, '{ArrowUp}');
  await user.click(inside.getByRole('radio', { name: 'At most' }));
  await user.selectOptions(inside.getByRole('combobox', { name: 'Hour' }), '9');
  const icon = inside.getByRole('textbox', { name: 'Icon' });
  await expect([icon, minutes, reminder].map(stateOf)).toEqual(['🚶', '21', 'true']);

  await user.click(inside.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(mood).toBeChecked());
  await waitFor(() => expect(reminder).not.toBeChecked());
  await expect([name, icon, minutes].map(stateOf)).toEqual(['Read', '📖', '20']);
  await expect(inside.getByRole('button', { name: '🚶' })).not.toBePressed();
  await expect(inside.getByRole('button', { name: 'Tuesday' })).not.toBePressed();
  await expect(inside.getByRole('radio', { name: 'At least' })).toBeChecked();
  await expect(inside.getByRole('combobox', { name: 'Hour' })).toHaveValue('8');
}

export const FormInShadowRoot: Story = inRealm('shadow root', playForm);
export const FormInIframe: Story = inRealm('iframe', playForm);

const stateOf = (control: HTMLElement) =>
  control.getAttribute('aria-checked') ?? (control as HTMLInputElement).value;

/** A row is moved by its buttons and dragged by pointer; Escape cancels a drag. */
async function playSorting({ inside, page, user }: Realm) {
  const list = await inside.findByRole('list', { name: 'Order of habits' });
  const order = () => [...list.children].map((row) => row.textContent?.slice(3));
  inside.getByRole('button', { name: /Move up: .*Sleep early/ }).focus();
  await user.keyboard('{Enter}');
  await expect(order()).toEqual(['Exercise', 'Sleep early', 'Read 20 mins']);
  await waitFor(() => expect(list.getAnimations({ subtree: true })).toHaveLength(0));

  const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', button: 0 };
  const drag = async () => {
    const row = list.firstElementChild as Element;
    const handle = row.firstElementChild as Element;
    const { top, height } = row.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { ...finger, clientY: top });
    await fireEvent.pointerMove(page.body, { ...finger, clientY: top + 1.2 * height });
  };
  await drag();
  await user.keyboard('{Escape}');
  await fireEvent.pointerUp(page.body, finger);
  await expect(order()).toEqual(['Exercise', 'Sleep early', 'Read 20 mins']);
  await waitFor(() => expect(list.getAnimations({ subtree: true })).toHaveLength(0));
  await drag();
  await fireEvent.pointerUp(page.body, finger);
  await expect(order()[0]).toBe('Sleep early');
}

export const SortingInShadowRoot: Story = inRealm('shadow root', playSorting);
export const SortingInIframe: Story = inRealm('iframe', playSorting);

/** Keys move the cursor of a chart, which Escape hides, and the day of a calendar. */
async function playKeys({ inside, user, focused }: Realm) {
  const slider = await inside.findByRole('slider', { name: 'Habits completed' });
  slider.focus();
  await user.keyboard('{End}');
  await expect(slider).toHaveAttribute('aria-valuetext', `${english.days[6]}: 6`);
  await expect(slider).toHaveAttribute('data-shown');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(slider).not.toHaveAttribute('data-shown'));

  inside.getByRole('button', { name: /November 21/ }).focus();
  await user.keyboard('{ArrowLeft}');
  await expect(focused()).toBe(inside.getByRole('button', { name: /November 20/ }));
  await user.keyboard('{PageUp}');
  await expect(focused()).toBe(inside.getByRole('button', { name: /October 20/ }));
}

export const KeysInShadowRoot: Story = inRealm('shadow root', playKeys);
export const KeysInIframe: Story = inRealm('iframe', playKeys);
