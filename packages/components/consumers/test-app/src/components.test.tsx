import * as daybow from '@daybow/components';
import { Button, Dialog, ProgressRing, Switch, ToastProvider, useToast } from '@daybow/components';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const options = [
  { value: 2, label: 'Good', emoji: '🙂' },
  { value: 1, label: 'Bad', emoji: '🙁' },
];
const places = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const data = [
  { label: 'Mon', value: 1 },
  { label: 'Tue', value: null },
];

const components: Record<string, ReactElement> = {
  Badge: <daybow.Badge>{3}</daybow.Badge>,
  BarChart: <daybow.BarChart aria-label="Habits" data={data} />,
  BottomNav: <daybow.BottomNav>{null}</daybow.BottomNav>,
  BottomNavItem: <daybow.BottomNavItem label="Home" icon="⌂" href="#home" />,
  Bow: <daybow.Bow />,
  Button: <daybow.Button>Save</daybow.Button>,
  Card: <daybow.Card title="Week" />,
  CellStrip: <daybow.CellStrip aria-label="Read" cells={[{ value: 'done' }]} />,
  Checkbox: <daybow.Checkbox label="On weekends" name="weekends" />,
  ChipGroup: <daybow.ChipGroup label="Place" options={places} />,
  Column: <daybow.Column />,
  DateField: <daybow.DateField label="Born" />,
  DateStepper: <daybow.DateStepper onStep={() => {}}>Today</daybow.DateStepper>,
  DayBow: (
    <daybow.DayBow
      aria-label="2026"
      days={[{ day: '2026-11-21', mood: 4 }]}
      min="2026-01-01"
      max="2026-12-31"
      monthText={(month) => month}
    />
  ),
  DaybowProvider: <daybow.DaybowProvider>{null}</daybow.DaybowProvider>,
  Dialog: <daybow.Dialog title="Add" defaultOpen />,
  DialogClose: (
    <daybow.Dialog title="Add" defaultOpen>
      <daybow.DialogClose>Cancel</daybow.DialogClose>
    </daybow.Dialog>
  ),
  Disclosure: <daybow.Disclosure label="More">Less</daybow.Disclosure>,
  EmojiField: <daybow.EmojiField label="Icon" suggestions={['🌿']} />,
  EmojiTile: <daybow.EmojiTile>🌿</daybow.EmojiTile>,
  EmptyState: <daybow.EmptyState title="Nothing yet" />,
  Fab: <daybow.Fab aria-label="Add">+</daybow.Fab>,
  HabitCard: <daybow.HabitCard icon="📖" label="Read" />,
  IconButton: <daybow.IconButton aria-label="Close">×</daybow.IconButton>,
  LineChart: <daybow.LineChart aria-label="Mood" data={data} />,
  List: <daybow.List>{null}</daybow.List>,
  ListRow: <daybow.ListRow label="Row" />,
  Menu: (
    <daybow.Menu trigger={<Button>More</Button>} defaultOpen>
      <daybow.MenuItem>Edit</daybow.MenuItem>
    </daybow.Menu>
  ),
  MenuGroup: <daybow.MenuGroup label="Sort by" />,
  MenuItem: (
    <daybow.Menu trigger={<Button>More</Button>}>
      <daybow.MenuItem>Edit</daybow.MenuItem>
    </daybow.Menu>
  ),
  MonthCalendar: (
    <daybow.MonthCalendar today="2026-11-21" markOf={() => null} onDaySelect={() => {}} />
  ),
  MoodEntry: <daybow.MoodEntry date="Today" value={2} emoji="🙂" label="Good" />,
  MoodFace: <daybow.MoodFace value={3.5} />,
  MoodPicker: <daybow.MoodPicker options={options} />,
  NumberField: <daybow.NumberField label="Target" />,
  PageHeader: <daybow.PageHeader title="Today" />,
  ProgressBar: <daybow.ProgressBar value={3} max={8} label="Reading" />,
  ProgressCard: <daybow.ProgressCard value={60} count="3 of 5" caption="done" />,
  ProgressRing: <daybow.ProgressRing value={60} />,
  QuitCard: <daybow.QuitCard icon="🚬" label="Smoking" statusText="2 days without" />,
  RadioGroup: <daybow.RadioGroup aria-label="Place" options={places} />,
  Scale: <daybow.Scale label="Pain" defaultValue={3} />,
  SegmentedControl: <daybow.SegmentedControl label="Place" options={places} />,
  Section: <daybow.Section title="Today" />,
  SelectField: <daybow.SelectField label="Place" options={places} />,
  Skeleton: <daybow.Skeleton />,
  SortableList: (
    <daybow.SortableList
      aria-label="Order"
      defaultValue={['a', 'b']}
      itemKey={(item) => item}
      itemLabel={(item) => item}
    >
      {(item) => item}
    </daybow.SortableList>
  ),
  SortableGroups: (
    <daybow.SortableGroups
      aria-label="Order"
      defaultValue={[
        { key: 'morning', label: 'Morning', items: ['a', 'b'] },
        { key: 'evening', label: 'Evening', items: [] },
      ]}
      itemKey={(item) => item}
      itemLabel={(item) => item}
    >
      {(item) => item}
    </daybow.SortableGroups>
  ),
  StatCard: <daybow.StatCard label="Days" value="7" />,
  Strip: <daybow.Strip aria-label="Sample">A sample</daybow.Strip>,
  Switch: <daybow.Switch label="Reminder" />,
  TextArea: <daybow.TextArea label="Note" characterLimit={10} />,
  TextField: <daybow.TextField label="Name" />,
  ToastProvider: <daybow.ToastProvider />,
  WeekBow: (
    <daybow.WeekBow
      days={[{ day: '2026-11-21', share: 60, label: '3 of 5' }]}
      value="2026-11-21"
      onValueChange={() => {}}
      today="2026-11-21"
    />
  ),
  WeekdayPicker: <daybow.WeekdayPicker name="days" />,
  YearCalendar: <daybow.YearCalendar today="2026-11-21" onDaySelect={() => {}} />,
};

