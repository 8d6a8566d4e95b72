import * as daybow from '@daybow/components';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactElement } from 'react';
import { english, type Words } from './words';

const { Badge, BarChart, BottomNav, BottomNavItem, Bow, Button, Card, Column, EmojiField } = daybow;
const { DateStepper, EmojiTile, EmptyState, Fab, HabitCard, IconButton, LineChart, List, ListRow } =
  daybow;
const { MonthCalendar, MoodEntry, MoodPicker, PageHeader, ProgressCard, ProgressRing, Section } =
  daybow;
const { Disclosure, RadioGroup, SelectField, SortableList, StatCard, Strip, Switch, TextArea } =
  daybow;
const { NumberField, ProgressBar, Skeleton, QuitCard, TextField, WeekBow, WeekdayPicker } = daybow;
const {
  CellStrip,
  Checkbox,
  ChipGroup,
  DateField,
  DayBow,
  MoodFace,
  Scale,
  SegmentedControl,
  SortableGroups,
  YearCalendar,
} = daybow;

/** The names of all public components. */
export const componentNames = Object.entries(daybow)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

const values = [4, 5, 3, 5, 4, 5, 5];
const faces = ['😄', '🙂', '😐', '🙁', '😢'];

/** Each public component by its name, except `Dialog` and `ToastProvider`, which render into a portal,
 * `DialogClose`, which needs a dialog around it, `Menu` and its parts, which are in the top layer while it is open, and `DaybowProvider`, which renders no element of its own. */
