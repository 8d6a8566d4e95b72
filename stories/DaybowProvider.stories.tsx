import {
  BarChart,
  BottomNav,
  Button,
  DateField,
  DateStepper,
  DaybowProvider,
  Dialog,
  EmojiField,
  HabitCard,
  LineChart,
  MonthCalendar,
  MoodPicker,
  NumberField,
  ProgressCard,
  ProgressRing,
  SortableList,
  Strip,
  TextArea,
  ToastProvider,
  WeekdayPicker,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InGerman } from './examples/DaybowProvider';
import exampleCode from './examples/DaybowProvider.tsx?raw';
import { arabicWords } from './support/arabicWords';
import { ShowToast } from './support/DialogAndToast';
import { withSource } from './support/docs';
import { inColumn } from './support/frames';
import { arabic, findEnglish } from './support/words';

const moods = arabic.moods.map((label, index) => ({ value: 5 - index, label, emoji: '🙂' }));
const data = arabic.days.map((label, index) => ({ label, value: index === 2 ? null : index }));

const meta = {
  title: 'Components/DaybowProvider',
  component: DaybowProvider,
  args: { children: <ProgressRing value={60} /> },
  argTypes: {
    children: { control: false },
    words: { control: false },
    container: { control: false },
  },
  decorators: [inColumn],
} satisfies Meta<typeof DaybowProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of an app in one place. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <InGerman />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tag davor' })).toBeVisible();
    const ring = canvas.getByRole('progressbar', { name: 'Geschafft' });
    await expect(ring).toHaveAttribute('aria-valuetext', '60\u00A0%');
  },
};

/** Without a provider, and where it leaves a word out, words are English. */
export const Playground: Story = {
  args: { words: { Dialog: { closeLabel: 'Schließen' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Complete' })).toBeVisible();
  },
};

/** A prop takes precedence, and an inner provider adds to an outer one. */
export const Precedence: Story = {
  args: {
    locale: 'de',
    words: { ProgressRing: { label: 'Geschafft', emptyText: 'Noch nichts' } },
    children: (
      <>
        <ProgressRing value={null} label="Gelesen" />
        <DaybowProvider words={{ ProgressRing: { label: 'Gelaufen' } }}>
          <ProgressRing value={null} />
          <WeekdayPicker label="Wiederholen" />
          <WeekdayPicker label="Répéter" locale="fr" />
        </DaybowProvider>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Gelesen', 'Gelaufen']) {
      const ring = canvas.getByRole('progressbar', { name });
      await expect(ring).toHaveAttribute('aria-valuetext', 'Noch nichts');
    }
    await expect(canvas.getByRole('button', { name: 'Montag' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'lundi' })).toBeVisible();
  },
};

/** Every word of every component comes from here: with Arabic words, no English is left. */
export const EveryWord: Story = {
  args: { words: arabicWords, locale: 'ar', dir: 'rtl' },
  tags: ['no-picture'],
  render: (args) => (
    <DaybowProvider {...args}>
      <ToastProvider duration={Infinity}>
        <Strip>{arabic.sentence}</Strip>
        <ProgressCard value={60} count={arabic.count} caption={arabic.caption} />
        <ProgressRing value={null} />
        <DateStepper onStep={() => {}}>{arabic.date}</DateStepper>
        <MoodPicker options={moods} />
        <EmojiField label={arabic.title} suggestions={['🌿']} />
        <TextArea label={arabic.title} characterLimit={10} defaultValue={arabic.habit} />
        <HabitCard icon="💧" label={arabic.habit} target={8} amount={2} />
        <NumberField label={arabic.habit} defaultValue={3} />
        <DateField label={arabic.date} />
        <WeekdayPicker />
        <MonthCalendar
          today="2026-11-21"
          markOf={() => null}
          onDaySelect={() => {}}
          legend={moods}
        />
        <SortableList
          aria-label={arabic.title}
          defaultValue={arabic.tabs}
          itemKey={(tab) => tab}
          itemLabel={(tab) => tab}
        >
          {(tab) => tab}
        </SortableList>
        <BarChart aria-label={arabic.title} data={[]} />
        <LineChart aria-label={arabic.caption} data={data} showTable />
        <BottomNav>{null}</BottomNav>
        <Dialog title={arabic.title} trigger={<Button>{arabic.action}</Button>}>
          <ShowToast words={arabic} />
        </Dialog>
      </ToastProvider>
    </DaybowProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(arabic.summary)).toBeInTheDocument();
    await expect(findEnglish(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: arabic.action }));
    await userEvent.click(await screen.findByRole('button', { name: arabic.group }));
    const dialog = await screen.findByRole('dialog', { name: arabic.title });
    const toasts = await screen.findByRole('region', { name: arabic.region });
    await within(toasts).findByText(arabic.error);
    for (const part of [dialog, toasts]) {
      await expect(findEnglish(part)).toEqual([]);
      await expect(getComputedStyle(part).direction).toBe('rtl');
      await expect(part.closest('[lang]')).toHaveAttribute('lang', 'ar');
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The direction is that of the children, whatever the page's is; the provider has no box of its own. */
export const Direction: Story = {
  args: {
    dir: 'rtl',
    locale: 'ar',
    children: <DateStepper onStep={() => {}}>السبت</DateStepper>,
  },
  play: async ({ canvas }) => {
    const [previous, next] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(previous?.left).toBeGreaterThan(next?.left ?? NaN);
    const box = canvas.getByText('السبت').closest('[dir]');
    await expect(box?.getClientRects()).toHaveLength(0);
  },
};
