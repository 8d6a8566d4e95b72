// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

const isLocked = () => document.documentElement.hasAttribute('data-daybow-dialog');

it('locks the page while a dialog is open, and frees it once that is closed or gone', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (open: boolean) =>
    flushSync(() => root.render(<Dialog title="Add New Habit" open={open} />));

  show(true);
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  show(false);
  await vi.waitFor(() => expect(isLocked()).toBe(false));

  show(true);
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  flushSync(() => root.unmount());
  expect(isLocked()).toBe(false);
});
