import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Daybow = typeof import('./index');

const good = { value: 2, label: 'Good', emoji: '🙂' };

const calendar = { today: '2026-11-21', markOf: () => null, onDaySelect: () => {} };

interface Misuse {
  render: (daybow: Daybow) => ReactElement;
  /** The parts of the message. */
  what: string;
  why: string;
  fix: string;
}

const misuses: Misuse[] = [
  {
    render: ({ MoodPicker }) => <MoodPicker options={[good, { ...good, label: 'Fine' }]} />,
    what: 'MoodPicker has two options with the value 2.',
    why: 'both would be selected at once',
    fix: 'Give each option its own value.',
  },
  ...['ChipGroup', 'RadioGroup', 'SegmentedControl', 'SelectField'].map((name) => ({
    render: (daybow: Daybow) =>
      createElement(daybow[name as 'RadioGroup'], {
        label: 'Week starts on',
        options: [
          { value: '1', label: 'Monday' },
          { value: '1', label: 'Sunday' },
        ],
      }),
    what: `${name} has two options with the value 1.`,
    why: 'both would be selected at once',
    fix: 'Give each option its own value.',
  })),
  {
    render: ({ ProgressRing }) => <ProgressRing value={60} radius={-1} />,
    what: 'ProgressRing has a radius of -1,',
    why: 'cannot be drawn',
    fix: 'Give `radius` a number above 0',
  },
  {
    render: ({ BottomNavItem }) => <BottomNavItem label="Home" icon="⌂" />,
    what: "BottomNavItem 'Home' has no address,",
    why: 'it is not a link and cannot be focused',
    fix: "Give it `href`, or your router's link as `render`.",
  },
  {
    render: ({ ToastProvider }) => <ToastProvider duration={0} />,
    what: 'ToastProvider has a duration of 0,',
    why: 'close before anyone could read them',
    fix: 'Give `duration` in milliseconds, or `Infinity`',
  },
  ...(['BarChart', 'LineChart'] as const).flatMap((chart) => misusesOfA(chart)),
  {
    render: ({ HabitCard }) => <HabitCard icon="📖" label="Read" completed={null as never} />,
    what: 'HabitCard has null as `completed`,',
    why: 'neither done nor not',
    fix: 'Give `completed` as true or false',
  },
  {
    render: ({ MonthCalendar }) => <MonthCalendar {...calendar} month="2026-11-21" />,
    what: "MonthCalendar has '2026-11-21' as its month,",
    why: 'not a month',
    fix: "Give `month` as 'YYYY-MM'",
  },
  {
    render: ({ DateField }) => <DateField label="Born" value="5.3.1999" />,
    what: "DateField has '5.3.1999' as its value,",
    why: 'not a day, so the field is empty',
    fix: "Give `value` and `defaultValue` as 'YYYY-MM-DD'",
  },
  ...(['MonthCalendar', 'WeekdayPicker', 'YearCalendar', 'DaybowProvider'] as const).map(
    (name) => ({
      render: (daybow: Daybow) =>
        createElement(daybow[name as 'MonthCalendar'], { ...calendar, locale: 'en_US' }),
      what: `${name} has the locale 'en_US',`,
      why: 'not a language tag',
      fix: "Give `locale` as a BCP 47 tag with hyphens: 'en-US'",
    }),
  ),
  {
    render: ({ ProgressRing }) => <ProgressRing value={60} size={0} />,
    what: 'ProgressRing has a size of 0,',
    why: 'no room for a ring',
    fix: 'Give `size` a number above 0',
  },
  {
    render: ({ ProgressRing }) => <ProgressRing value={60} radius={20} thickness={50} />,
    what: 'ProgressRing has a thickness of 50,',
    why: 'no room for',
    fix: 'Give `thickness` a number above 0',
  },
  {
    render: ({ DialogClose }) => <DialogClose>Cancel</DialogClose>,
    what: 'DialogClose is outside of a <Dialog>,',
    why: 'nothing that it could close',
    fix: 'Put it into one',
  },
  {
    render: ({ MenuItem }) => <MenuItem>Edit</MenuItem>,
    what: 'MenuItem is outside of a <Menu>,',
    why: 'no key reaches it',
    fix: 'Put it into one',
  },
  ...nameless('Card', 'title', ({ Card }) => <Card onPress={() => {}}>Mood</Card>),
  ...nameless('CellStrip', 'aria-label', ({ CellStrip }) => <CellStrip aria-label="" cells={[]} />),
  ...nameless('Checkbox', 'label', ({ Checkbox }) => <Checkbox label="" />),
  ...nameless('DayBow', 'aria-label', ({ DayBow }) => (
    <DayBow aria-label="" days={[]} min="2026-01-01" max="2026-12-31" monthText={String} />
  )),
  ...nameless('Dialog', 'title', ({ Dialog }) => <Dialog title="" />),
  ...nameless('Fab', 'aria-label', ({ Fab }) => <Fab aria-label="" />),
  ...nameless('HabitCard', 'label', ({ HabitCard }) => <HabitCard icon="📖" label=" " />),
  ...nameless('IconButton', 'aria-label', ({ IconButton }) => <IconButton aria-label="" />),
  ...nameless('ListRow', 'label', ({ ListRow }) => <ListRow label="" onPress={() => {}} />),
  ...nameless('ProgressBar', 'label', ({ ProgressBar }) => <ProgressBar value={1} />),
  ...nameless('ProgressRing', 'label', ({ ProgressRing }) => <ProgressRing value={1} label="" />),
  ...nameless('A field', 'label', ({ RadioGroup }) => <RadioGroup options={[]} />),
  ...nameless('StatCard', 'label', ({ StatCard }) => <StatCard label="" value="7" />),
  ...nameless('Switch', 'label', ({ Switch }) => <Switch label={null} />),
  ...nameless('A field', 'label', ({ TextField }) => <TextField label="" />),
  ...nameless('A field', 'label', ({ TextArea }) => <TextArea label="" />),
  ...nameless('A field', 'label', ({ EmojiField }) => <EmojiField label="" />),
  ...nameless('BottomNavItem', 'label', ({ BottomNavItem }) => (
    <BottomNavItem label="" icon="⌂" href="/" />
  )),
  ...nameless('An option of MoodPicker', 'label', ({ MoodPicker }) => (
    <MoodPicker options={[{ ...good, label: '' }]} />
  )),
];

