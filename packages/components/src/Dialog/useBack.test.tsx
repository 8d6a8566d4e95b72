// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog, type DialogChange } from './Dialog';

/** The watchers that a close request reaches: all at once, as those that were made without a press between them. */
let watchers: CloseWatcherStub[] = [];

class CloseWatcherStub extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy() {
    watchers = watchers.filter((each) => each !== this);
  }
}

const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CloseWatcher', CloseWatcherStub);
  vi.stubGlobal('navigation', navigation);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

interface TwoProps {
  onInnerChange?: (open: boolean) => void;
}

/** A dialog with another one over it. */
function Two({ onInnerChange }: TwoProps) {
  const [inner, setInner] = useState(true);
  return (
    <Dialog title="Outer" defaultOpen>
      <Dialog title="Inner" open={inner} onOpenChange={onInnerChange ?? setInner} />
    </Dialog>
  );
}

const render = (content: ReactNode) => act(() => root.render(content));

const openDialogs = () =>
  [...document.querySelectorAll('[role=dialog][data-state=open] h2')].map(
    (each) => each.textContent,
  );

const requestClose = () =>
  act(async () => {
    const asked = watchers;
    watchers = [];
    for (const watcher of asked) {
      watcher.dispatchEvent(new Event('close'));
      // The browser lets promises go on after each listener.
      await Promise.resolve();
    }
  });

/** Navigates, back within the page unless `options` say otherwise. Returns whether that was let pass. */
function navigate({ cancelable = true, ...options }: Partial<NavigateEvent> = {}): boolean {
  const event = new Event('navigate', { cancelable });
  Object.assign(event, { navigationType: 'traverse', destination: { index: 2 }, ...options });
  act(() => void navigation.dispatchEvent(event));
  return !event.defaultPrevented;
}

const press = () => act(() => void window.dispatchEvent(new Event('pointerdown')));

it('closes the topmost of two dialogs at a close request, and then the other', async () => {
  render(<Two />);
  expect(openDialogs()).toEqual(['Outer', 'Inner']);
  await requestClose();
  expect(openDialogs()).toEqual(['Outer']);
  await requestClose();
  expect(openDialogs()).toEqual([]);
  expect(watchers).toEqual([]);
});

it('asks a dialog that stays open again, and closes no other', async () => {
  const handleChange = vi.fn<(open: boolean) => void>();
  render(<Two onInnerChange={(open) => handleChange(open)} />);
  await requestClose();
  await requestClose();
  expect(handleChange.mock.calls).toEqual([[false], [false]]);
  expect(openDialogs()).toEqual(['Outer', 'Inner']);
});

it('tells that it was Back', async () => {
  const handleChange = vi.fn<(open: boolean, change: DialogChange) => void>();
  render(<Dialog title="Questions" defaultOpen onOpenChange={handleChange} />);
  await requestClose();
  expect(handleChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [false, 'back'],
  ]);
});

it('holds back one that is not dismissible', async () => {
  const handleChange = vi.fn<(open: boolean) => void>();
  render(<Dialog title="Questions" defaultOpen dismissible={false} onOpenChange={handleChange} />);
  await requestClose();
  press();
  expect(navigate()).toBe(false);
  expect(openDialogs()).toEqual(['Questions']);
  expect(handleChange).not.toHaveBeenCalled();
});

it('takes an Escape that a control keeps for no close request', async () => {
  render(
    <Dialog title="Questions" defaultOpen>
      <input onKeyDown={(event) => event.stopPropagation()} />
    </Dialog>,
  );
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.querySelector('input')?.dispatchEvent(escape);
  await requestClose();
  expect(openDialogs()).toEqual(['Questions']);

  await vi.waitFor(() => expect(watchers).toHaveLength(1));
  await requestClose();
  expect(openDialogs()).toEqual([]);
});

it('closes the topmost dialog in place of a way back within the page', () => {
  render(<Two />);
  expect(navigate()).toBe(false);
  expect(openDialogs()).toEqual(['Outer']);
  expect(navigate()).toBe(false);
  expect(openDialogs()).toEqual([]);
  expect(navigate()).toBe(true);
});

it('holds a way back once after each press where a dialog stays open', () => {
  const handleChange = vi.fn<(open: boolean) => void>();
  render(<Dialog title="Questions" open onOpenChange={handleChange} />);
  expect(navigate()).toBe(false);
  expect(navigate()).toBe(true);
  press();
  expect(navigate()).toBe(false);
  expect(handleChange).toHaveBeenCalledTimes(2);
});

it('lets a dialog go back itself as it closes', () => {
  const handleChange = vi.fn<(open: boolean) => void>();
  render(<Dialog title="Questions" open onOpenChange={handleChange} />);
  press();
  act(() => document.querySelector('button')?.click());
  expect(navigate()).toBe(true);
  expect(handleChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['forward', { destination: { index: 4 } as NavigationDestination }],
  ['to a link', { navigationType: 'push' as const }],
  ['back where the browser insists', { cancelable: false }],
])('lets a navigation %s pass', (_, options) => {
  render(<Dialog title="Questions" defaultOpen />);
  expect(navigate(options)).toBe(true);
  expect(openDialogs()).toEqual(['Questions']);
});