test('all components are here', () => {
  const exported = Object.keys(daybow).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(components).toSorted()).toEqual(exported.toSorted());
});

test.each(Object.keys(components))('%s mounts, changes and unmounts', (name) => {
  const error = vi.spyOn(console, 'error');
  const tree = <form>{components[name]}</form>;
  const { rerender, unmount } = render(tree);
  rerender(tree);
  unmount();
  expect(error).not.toHaveBeenCalled();
});

test('a menu opens, acts and gives the focus back', async () => {
  const edit = vi.fn<() => void>();
  render(
    <daybow.Menu trigger={<Button>More</Button>}>
      <daybow.MenuItem onSelect={edit}>Edit</daybow.MenuItem>
      <daybow.MenuItem>Archive</daybow.MenuItem>
    </daybow.Menu>,
  );
  await press('More');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toBe(document.activeElement),
  );
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toBe(document.activeElement);
});

function TwoRows() {
  return (
    <>
      <daybow.ListRow label="Export" />
      <daybow.ListRow label="Import" />
    </>
  );
}

test('a list counts the rows of components, and a row is a link', () => {
  render(
    <daybow.List>
      <TwoRows />
      <daybow.ListRow label="About" render={<a href="#about">{''}</a>} />
    </daybow.List>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('#about');
});

test('a date is typed, and chosen from a calendar', async () => {
  const onValueChange = vi.fn<(day: string | null) => void>();
  render(<daybow.DateField label="Born" today="2026-11-21" onValueChange={onValueChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Born');
  await userEvent.type(field, '11/3/26');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-03');
  expect(field.value).toBe('11/03/2026');
  await press('Choose a date');
  const chosen = await screen.findByRole('button', { name: 'Tuesday, November 3, selected' });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-04');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
});

test('a row moves to another group, with the focus', async () => {
  render(components['SortableGroups']);
  await press('Move down: b');
  const evening = screen.getByRole('list', { name: 'Evening' });
  expect(evening.textContent).toBe('b');
  expect(screen.getByRole('status').textContent).toContain('Evening');
  expect(screen.getByRole('button', { name: 'Move down: b' })).toBe(document.activeElement);
  await press('Move up: b');
  expect(screen.queryByRole('list', { name: 'Evening' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Morning' }).textContent).toBe('ab');
});

test('a dialog opens and closes', async () => {
  render(
    <Dialog title="Add habit" trigger={<Button>Add</Button>}>
      <p>What is it?</p>
    </Dialog>,
  );
  await press('Add');
  expect(await screen.findByRole('dialog', { name: 'Add habit' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const submitted = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];

const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

test('a number has a unit, and a duration is typed as hours and minutes', async () => {
  render(
    <form aria-label="Day">
      <daybow.NumberField
        label="Weight"
        name="weight"
        format={{ style: 'unit', unit: 'kilogram' }}
      />
      <daybow.NumberField label="Sleep" name="sleep" format="h:mm" />
      <daybow.NumberField label="Steps" format={{ maximumFractionDigits: 0 }} />
    </form>,
  );
  await userEvent.type(field('Weight'), '72.5');
  await userEvent.type(field('Sleep'), '7h30');
  await userEvent.type(field('Steps'), '2.5');
  await userEvent.tab();
  expect(field('Weight').value).toBe('72.5 kg');
  expect(field('Sleep').value).toBe('7:30');
  expect(submitted()).toEqual([
    ['weight', '72.5'],
    ['sleep', '450'],
  ]);
  expect(field('Steps').validationMessage).toBe('Please enter a whole number, such as 8');
  expect(field('Steps').value).toBe('2.5');
});

test('a checkbox works in a form', async () => {
  render(
    <form aria-label="Settings">
      <daybow.Checkbox label="On weekends" name="weekends" description="Saturday and Sunday" />
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'On weekends' }));
  expect(submitted()).toEqual([['weekends', 'on']]);
  await userEvent.click(screen.getByText('Saturday and Sunday'));
  expect(submitted()).toEqual([]);
});

test('a switch works in a form', async () => {
  render(
    <form aria-label="Settings">
      <Switch label="Reminder" name="reminder" />
    </form>,
  );
  expect(submitted()).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'Reminder' }));
  expect(submitted()).toEqual([['reminder', 'on']]);
  await userEvent.click(screen.getByText('Reminder'));
  expect(submitted()).toEqual([]);
});

function Progress() {
  const [value, setValue] = useState(20);
  return (
    <>
      <ProgressRing value={value} />
      <Button onClick={() => setValue(80)}>Go on</Button>
    </>
  );
}

test('a press beside the row of a card toggles nothing', async () => {
  const card = (
    <daybow.HabitCard icon="📖" label={<b>Read</b>} streak="3 days" lastDays="Mo Tu We">
      <button type="button">Tips</button>
    </daybow.HabitCard>
  );
  render(card);
  const toggle = screen.getByRole('button', { name: /^Read ?3 days$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Tips' }));
  await userEvent.click(screen.getByText('Mo Tu We'));
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

test('several rings are one picture, and a count is read in words', () => {
  render(
    <>
      <ProgressRing
        label="Today"
        rings={[
          { label: 'Steps', value: 120 },
          { label: 'Water', value: null },
        ]}
      />
      <ProgressRing label="Glasses" value={3} max={8} figure="count" tone="success" size={24} />
    </>,
  );
  screen.getByRole('img', { name: 'Today: Steps 120%, Water Nothing yet' });
  const count = screen.getByRole('progressbar', { name: 'Glasses' });
  expect(count.getAttribute('aria-valuetext')).toBe('3 of 8');
});

test('a mood can be an object with a picture', async () => {
  const onValueChange = vi.fn<(value: object | null) => void>();
  const kinds = [
    { value: { day: 'work' }, label: 'Work', icon: <svg /> },
    { value: { day: 'rest' }, label: 'Rest', icon: <svg /> },
  ];
  render(<daybow.MoodPicker options={kinds} name="kind" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Rest' }));
  expect(onValueChange.mock.lastCall?.[0]).toBe(kinds[1]?.value);
  expect(screen.getByRole('radio', { name: 'Rest' }).getAttribute('value')).toBe('{"day":"rest"}');
});

test('a ring changes its value', async () => {
  render(<Progress />);
  await press('Go on');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');
  expect(await screen.findByText(/80/)).toBeTruthy();
});

test.each([
  ['BarChart', daybow.BarChart],
  ['LineChart', daybow.LineChart],
])('a datum of a %s is selected', async (_, Chart) => {
  const select = vi.fn<(datum: daybow.ChartDatum, index: number) => void>();
  render(<Chart aria-label="Habits" data={data} onDatumSelect={select} />);
  const slider = await screen.findByRole('slider', { name: 'Habits' });
  await userEvent.hover(slider);
  await userEvent.click(slider);
  expect(select).toHaveBeenLastCalledWith(data[0], 0);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(select).toHaveBeenLastCalledWith(data[1], 1);
  expect(select).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('slider', { name: 'Habits' })).toBe(slider);
});

test.each([
  ['BarChart', daybow.BarChart],
  ['LineChart', daybow.LineChart],
])('a %s tells the values of all series', async (_, Chart) => {
  const series = ['Morning', 'Evening'].map((label, index) => ({ label, value: () => index }));
  render(<Chart aria-label="Habits" data={data} series={series} />);
  const slider = await screen.findByRole('slider', { name: 'Habits' });
  expect(slider.getAttribute('aria-valuetext')).toContain('Morning 0; Evening 1');
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns.slice(1)).toEqual(['Morning', 'Evening']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Morning',
    'Evening',
  ]);
});

const undo = vi.fn<() => void>();

function Archive() {
  const toast = useToast();
  const action = { label: 'Undo', onAction: undo };
  return (
    <Button onClick={() => toast({ tone: 'success', message: 'Archived', action })}>Archive</Button>
  );
}

test('a toast is found once at every moment, and its action is pressed', async () => {
  render(
    <ToastProvider>
      <Archive />
    </ToastProvider>,
  );
  await press('Archive');
  // Longer than until the announcement for screen readers.
  await screen.findByText('Archived');
  for (let moment = 0; moment < 30; moment += 1) {
    expect(screen.getAllByText('Archived')).toHaveLength(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  await userEvent.click(screen.getByText('Archived'));
  await press('Undo');
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Archived')).toBeNull(), { timeout: 3000 });
});
