import { Button, Dialog, EmojiField } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cloneElement,
  type ComponentPropsWithRef,
  createRef,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Everything } from './support/Everything';
import { componentNames, everyComponent } from './support/everyComponent';
import { inColumn } from './support/frames';

/**
 * What holds for every component of the package: the props. New components are added to
 * `support/everyComponent.tsx`.
 */
const meta = {
  title: 'Contract',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
  tags: ['behaviour', '!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component of the package is tested here. */
export const AllOfThem: Story = {
  render: () => <Everything />,
  play: async () => {
    const elsewhere = ['DaybowProvider', 'Dialog', 'DialogClose', 'ToastProvider'].concat(
      'Menu',
      'MenuGroup',
      'MenuItem',
    );
    await expect(Object.keys(everyComponent()).concat(elsewhere).toSorted()).toEqual(
      componentNames.toSorted(),
    );
  },
};

/** Selector of the parts that Enter presses, opens or submits. */
const pressable =
  ':is(button, input:not([aria-hidden=true])):enabled, [role=spinbutton], summary, a[href]';

/** Enter that is held acts once: what the browser repeats is prevented. */
export const HeldKey: Story = {
  render: () => <Everything />,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll(pressable)];
    await expect(parts.length).toBeGreaterThan(40);
    const acting = parts.filter((part) =>
      fireEvent.keyDown(part, { key: 'Enter', code: 'Enter', repeat: true }),
    );
    await expect(acting.map((part) => part.outerHTML)).toEqual([]);
    await expect(fireEvent.keyDown(parts[0] ?? document, { key: 'Enter' })).toBe(true);
  },
};

const preventDefault = (event: { preventDefault: () => void }) => event.preventDefault();
const handlers = {
  onClick: fn(preventDefault),
  onKeyDown: fn(),
  onPointerMove: fn(),
  onFocus: fn(),
};

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

  // A field's class and style are on its box, and a switch's name belongs to the switch in the row.
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

/** `ref`, `id`, `className`, `style`, `data-*` and handlers reach the documented element. */
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

const cleanUp = fn();
const elementRef = fn<(element: HTMLElement | null) => () => void>(() => cleanUp);
const buttonRef = fn<(element: HTMLElement | null) => void>();
const onLink = fn(preventDefault);
const onButton = fn();

/** With `render`, the handlers and refs of both elements are called. */
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
            ref={buttonRef}
            render={
              <a ref={elementRef} href="#there">
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

    // A callback ref may return a cleanup function or not.
    const elsewhere = canvas.getByRole('link', { name: 'Elsewhere' });
    await expect(elementRef).toHaveBeenLastCalledWith(elsewhere);
    await expect(buttonRef).toHaveBeenLastCalledWith(elsewhere);
    cleanUp.mockClear();
    const hide = canvas.getByRole('button', { name: 'Hide' });
    await userEvent.click(hide);
    await expect(cleanUp).toHaveBeenCalledTimes(1);
    await expect(buttonRef).toHaveBeenLastCalledWith(null);

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
