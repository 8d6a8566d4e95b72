import * as daybow from '@daybow/components';
import type { ReactElement } from 'react';

/** All components, which have a capital, but for `DialogClose`, which is in the dialog, and the parts of a menu. */
type Name = Exclude<
  Extract<keyof typeof daybow, Capitalize<string>>,
  'DialogClose' | 'MenuGroup' | 'MenuItem'
>;

const moods = [
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 2, label: 'Bad', emoji: '🙁' },
];
const places = [
  { value: 'home', label: 'At home' },
  { value: 'away', label: 'Away', description: 'On the way' },
];
const week = {
  data: [
    { label: 'Mon', value: 3 },
    { label: 'Tue', value: 5 },
  ],
  domain: [0, 5] as const,
};

function Notify() {
  const toast = daybow.useToast();
  const action = { label: 'Undo', onAction: () => {} };
  return (
    <daybow.Button onClick={() => toast({ message: 'Archived', action })}>Notify</daybow.Button>
  );
}

/** Each component, in a state with as many of its parts as possible. */
export const looks: Record<Name, ReactElement> = {
  // These two first: what they open covers the same part of the page with Tailwind and without.
  Dialog: (
    <daybow.Dialog
      title="Add habit"
      description="It is due from today on."
      trigger={<daybow.Button>Open</daybow.Button>}
    >
      <daybow.TextField label="Habit name" placeholder="Walk" />
      <daybow.DialogClose>Cancel</daybow.DialogClose>
    </daybow.Dialog>
  ),
  ToastProvider: (
    <daybow.ToastProvider actionDuration={Infinity}>
      <Notify />
    </daybow.ToastProvider>
  ),
  Badge: (
    <>
      <daybow.Badge max={99}>{120}</daybow.Badge>
      <daybow.Badge tone="error">New</daybow.Badge>
    </>
  ),
  BarChart: <daybow.BarChart aria-label="Habits" {...week} showTable />,
  BottomNav: (
    <daybow.BottomNav>
      <daybow.BottomNavItem label="Home" icon="⌂" href="#home" current />
      <daybow.BottomNavItem label="Mood" icon="☺" href="#mood" />
    </daybow.BottomNav>
  ),
  BottomNavItem: <daybow.BottomNavItem label="Home" icon="⌂" href="#home" />,
  Bow: <daybow.Bow value={60} />,
  Button: (
    <>
      <daybow.Button>Save</daybow.Button>
      <daybow.Button variant="quiet">Skip</daybow.Button>
    </>
  ),
  Card: (
    <daybow.Card title="Week" titleElement="h2">
      Seven days
    </daybow.Card>
  ),
  CellStrip: (
    <daybow.CellStrip
      aria-label="Read: 1 of 3 days"
      cells={[{ value: 'done' }, { value: 'part', share: 40 }, { value: 'missed' }]}
    />
  ),
  ChipGroup: (
    <daybow.ChipGroup label="Where" options={places} defaultValue={['home']}>
      <daybow.Button size="small">More</daybow.Button>
    </daybow.ChipGroup>
  ),
  Column: <daybow.Column>A column</daybow.Column>,
  DateField: <daybow.DateField label="Born" description="A day" defaultValue="1999-03-05" />,
  DateStepper: (
    <daybow.DateStepper onStep={() => {}} hasNext={false} description="Today">
      Saturday 21 November
    </daybow.DateStepper>
  ),
  DayBow: (
    <daybow.DayBow
      aria-label="2026"
      days={[{ day: '2026-11-21', mood: 4, level: 0.5 }]}
      min="2026-01-01"
      max="2026-12-31"
      monthText={(month) => month}
      count="1"
      caption="day"
    />
  ),
  DaybowProvider: (
    <daybow.DaybowProvider dir="rtl">
      <daybow.Switch label="Reminder" />
    </daybow.DaybowProvider>
  ),
  Disclosure: (
    <daybow.Disclosure label="More" open>
      What was hidden
    </daybow.Disclosure>
  ),
  EmojiField: <daybow.EmojiField label="Icon" description="One emoji" suggestions={['🌿', '🚶']} />,
  EmojiTile: <daybow.EmojiTile tint={2}>🌿</daybow.EmojiTile>,
  EmptyState: (
    <daybow.EmptyState
      title="Nothing yet"
      titleElement="h2"
      description="Add the first habit."
      icon={<daybow.Bow value={50} />}
      actions={<daybow.Button>Add</daybow.Button>}
    />
  ),
  Fab: <daybow.Fab aria-label="Add">+</daybow.Fab>,
  HabitCard: (
    <>
      <daybow.HabitCard icon="📖" label="Read" description="In bed" defaultCompleted />
      <daybow.HabitCard icon="💧" label="Drink" target={8} defaultAmount={2} unit="glasses" />
      <daybow.HabitCard icon="🚶" label="Walk" streak="3 days" lastDays="Mo Tu We">
        In the park
      </daybow.HabitCard>
    </>
  ),
  IconButton: <daybow.IconButton aria-label="Close">×</daybow.IconButton>,
  LineChart: <daybow.LineChart aria-label="Mood" {...week} showTable />,
  List: (
    <daybow.List>
      <daybow.ListRow label="Row" description="More about it" />
      <daybow.Switch label="Reminder" description="Daily" defaultChecked />
    </daybow.List>
  ),
  ListRow: <daybow.ListRow label="Row" icon={<daybow.EmojiTile>🌙</daybow.EmojiTile>} />,
  Menu: (
    <daybow.Menu trigger={<daybow.Button>More</daybow.Button>}>
      <daybow.MenuItem>Edit</daybow.MenuItem>
    </daybow.Menu>
  ),
  MonthCalendar: (
    <daybow.MonthCalendar
      today="2026-11-21"
      description="Moods of a month"
      markOf={(day) => (day > '2026-11-14' ? { value: 4, label: 'Good', noted: true } : null)}
      onDaySelect={() => {}}
      onMonthChange={() => {}}
      legend={[{ value: 4, label: 'Good' }]}
    />
  ),
  MoodEntry: (
    <daybow.MoodEntry
      date="Today"
      value={4}
      emoji="🙂"
      label="Good"
      showLabel
      note="A long walk"
      actions={<daybow.IconButton aria-label="Edit">✎</daybow.IconButton>}
    />
  ),
  MoodFace: <daybow.MoodFace value={3.5} aria-label="Okay to good" />,
  MoodPicker: <daybow.MoodPicker options={moods} defaultValue={4} />,
  NumberField: <daybow.NumberField label="Target" description="A day" defaultValue={8} />,
  PageHeader: <daybow.PageHeader title="Today" description="Saturday" />,
  ProgressBar: <daybow.ProgressBar value={3} max={8} label="Reading" valueText="3 of 8" />,
  ProgressCard: (
    <daybow.ProgressCard
      value={60}
      date="Saturday"
      count="3 of 5"
      caption="habits completed"
      note="Go on"
    />
  ),
  ProgressRing: (
    <>
      <daybow.ProgressRing value={60} />
      <daybow.ProgressRing rings={[{ label: 'Steps', value: 60 }]}>Today</daybow.ProgressRing>
    </>
  ),
  QuitCard: <daybow.QuitCard icon="🚬" label="Smoking" statusText="2 days without" />,
  RadioGroup: <daybow.RadioGroup aria-label="Where" options={places} defaultValue="home" />,
  Scale: <daybow.Scale label="Pain" minLabel="None" maxLabel="Worst" defaultValue={3} />,
  SegmentedControl: <daybow.SegmentedControl label="Where" options={places} defaultValue="home" />,
  Checkbox: <daybow.Checkbox label="Weekends" description="Too" defaultChecked />,
  Section: (
    <daybow.Section title="Habits" actions={<daybow.Button variant="quiet">Sort</daybow.Button>}>
      Five of them
    </daybow.Section>
  ),
  SelectField: <daybow.SelectField label="Place" options={places} />,
  Skeleton: (
    <>
      <daybow.Skeleton />
      <daybow.Skeleton variant="block" />
      <daybow.Skeleton variant="circle" />
    </>
  ),
  SortableGroups: (
    <daybow.SortableGroups
      aria-label="Order"
      defaultValue={[
        { key: 'morning', label: 'Morning', items: ['Read'] },
        { key: 'evening', label: 'Evening', items: [] },
      ]}
      itemKey={String}
      itemLabel={String}
    >
      {(item) => item}
    </daybow.SortableGroups>
  ),
  SortableList: (
    <daybow.SortableList
      aria-label="Order"
      defaultValue={['Read', 'Walk']}
      itemKey={(item) => item}
      itemLabel={(item) => item}
    >
      {(item) => item}
    </daybow.SortableList>
  ),
  StatCard: <daybow.StatCard label="Day streak" value="7" tone="success" />,
  Strip: (
    <daybow.Strip actions={<daybow.Button size="small">Start</daybow.Button>}>
      This is sample data.
    </daybow.Strip>
  ),
  Switch: <daybow.Switch label="Reminder" description="Daily" />,
  TextArea: <daybow.TextArea label="Note" characterLimit={10} defaultValue="A long walk" />,
  TextField: <daybow.TextField label="Name" placeholder="Walk" error="Give it a name" />,
  WeekBow: (
    <daybow.WeekBow
      days={[{ day: '2026-11-21', share: 60, label: '3 of 5' }]}
      value="2026-11-21"
      onValueChange={() => {}}
      today="2026-11-21"
    />
  ),
  WeekdayPicker: <daybow.WeekdayPicker defaultValue={[1]} />,
  YearCalendar: (
    <daybow.YearCalendar
      today="2026-11-21"
      min="2026-11-01"
      marks={{ '2026-11-20': { value: 5, label: 'Great' } }}
    />
  ),
};