/** Wrong values that callers without types pass to a chart. */
function misusesOfA(chart: 'BarChart' | 'LineChart'): Misuse[] {
  const withData =
    (data: unknown) =>
    ({ [chart]: Chart }: Daybow) => <Chart aria-label="Habits" data={data as never} />;
  const mended = (type: string) => ({
    what: `${chart} has a value that is a ${type},`,
    why: 'only numbers can be drawn',
    fix: 'Give `value` a number, or null',
  });
  return [
    ...nameless(chart, 'aria-label', ({ [chart]: Chart }) => <Chart aria-label="" data={[]} />),
    { render: withData([{ label: 'Mon', value: '4' }]), ...mended('string') },
    { render: withData([{ label: 'Mon', value: 4n }]), ...mended('bigint') },
    {
      render: withData([4, 5]),
      what: `${chart} has data that are number,`,
      why: 'so they have no labels',
      fix: 'Give each datum as an object',
    },
    {
      render: withData([
        { label: 'Mon', count: 4 },
        { label: 'Tue', value: undefined },
      ]),
      what: `${chart} has data without \`value\`,`,
      why: 'nothing to draw for them',
      fix: 'Give each datum a `value`: a number, or null',
    },
    ...[
      ['Mon', 'is no day'],
      ['2026-03-01', 'is not after the one before it'],
    ].map(([label = '', why = '']) => ({
      render: ({ [chart]: Chart }: Daybow) => (
        <Chart
          byDate
          aria-label="Habits"
          data={[
            { label: '2026-03-02', value: 4 },
            { label, value: 5 },
          ]}
        />
      ),
      what: `${chart} has \`byDate\`, and the label '${label}' ${why},`,
      why: 'the data are in even steps',
      fix: 'Give each datum a day of its own',
    })),
    {
      render: withData(null),
      what: `${chart} has null as its data,`,
      why: 'nothing to draw',
      fix: 'Give `data` a list',
    },
  ];
}

/** A component without an accessible name. */
function nameless(component: string, prop: string, render: Misuse['render']): Misuse[] {
  return [
    {
      render,
      what: `${component} has no ${prop},`,
      why: 'screen readers have no name for it',
      fix: `Give it \`${prop}\`: a few words`,
    },
  ];
}

/** A new instance of the package, because each misuse is reported only once. */
async function freshDaybow(): Promise<Daybow> {
  vi.resetModules();
  return import('./index');
}

describe('a misuse in development', () => {
  let reports: string[];

  beforeEach(() => {
    reports = [];
    vi.spyOn(console, 'error').mockImplementation((message) => {
      // React itself reports two equal keys.
      if (String(message).startsWith('Daybow:')) reports.push(String(message));
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it.each(misuses)('$what', async ({ render, what, why, fix }) => {
    const element = render(await freshDaybow());
    renderToStaticMarkup(element);
    renderToStaticMarkup(element);
    expect(reports).toHaveLength(1);
    for (const part of [what, why, fix]) expect(reports[0]).toContain(part);
  });

  it('is not reported in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const daybow = await freshDaybow();
    for (const { render } of misuses) renderToStaticMarkup(render(daybow));
    expect(reports).toEqual([]);
  });

  it('is not reported for a correct use', async () => {
    const { BarChart, MoodPicker, ProgressRing } = await freshDaybow();
    const options = [good, { value: 1, label: 'Bad', emoji: '🙁' }];
    renderToStaticMarkup(createElement(MoodPicker, { options }));
    renderToStaticMarkup(<ProgressRing value={null} radius={0.5} label="0" />);
    renderToStaticMarkup(<BarChart aria-label="Habits" data={[{ label: 1, value: null }]} />);
    expect(reports).toEqual([]);
  });
});

describe('a production build', () => {
  it('contains neither the messages nor the check', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: `${import.meta.dirname}/index.ts`, formats: ['es'] },
        rolldownOptions: { external: [/^react/] },
      },
    });
    const [bundle] = [result].flat();
    const chunks = bundle && 'output' in bundle ? bundle.output : [];
    const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
    expect(code).toContain('daybow-MoodPicker');
    for (const { what, why, fix } of misuses) {
      for (const part of [what, why, fix]) expect(code).not.toContain(part);
    }
    expect(code).not.toMatch(
      /NODE_ENV|between controlled and uncontrolled|best around the whole app/,
    );
  });
});
