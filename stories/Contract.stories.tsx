import {
  Button,
  Dialog,
  EmojiField,
  MoodPicker,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
  ToastProvider,
  useToast,
} from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cloneElement,
  type ComponentPropsWithRef,
  createRef,
  type ReactElement,
  Suspense,
  use,
  useRef,
  useState,
} from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { componentNames, everyComponent } from './support/everyComponent';
import { Everything } from './support/Everything';
import { inColumn } from './support/frames';
import { watchLeaks } from './support/leaks';
import { arabic, english, type Words } from './support/words';

/**
 * What every component of the package keeps to, whatever else it does. A new one is added to
 * `support/everyComponent.tsx`.
 */
const meta = {
  title: 'Contract',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function DialogAndToast({ words = english }: { words?: Words }) {
  return (
    <ToastProvider duration={Infinity} label={words.region} closeLabel={words.close}>
      <Dialog
        title={words.title}
        description={words.hint}
        closeLabel={words.close}
        trigger={<Button>{words.action}</Button>}
      >
        <ShowToast words={words} />
      </Dialog>
    </ToastProvider>
  );
}

function ShowToast({ words }: { words: Words }) {
  const toast = useToast();
  const action = { label: words.close, onAction: () => {} };
  return (
    <Button onClick={() => toast({ tone: 'error', message: words.error, action })}>
      {words.group}
    </Button>
  );
}

async function openDialogAndToast(words: Words) {
  await userEvent.click(screen.getByRole('button', { name: words.action }));
  await userEvent.click(await screen.findByRole('button', { name: words.group }));
  await screen.findByRole('button', { name: words.close, description: '' }).catch(() => {});
  await waitFor(() => expect(screen.getByRole('region', { name: words.region })).toBeVisible());
  await screen.findAllByText(words.error);
}

/** No component is forgotten here. */
export const AllOfThem: Story = {
  render: () => <Everything />,
  play: async () => {
    const elsewhere = ['Dialog', 'ToastProvider'];
    await expect(Object.keys(everyComponent()).concat(elsewhere).toSorted()).toEqual(
      componentNames.toSorted(),
    );
  },
};

const stay = (event: { preventDefault: () => void }) => event.preventDefault();
const handlers = { onClick: fn(stay), onKeyDown: fn(), onPointerMove: fn(), onFocus: fn() };

type ProbeProps = ComponentPropsWithRef<'div'> & { 'data-probe': string };

const refs = new Map<string, { current: HTMLElement | null }>();

function probe(name: string, element: ReactElement) {
  const ref = refs.get(name) ?? createRef<HTMLDivElement>();
  refs.set(name, ref);
  return cloneElement(element as ReactElement<ProbeProps>, {
    key: name,
    ref: ref as never,
    id: `probe-${name}`,
    className: 'callers-own',
    style: { outlineOffset: 7 },
    'data-probe': name,
    ...handlers,
  });
}

async function expectPassedThrough(name: string) {
  const reached = document.querySelectorAll<HTMLElement>(`[data-probe="${name}"]`);
  await expect(reached, name).toHaveLength(1);
  const [element] = [...reached];
  if (!element) return;
  await expect(element, name).toBe(refs.get(name)?.current);

  // A field's look belongs to its box, and a switch's name to the switch in the row.
  const isField = element.matches('input, select, textarea');
  const box = (isField && element.closest('.callers-own')) || element;
  await expect(box, name).toHaveClass('callers-own');
  await expect(box.getAttribute('class'), name).toMatch(/^daybow-/);
  await expect(box, name).toHaveStyle({ outlineOffset: '7px' });
  const named = document.querySelectorAll(`[id="probe-${name}"]`);
  await expect(named, name).toHaveLength(1);
  await expect(element.contains(named[0] ?? null), name).toBe(true);

  for (const handler of Object.values(handlers)) handler.mockClear();
  await fireEvent.click(element);
  await fireEvent.keyDown(element, { key: 'a' });
  await fireEvent.pointerMove(element);
  await fireEvent.focusIn(element);
  for (const [event, handler] of Object.entries(handlers)) {
    await expect(handler, `${name}, ${event}`).toHaveBeenCalled();
  }
}

/** `ref`, `id`, `className`, `style`, `data-*` and handlers reach the element that is documented. */
export const PassedThrough: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, contain: 'layout' }}>
      {Object.entries(everyComponent()).map(([name, element]) => probe(name, element))}
    </div>
  ),
  play: async () => {
    for (const name of Object.keys(everyComponent())) await expectPassedThrough(name);
  },
};

