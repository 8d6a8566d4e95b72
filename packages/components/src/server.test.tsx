import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Badge,
  BottomNav,
  BottomNavItem,
  Bow,
  Button,
  Card,
  CellStrip,
  Checkbox,
  ChipGroup,
  Column,
  DateField,
  DateStepper,
  DayBow,
  DaybowProvider,
  Disclosure,
  EmojiField,
  EmojiTile,
  EmptyState,
  Fab,
  HabitCard,
  IconButton,
  List,
  ListRow,
  Menu,
  MenuGroup,
  MenuItem,
  MonthCalendar,
  MoodEntry,
  MoodFace,
  MoodPicker,
  NumberField,
  PageHeader,
  ProgressBar,
  ProgressCard,
  ProgressRing,
  QuitCard,
  RadioGroup,
  Scale,
  Section,
  SegmentedControl,
  SelectField,
  Skeleton,
  SortableGroups,
  SortableList,
  StatCard,
  Strip,
  TextArea,
  TextField,
  WeekBow,
  WeekdayPicker,
  YearCalendar,
} from './index';

/** Components, and texts that have to be in their server markup. */
const cases: [name: string, render: () => ReactElement, ...texts: string[]][] = [
  ['Badge', () => <Badge max={99}>{120}</Badge>, '99+'],
  ['BottomNav', () => <BottomNav />, 'Main'],
  [
    'BottomNavItem',
    () => <BottomNavItem href="/mood" label="Mood" icon="🙂" current />,
    'Mood',
    'aria-current="page"',
  ],
  ['Bow', () => <Bow value={50} />, 'aria-hidden'],
  ['Button', () => <Button>Save</Button>, 'Save'],
  ['Card', () => <Card title="Mood Trends" />, 'Mood Trends'],
  [
    'CellStrip',
    () => <CellStrip aria-label="Read: 1 of 2" cells={[{ value: 'part', share: 40 }]} />,
    'Read: 1 of 2',
    '--daybow-share:40%',
  ],
  ['Checkbox', () => <Checkbox label="On weekends" defaultChecked />, 'On weekends', 'checked=""'],
  [
    'ChipGroup',
    () => (
      <ChipGroup
        label="Labels"
        name="labels"
        options={[{ value: 'run', label: 'Running', emoji: '🏃' }]}
        defaultValue={['run']}
      />
    ),
    'Labels',
    'Running',
    'aria-pressed="true"',
    'type="hidden" name="labels" value="run"',
  ],
  ['Column', () => <Column>Daybow</Column>, 'Daybow'],
  [
    'DayBow',
    () => (
      <DayBow
        aria-label="2026"
        days={[{ day: '2026-03-05', mood: 3.5, level: 0.5 }]}
        min="2026-01-01"
        max="2026-12-31"
        monthText={(month) => `${month}: 1 day`}
        count="1"
      />
    ),
    'viewBox',
    'color-mix',
    'aria-valuetext="2026-03: 1 day"',
  ],
  [
    'DaybowProvider',
    () => (
      <DaybowProvider words={{ ProgressRing: { label: 'Geschafft' } }} locale="de" dir="ltr">
        <ProgressRing value={60} />
      </DaybowProvider>
    ),
    'Geschafft',
    '60\u00A0%',
    '<div dir="ltr" lang="de"',
  ],
  [
    'DateField',
    () => <DateField label="Born" name="born" defaultValue="1999-03-05" locale="de" />,
    'Born',
    'placeholder="TT.MM.JJJJ"',
    'value="05.03.1999"',
    'value="1999-03-05"',
    'Freitag, 5. März 1999',
  ],
  ['DateStepper', () => <DateStepper onStep={() => {}}>Today</DateStepper>, 'Today', 'Next day'],
  ['Disclosure', () => <Disclosure label="More">Less</Disclosure>, 'More', 'Less'],
  ['EmojiField', () => <EmojiField label="Icon" defaultValue="✨" />, 'Icon', '✨'],
  ['EmojiTile', () => <EmojiTile>🌙</EmojiTile>, '🌙'],
  ['EmptyState', () => <EmptyState title="No habits yet" />, 'No habits yet'],
  ['Fab', () => <Fab aria-label="Add habit" />, 'Add habit'],
  [
    'HabitCard',
    () => <HabitCard icon="📖" label="Read" defaultCompleted />,
    'Read',
    'aria-pressed="true"',
  ],
  ['IconButton', () => <IconButton aria-label="Settings" />, 'Settings'],
  ['List', () => <List>Exercise</List>, 'Exercise'],
  ['ListRow', () => <ListRow label="About" description="Version" />, 'About', 'Version'],
  [
    'ListRow',
    () => <ListRow label="About" render={<a href="/about">{''}</a>} />,
    '<a href="/about"',
  ],
  [
    'Menu',
    () => (
      <Menu trigger={<Button>More</Button>} defaultOpen>
        <MenuGroup label="Sort by">
          <MenuItem checked>Name</MenuItem>
        </MenuGroup>
      </Menu>
    ),
    'More',
    'aria-expanded="true"',
    'Sort by',
    'menuitemcheckbox',
  ],
  [
    'MonthCalendar',
    () => <MonthCalendar today="2026-11-21" markOf={() => null} onDaySelect={() => {}} />,
    'November',
    'Monday',
    'aria-current="date"',
  ],
  ['MoodEntry', () => <MoodEntry date="Today" value={4} emoji="🙂" label="Good" />, 'Good'],
  [
    'MoodFace',
    () => <MoodFace value={3.5} aria-label="Okay to good" />,
    'Okay to good',
    'color-mix',
  ],
  [
    'MoodPicker',
    () => <MoodPicker options={[{ value: 4, label: 'Good', emoji: '🙂' }]} defaultValue={4} />,
    'Good',
    'checked',
  ],
  [
    'NumberField',
    () => <NumberField label="Target" name="target" defaultValue={1.5} locale="de" />,
    'Target',
    'value="1,5"',
    'value="1.5"',
  ],
  ['PageHeader', () => <PageHeader title="Settings" />, 'Settings'],
  ['ProgressBar', () => <ProgressBar value={3} max={8} label="Reading" />, 'Reading', '"3"'],
  ['ProgressCard', () => <ProgressCard value={60} count="3 of 5" caption="habits" />, '3 of 5'],
  ['ProgressRing', () => <ProgressRing value={60} />, 'Complete', '60%'],
  [
    'QuitCard',
    () => <QuitCard icon="🚬" label="Smoking" statusText="2 days without" />,
    'Smoking',
    'It happened',
  ],
  ['Scale', () => <Scale label="Pain" maxLabel="Worst" />, 'Pain', 'aria-label="10, Worst"'],
  [
    'SegmentedControl',
    () => <SegmentedControl label="Period" options={[{ value: 'week', label: 'Week' }]} />,
    'Period',
    'Week',
  ],
  [
    'RadioGroup',
    () => (
      <RadioGroup
        aria-label="Journal"
        options={[{ value: 'a', label: 'Empty list' }]}
        defaultValue="a"
      />
    ),
    'Empty list',
    'checked',
  ],
  ['Section', () => <Section title="Insights" />, 'Insights'],
  [
    'SelectField',
    () => (
      <SelectField
        label="Week starts on"
        options={[
          { value: '1', label: 'Monday' },
          { value: '7', label: 'Sunday' },
        ]}
        defaultValue="7"
      />
    ),
    'Week starts on',
    '<option value="7" selected="">Sunday</option>',
  ],
  ['Skeleton', () => <Skeleton />, 'aria-hidden="true"'],
  [
    'SortableGroups',
    () => (
      <SortableGroups
        aria-label="Order"
        defaultValue={[
          { key: 1, label: 'Morning', items: ['Read'] },
          { key: 2, label: 'Evening', items: [] },
        ]}
        itemKey={String}
        itemLabel={String}
      >
        {(name) => name}
      </SortableGroups>
    ),
    'Morning',
    'Read',
    'Nothing here yet',
  ],
  [
    'SortableList',
    () => (
      <SortableList aria-label="Order" defaultValue={['Read']} itemKey={String} itemLabel={String}>
        {String}
      </SortableList>
    ),
    'Read',
    'Move up: Read',
  ],
  ['StatCard', () => <StatCard label="Day Streak" value="7" />, 'Day Streak', '7'],
  ['Strip', () => <Strip actions="Start">Sample data</Strip>, 'Sample data', 'Start'],
  ['TextArea', () => <TextArea label="Note" defaultValue="Slept well" />, 'Note', 'Slept well'],
  ['TextField', () => <TextField label="Habit name" error="Missing" />, 'Habit name', 'Missing'],
  [
    'WeekBow',
    () => (
      <WeekBow
        days={[{ day: '2026-11-21', share: 60, label: '3 of 5' }]}
        value="2026-11-21"
        onValueChange={() => {}}
        today="2026-11-21"
      />
    ),
    'Saturday, November 21, 3 of 5',
    'aria-checked="true"',
  ],
  ['WeekdayPicker', () => <WeekdayPicker defaultValue={[7]} />, 'Sunday', 'aria-pressed="true"'],
  [
    'YearCalendar',
    () => (
      <YearCalendar
        today="2026-11-21"
        marks={{ '2026-11-20': { value: 4, label: 'Good' } }}
        defaultValue="2026-11-20"
      />
    ),
    'Friday, November 20, Good',
    'Friday, November 20: Good',
    'aria-current="date"',
  ],
];

test.each(cases)('%s renders on a server', (_, render, ...texts) => {
  const html = renderToString(render());
  for (const text of texts) expect(html).toContain(text);
});