export function everyComponent(words: Words = english): Record<string, ReactElement> {
  const options = words.moods.map((label, index) => ({
    value: 5 - index,
    label,
    emoji: faces[index] ?? '',
  }));
  const chart = {
    data: words.days.map((label, index) => ({ label, value: values[index] ?? null })),
    domain: [1, 5] as const,
    describe: () => words.summary,
    roleDescription: words.figure,
    missingText: words.nothing,
    emptyText: words.nothing,
    tableColumns: [words.date, words.count] as const,
    tableActionLabel: () => words.action,
  };
  return {
    PageHeader: <PageHeader title={words.title} description={words.subtitle} />,
    ProgressCard: (
      <ProgressCard
        value={60}
        aria-label={words.caption}
        ringLabel={words.figure}
        date={words.date}
        count={words.count}
        caption={words.caption}
      />
    ),
    ProgressRing: <ProgressRing value={null} label={words.figure} emptyText={words.nothing} />,
    ProgressBar: (
      <ProgressBar value={3} max={5} label={words.caption} valueText={words.count} tone="success" />
    ),
    Badge: <Badge>{words.nothing}</Badge>,
    Skeleton: <Skeleton lines={2} />,
    Section: <Section title={words.title}>{words.sentence}</Section>,
    HabitCard: <HabitCard icon="📖" label={words.habit} defaultCompleted />,
    QuitCard: (
      <QuitCard
        icon="🚬"
        label={words.habit}
        statusText={words.count}
        happenedLabel={words.action}
      />
    ),
    NumberField: (
      <NumberField
        label={words.title}
        description={words.hint}
        error={words.error}
        locale={words.locale}
        defaultValue={1.5}
        decrementLabel={words.tabs[0]}
        incrementLabel={words.tabs[1]}
      />
    ),
    MoodPicker: <MoodPicker aria-label={words.title} options={options} defaultValue={4} />,
    TextField: <TextField label={words.title} description={words.hint} error={words.error} />,
    TextArea: <TextArea label={words.title} description={words.hint} rows={2} />,
    EmojiField: (
      <EmojiField
        label={words.figure}
        defaultValue="✨"
        suggestions={['🚶', '🌿']}
        suggestionsLabel={words.group}
        options={[{ value: '🎧', label: words.figure }]}
        moreLabel={words.action}
      />
    ),
    Button: <Button block>{words.action}</Button>,
    IconButton: (
      <IconButton aria-label={words.close}>
        <PlusIcon aria-hidden="true" />
      </IconButton>
    ),
    MoodEntry: (
      <MoodEntry
        date={words.date}
        value={4}
        emoji="🙂"
        label={words.moods[1]}
        note={words.sentence}
      />
    ),
    MoodFace: <MoodFace value={3.5} aria-label={words.moods[1]} />,
    List: (
      <List>
        <ListRow label={words.title} description={words.hint} />
        <Switch label={words.region} description={words.subtitle} defaultChecked />
      </List>
    ),
    ListRow: <ListRow icon={<EmojiTile>🌙</EmojiTile>} label={words.title} />,
    Switch: <Switch label={words.region} description={words.hint} />,
    StatCard: <StatCard label={words.figure} value={words.count} tone="success" />,
    Card: <Card title={words.subtitle}>{words.sentence}</Card>,
    BarChart: <BarChart {...chart} aria-label={words.caption} currentIndex={6} />,
    LineChart: <LineChart {...chart} aria-label={words.subtitle} />,
    MonthCalendar: (
      <MonthCalendar
        today="2026-11-21"
        locale={words.locale}
        description={words.subtitle}
        markOf={(day) => (day > '2026-11-14' ? { value: 4, label: words.moods[1] } : null)}
        onDaySelect={() => {}}
        missingText={words.nothing}
        legend={[{ value: 4, label: words.moods[1] }]}
        legendLabel={words.group}
        previousLabel={words.tabs[0]}
        nextLabel={words.tabs[1]}
      />
    ),
    DateField: (
      <DateField
        label={words.caption}
        description={words.hint}
        error={words.error}
        locale={words.locale}
        defaultValue="2026-11-21"
        chooseLabel={words.action}
      />
    ),
    DayBow: (
      <DayBow
        aria-label={words.subtitle}
        days={[{ day: '2026-11-21', mood: 4, level: 0.5 }]}
        min="2026-01-01"
        max="2026-12-31"
        monthText={(month) => `${words.count} ${month}`}
        locale={words.locale}
        count="1"
        caption={words.caption}
      />
    ),
    DateStepper: (
      <DateStepper
        onStep={() => {}}
        previousLabel={words.tabs[0]}
        nextLabel={words.tabs[1]}
        description={words.hint}
      >
        {words.date}
      </DateStepper>
    ),
    Strip: (
      <Strip aria-label={words.date} actions={words.action}>
        {words.sentence}
      </Strip>
    ),
    RadioGroup: (
      <RadioGroup
        label={words.title}
        options={words.tabs.map((label) => ({ value: label, label, description: words.hint }))}
        defaultValue={words.tabs[0]}
      />
    ),
    CellStrip: (
      <CellStrip
        aria-label={words.caption}
        cells={[{ value: 'done' }, { value: 'part', share: 40 }, { value: 'missed' }]}
      />
    ),
    Checkbox: (
      <Checkbox label={words.region} description={words.hint} error={words.error} defaultChecked />
    ),
    ChipGroup: (
      <ChipGroup
        label={words.title}
        description={words.hint}
        options={words.tabs.map((label) => ({ value: label, label, emoji: '🌿' }))}
        defaultValue={[words.tabs[0]]}
      />
    ),
    SegmentedControl: (
      <SegmentedControl
        label={words.title}
        options={words.tabs.map((label) => ({ value: label, label }))}
        defaultValue={words.tabs[0]}
      />
    ),
    Scale: (
      <Scale
        label={words.figure}
        locale={words.locale}
        minLabel={words.moods[0]}
        maxLabel={words.moods[4]}
        defaultValue={3}
      />
    ),
    WeekBow: (
      <WeekBow
        aria-label={words.title}
        days={[16, 17, 18, 19, 20, 21, 22].map((date) => ({
          day: `2026-11-${date}`,
          share: (date - 15) * 14,
          label: words.count,
        }))}
        value="2026-11-21"
        onValueChange={() => {}}
        today="2026-11-21"
        locale={words.locale}
      />
    ),
    WeekdayPicker: (
      <WeekdayPicker
        label={words.title}
        description={words.count}
        locale={words.locale}
        defaultValue={[1, 2]}
      />
    ),
    YearCalendar: (
      <YearCalendar
        aria-label={words.title}
        today="2026-11-21"
        min="2026-09-01"
        max="2026-11-30"
        locale={words.locale}
        markOf={(day) => ({ value: 1 + (Number(day.slice(8)) % 5), label: words.count })}
        legend={words.moods.map((label, index) => ({ value: index + 1, label }))}
        legendLabel={words.group}
        onDaySelect={() => {}}
      />
    ),
    SelectField: (
      <SelectField
        label={words.title}
        description={words.hint}
        options={words.days.map((label) => ({ value: label, label }))}
        defaultValue={words.days[6]}
      />
    ),
    SortableList: (
      <SortableList
        aria-label={words.subtitle}
        defaultValue={words.tabs}
        itemKey={(tab) => tab}
        itemLabel={(tab) => tab}
        moveUpLabel={(tab) => `${words.action} ${tab}`}
        moveDownLabel={(tab) => `${words.close} ${tab}`}
        movedText={(tab) => tab}
      >
        {(tab) => tab}
      </SortableList>
    ),
    SortableGroups: (
      <SortableGroups
        aria-label={words.subtitle}
        defaultValue={[
          { key: 'one', label: words.title, items: words.tabs },
          { key: 'two', label: words.figure, items: [] },
        ]}
        itemKey={(tab) => tab}
        itemLabel={(tab) => tab}
        moveUpLabel={(tab) => `${words.action} ${tab}`}
        moveDownLabel={(tab) => `${words.caption} ${tab}`}
        emptyText={words.nothing}
      >
        {(tab) => tab}
      </SortableGroups>
    ),
    Disclosure: <Disclosure label={words.title}>{words.sentence}</Disclosure>,
    EmptyState: (
      <EmptyState title={words.nothing} description={words.sentence} icon={<Bow value={50} />} />
    ),
    EmojiTile: <EmojiTile tint={2}>💧</EmojiTile>,
    Bow: <Bow />,
    Column: <Column style={{ minBlockSize: 0 }}>{words.sentence}</Column>,
    Fab: (
      <Fab aria-label={words.action}>
        <PlusIcon weight="bold" aria-hidden="true" />
      </Fab>
    ),
    BottomNav: (
      <BottomNav aria-label={words.navigation}>
        {words.tabs.map((label, index) => (
          <BottomNavItem key={label} label={label} icon="•" href="#here" current={index === 0} />
        ))}
      </BottomNav>
    ),
    BottomNavItem: <BottomNavItem label={words.tabs[0]} icon="•" href="#there" />,
  };
}