export const PassedThroughADialog: Story = {
  render: () =>
    probe(
      'Dialog',
      <Dialog title="Add New Habit" description="Small and daily" trigger={<button>Add</button>}>
        <Button>Save</Button>
      </Dialog>,
    ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Add New Habit' });
    await expectPassedThrough('Dialog');
    await expect(trigger).toHaveAttribute('aria-controls', dialog.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

const letGo = fn();
const refOfTheirs = fn<(element: HTMLElement | null) => () => void>(() => letGo);
const refOfOurs = fn<(element: HTMLElement | null) => void>();
const onLink = fn(stay);
const onButton = fn();

/** A component drawn as the caller's own element runs the handlers, and fills the refs, of both. */
export const HandlersCompose: Story = {
  render: function Composed() {
    const link = useRef<HTMLAnchorElement>(null);
    const [isShown, setShown] = useState(true);
    const button = useRef<HTMLButtonElement>(null);
    const [isSame, setSame] = useState(false);
    return (
      <>
        <Button
          ref={button}
          onClick={() => {
            onButton();
            setSame(link.current !== null && (link.current as unknown) === button.current);
          }}
          render={
            <a ref={link} href="#here" onClick={onLink}>
              .
            </a>
          }
        >
          Return to Home
        </Button>
        {isShown && (
          <Button
            ref={refOfOurs}
            render={
              <a ref={refOfTheirs} href="#there">
                {''}
              </a>
            }
          >
            Elsewhere
          </Button>
        )}
        <button onClick={() => setShown(false)}>Hide</button>
        <EmojiField label="Icon" defaultValue="✨" onFocus={onLink} onChange={onButton} />
        <output aria-label="Refs">{isSame ? 'the same element' : 'not yet'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    onLink.mockClear();
    onButton.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await expect(onLink).toHaveBeenCalledTimes(1);
    await expect(onButton).toHaveBeenCalledTimes(1);
    await expect(onLink.mock.invocationCallOrder[0]).toBeLessThan(
      onButton.mock.invocationCallOrder[0] ?? NaN,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('the same element');

    // A ref may be a function, with something to do at the end or without.
    const elsewhere = canvas.getByRole('link', { name: 'Elsewhere' });
    await expect(refOfTheirs).toHaveBeenLastCalledWith(elsewhere);
    await expect(refOfOurs).toHaveBeenLastCalledWith(elsewhere);
    letGo.mockClear();
    const hide = canvas.getByRole('button', { name: 'Hide' });
    await userEvent.click(hide);
    await expect(letGo).toHaveBeenCalledTimes(1);
    await expect(refOfOurs).toHaveBeenLastCalledWith(null);

    hide.focus();
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('🌿');
    await expect(field).toHaveValue('🌿');
    await expect(onLink).toHaveBeenCalledTimes(2);
    await expect(onButton).toHaveBeenCalledTimes(3);
  },
};

/** What is read out but not drawn. */
const spoken = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

function englishIn(place: Element) {
  const attributes = [...place.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  const words: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return [...attributes, ...words].filter((text) => /[a-z]/i.test(text));
}

/** Every word is the caller's: nothing English is left, drawn or read out. */
export const EveryWordIsAProp: Story = {
  render: () => (
    <div lang="ar">
      <Everything words={arabic} />
      <DialogAndToast words={arabic} />
    </div>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(englishIn(canvasElement)).toEqual([]);
    for (const slider of within(canvasElement).getAllByRole('slider')) {
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
    }
    await expect(englishIn(canvasElement)).toEqual([]);

    await userEvent.click(screen.getAllByRole('button', { name: arabic.action }).at(-1) as Element);
    await userEvent.click(await screen.findByRole('button', { name: arabic.group }));
    const dialog = await screen.findByRole('dialog', { name: arabic.title });
    const toasts = await screen.findByRole('region', { name: arabic.region });
    await within(toasts).findByText(arabic.error);
    await expect(englishIn(dialog)).toEqual([]);
    await expect(englishIn(toasts.parentElement ?? toasts)).toEqual([]);
  },
};

/** Attributes that name other elements by their id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Two of each on a page: no id is given twice, none leads nowhere, and no choice is shared. */
export const SeveralOnAPage: Story = {
  render: () => (
    <>
      <Everything words={english} />
      <article dir="rtl" lang="ar">
        <Everything words={arabic} />
      </article>
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.length).toBeGreaterThan(20);
    await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const led = references.flatMap((name) =>
      [...canvasElement.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(/\s+/),
      ),
    );
    const painted = [
      ...canvasElement.innerHTML.matchAll(/url\((?:&quot;)?#([^)&]+)|<use[^>]+href="#([^"]+)/g),
    ];
    const paints = painted.map(([, paint, copy]) => paint ?? copy ?? '');
    await expect(led.concat(paints).filter((id) => !ids.includes(id))).toEqual([]);

    await userEvent.click(canvas.getByText(english.moods[4]));
    await expect(canvas.getByRole('radio', { name: english.moods[4] })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: arabic.moods[1] })).toBeChecked();
  },
};

/** The outermost elements of the page, without what is in them. */
const pageItself = () => [document.body, document.documentElement].map((part) => part.cloneNode());

function MountedOrNot() {
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

/** A dialog and a toast that are there from the first. */
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

/** In the catalogue, Storybook's highlights are set up anew whenever the page's elements change. */
const HELD_BY_STORYBOOK =
  import.meta.env.MODE === 'test' ? {} : { ResizeObserver: 1, 'scroll listener': 1 };

/** Mounted and gone at once, or in the middle of an animation: nothing is left behind. */
export const FastUnmounts: Story = {
  render: () => <MountedOrNot />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mount' });
    const flip = async (wait: number) => {
      await fireEvent.click(button);
      await pause(wait);
    };
    // What React itself sets up once is no leak.
    await flip(300);
    await flip(1500);

    const pageBefore = pageItself();
    const before = document.body.querySelectorAll('*').length;
    const leaks = watchLeaks();
    try {
      for (const wait of [0, 0, 0, 20, 0, 60, 0, 200, 0, 700]) {
        await flip(wait);
        await flip(0);
      }
      // What is on its way out has its time; `waitFor` would itself be counted.
      const mayStay = Object.keys(HELD_BY_STORYBOOK).length;
      for (let wait = 0; wait < 50 && Object.keys(leaks.held()).length > mayStay; wait += 1) {
        await pause(100);
      }
      await expect(leaks.held()).toEqual(HELD_BY_STORYBOOK);
    } finally {
      leaks.stop();
    }
    await expect(document.body.querySelectorAll('*')).toHaveLength(before);
    await expect(pageItself()).toEqual(pageBefore);
  },
};

function Waiting({ for: promise }: { for: Promise<void> }) {
  use(promise);
  return null;
}

let arrive = () => {};

/** A tree that waits and comes back keeps its state, its drawings and its open dialog. */
export const Suspended: Story = {
  render: function Suspending() {
    const [awaited, setAwaited] = useState<Promise<void> | null>(null);
    const wait = () => {
      setAwaited(new Promise((resolve) => (arrive = () => resolve())));
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
    await userEvent.click(canvas.getByText(english.moods[0]));
    // Told to wait by the page itself: what an event of the test brings about, React waits for.
    const wait = canvas.getByRole('button', { name: 'Wait' });
    wait.click();
    await canvas.findByText('Waiting');
    await expect(habit).not.toBeVisible();

    arrive();
    await waitFor(() => expect(habit).toBeVisible());
    await expect(habit).not.toBePressed();
    await expect(canvas.getByRole('radio', { name: english.moods[0] })).toBeChecked();
    for (const chart of canvas.getAllByRole('img')) await expect(chart).toBeVisible();
    await userEvent.click(habit);
    await expect(habit).toBePressed();

    // A dialog that is open while its tree waits lets go of the page, and takes hold of it again.
    await openDialogAndToast(arabic);
    wait.click();
    await canvas.findByText('Waiting');
    arrive();
    const dialog = await screen.findByRole('dialog', { name: arabic.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(habit);
    await expect(habit).not.toBePressed();
  },
};

/** Dialogs and toasts go where the caller has them go, into a part of the page with its own theme. */
export const IntoAContainer: Story = {
  render: function Contained() {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    return (
      <>
        <ToastProvider container={place} duration={Infinity}>
          <Dialog container={place} title="Add New Habit" trigger={<Button>Add</Button>}>
            <ShowToast words={english} />
          </Dialog>
        </ToastProvider>
        <section ref={setPlace} data-theme="dark" data-testid="place" />
      </>
    );
  },
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const dialog = await within(place).findByRole('dialog', { name: 'Add New Habit' });
    const button = within(dialog).getByRole('button', { name: english.group });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const toast = await within(place).findByText(english.error, { selector: 'p' });
    for (const part of [dialog, toast]) {
      await expect(getComputedStyle(part).colorScheme).toBe('dark');
    }
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(place).queryByRole('listitem')).not.toBeInTheDocument());
  },
};

/**
 * Nothing that a strict `style-src` would refuse: no style element comes onto the page, and none is
 * written into a `style` attribute; styles of single elements are set by script, which it allows.
 */
export const NoStyleElement: Story = {
  render: () => <DialogAndToast />,
  play: async () => {
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const sheets = [node, ...node.querySelectorAll('*')].filter((it) =>
          it.matches('style, link'),
        );
        added.push(...sheets.map((sheet) => sheet.outerHTML));
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    const setAttribute = spyOn(Element.prototype, 'setAttribute');
    const adopted = document.adoptedStyleSheets.length;
    try {
      await openDialogAndToast(english);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(setAttribute).toHaveBeenCalled();
      await expect(setAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    } finally {
      observer.disconnect();
      setAttribute.mockRestore();
    }
    await expect(added).toEqual([]);
    await expect(document.adoptedStyleSheets).toHaveLength(adopted);
  },
};

/** A form's reset takes every field back to where it began, and tells the caller who asked. */
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
      >
        <MoodPicker label="Morning" name="morning" options={options} />
        <MoodPicker label="Noon" name="noon" options={options} defaultValue={3} />
        <MoodPicker
          label="Evening"
          name="evening"
          options={options}
          value={mood}
          onValueChange={(value) => setMood(value)}
        />
        <RadioGroup
          label="Start"
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
    const sent = () => Object.fromEntries(new FormData(form));
    const began = {
      noon: '3',
      evening: '5',
      start: 'sample',
      week: '7',
      reminder: 'on',
      name: 'Walk',
      icon: '✨',
    };
    await expect(sent()).toEqual(began);

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
    await expect(sent()).toEqual(changed);

    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(sent()).toEqual(began));
    // What is seen is what is sent.
    for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) {
      if (radio.name === 'start') continue;
      await expect(radio.labels?.[0]?.dataset['state'] === 'chosen').toBe(radio.checked);
    }
    await expect(canvas.getByRole('button', { name: '🌿' })).not.toBePressed();

    await change();
    await expect(sent()).toEqual(changed);
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await pause(50);
    await expect(sent()).toMatchObject(changed);
  },
};

/** What the console says: warnings are for development, a built page has none. */
const inDevelopment = (warning: unknown) => (import.meta.env.PROD ? [] : [warning]);

/** A toast with nothing to say is told of in the console. */
export const ToastWithoutWords: Story = {
  render: () => (
    <ToastProvider duration={100}>
      <ShowToast words={{ ...english, error: ' ' }} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const error = spyOn(console, 'error').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: english.group }));
    const said = error.mock.calls.map(([words]) => String(words));
    error.mockRestore();
    const warning = /toast\(\) was called without a message.*nothing to see.*Say in `message`/;
    await expect(said).toEqual(inDevelopment(expect.stringMatching(warning)));
  },
};

/** A value that is held first by one side and then by the other is told of in the console. */
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
    const said = error.mock.calls.map(([words]) => String(words));
    error.mockRestore();
    const warning = /after it had held its own.*is lost in such a change.*in every render/;
    await expect(said.filter((words) => words.startsWith('Daybow:'))).toEqual(
      inDevelopment(expect.stringMatching(warning)),
    );
  },
};
