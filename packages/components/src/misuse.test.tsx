import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Daybow = typeof import('./index');

const good = { value: 2, label: 'Good', emoji: '🙂' };

interface WrongUse {
  use: (daybow: Daybow) => ReactElement;
  what: string;
  why: string;
  mend: string;
}

const wrongUses: WrongUse[] = [
  {
    use: ({ MoodPicker }) => <MoodPicker options={[good, { ...good, label: 'Fine' }]} />,
    what: 'MoodPicker has two options with the value 2.',
    why: 'both would count as chosen',
    mend: 'Give each option a value of its own.',
  },
  ...['RadioGroup', 'SelectField'].map((name) => ({
    use: (daybow: Daybow) =>
      createElement(daybow[name as 'RadioGroup'], {
        label: 'Week starts on',
        options: [
          { value: '1', label: 'Monday' },
          { value: '1', label: 'Sunday' },
        ],
      }),
    what: `${name} has two options with the value 1.`,
    why: 'both would count as chosen',
    mend: 'Give each option a value of its own.',
  })),
  {
    use: ({ ProgressRing }) => <ProgressRing value={60} radius={-1} />,
    what: 'ProgressRing has a radius of -1,',
    why: "can't be drawn",
    mend: 'Give `radius` a number above 0',
  },
  {
    use: ({ BottomNavItem }) => <BottomNavItem label="Home" icon="⌂" />,
    what: "BottomNavItem 'Home' leads nowhere:",
    why: 'no key reaches it',
    mend: "Give it `href`, or your router's link as `render`.",
  },
  {
    use: ({ ToastProvider }) => <ToastProvider duration={0} />,
    what: 'ToastProvider has a duration of 0,',
    why: 'gone before anyone has read them',
    mend: 'Give `duration` in milliseconds, or `Infinity`',
  },
  ...nameless('Dialog', 'title', ({ Dialog }) => <Dialog title="" />),
  ...nameless('Fab', 'label', ({ Fab }) => <Fab label="" />),
  ...nameless('HabitCard', 'name', ({ HabitCard }) => <HabitCard icon="📖" name=" " />),
  ...nameless('IconButton', 'label', ({ IconButton }) => <IconButton label="" />),
  ...nameless('ProgressRing', 'label', ({ ProgressRing }) => <ProgressRing value={1} label="" />),
  ...nameless('RadioGroup', 'label', ({ RadioGroup }) => <RadioGroup options={[]} />),
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

/** A component that nobody could call by its name. */
function nameless(component: string, prop: string, use: WrongUse['use']): WrongUse[] {
  return [
    {
      use,
      what: `${component} has no ${prop},`,
      why: 'there is no name for a screen reader to say',
      mend: `Give it a ${prop}: a few words`,
    },
  ];
}

/** The package as a page first loads it: each wrong use is told once. */
async function freshDaybow(): Promise<Daybow> {
  vi.resetModules();
  return import('./index');
}

describe('a wrong use in development', () => {
  let said: string[];

  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((words) => {
      // React itself complains of two equal keys.
      if (String(words).startsWith('Daybow:')) said.push(String(words));
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it.each(wrongUses)('$what', async ({ use, what, why, mend }) => {
    const element = use(await freshDaybow());
    renderToStaticMarkup(element);
    renderToStaticMarkup(element);
    expect(said).toHaveLength(1);
    for (const words of [what, why, mend]) expect(said[0]).toContain(words);
  });

  it('is not told in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const daybow = await freshDaybow();
    for (const { use } of wrongUses) renderToStaticMarkup(use(daybow));
    expect(said).toEqual([]);
  });

  it('says nothing of a right use', async () => {
    const { MoodPicker, ProgressRing } = await freshDaybow();
    const options = [good, { value: 1, label: 'Bad', emoji: '🙁' }];
    renderToStaticMarkup(createElement(MoodPicker, { options }));
    renderToStaticMarkup(<ProgressRing value={null} radius={0.5} label="0" />);
    expect(said).toEqual([]);
  });
});

describe('a production build', () => {
  it('carries none of the words, nor the question', async () => {
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
    for (const { what, why, mend } of wrongUses) {
      for (const words of [what, why, mend]) expect(code).not.toContain(words);
    }
    expect(code).not.toMatch(
      /NODE_ENV|a value after it had held its own|best around the whole app/,
    );
  });
});
