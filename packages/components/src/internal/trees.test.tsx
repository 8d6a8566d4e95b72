// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DaybowProvider } from '../DaybowProvider';
import { Dialog } from '../Dialog';
import { Switch } from '../Switch';
import { ToastProvider, useToast } from '../Toast';

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  shadow = host.attachShadow({ mode: 'open' });
  root = createRoot(shadow.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const render = (children: ReactNode) =>
  act(() => root.render(<DaybowProvider container={shadow}>{children}</DaybowProvider>));

const find = (selector: string) => shadow.querySelector<HTMLElement>(selector);

const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const options = { key, code: key, bubbles: true, composed: true, cancelable: true, ...init };
    (shadow.activeElement ?? host).dispatchEvent(new KeyboardEvent('keydown', options));
  });

it('moves the focus into a dialog of a shadow root, keeps it in there at Tab, and closes at Escape', async () => {
  render(
    <Dialog title="Add New Habit" trigger={<button>Add</button>}>
      <button id="save">Save</button>
    </Dialog>,
  );
  const opener = find('main > button');
  opener?.focus();
  await act(async () => opener?.click());
  expect(shadow.activeElement).toBe(find('#save'));
  await press('Tab');
  expect(shadow.activeElement).toBe(find('[aria-label=Close]'));
  await press('Tab', { shiftKey: true });
  expect(shadow.activeElement).toBe(find('#save'));
  opener?.focus();
  expect(shadow.activeElement).toBe(find('#save'));
  await press('Escape');
  await vi.waitFor(() => expect(find('[role=dialog]')).toBeNull());
});

function Archive() {
  const toast = useToast();
  const action = { label: 'Undo', onAction: () => {} };
  return <button onClick={() => toast({ message: 'Archived', action })}>Archive</button>;
}

it('moves the focus among the toasts of a shadow root', async () => {
  render(
    <ToastProvider actionDuration={Infinity}>
      <Archive />
    </ToastProvider>,
  );
  const archive = find('main > button');
  archive?.focus();
  await act(async () => archive?.click());
  await vi.waitFor(() => expect(find('.daybow-Toast')).not.toBeNull());
  await press('F8');
  expect(shadow.activeElement).toBe(find('.daybow-Toast'));
  await press('Tab');
  expect(shadow.activeElement?.textContent).toBe('Undo');
  await press('Tab', { shiftKey: true });
  expect(shadow.activeElement).toBe(find('.daybow-Toast'));
  await press('Escape');
  expect(shadow.activeElement).toBe(archive);
});

it('resets what a form in a shadow root resets', async () => {
  render(
    <form>
      <Switch label="Reminder" name="reminder" />
    </form>,
  );
  const isOn = () => find('[role=switch]')?.getAttribute('aria-checked');
  await act(async () => find('[role=switch]')?.click());
  expect(isOn()).toBe('true');
  // What follows comes in timers of its own.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  find('form')?.dispatchEvent(new Event('reset', { bubbles: true }));
  await vi.waitFor(() => expect(isOn()).toBe('false'));
});
