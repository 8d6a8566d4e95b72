// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useScrollLock } from './useScrollLock';

function Lock({ open }: { open: boolean }) {
  useScrollLock(open);
  return null;
}

const isLocked = () => document.documentElement.hasAttribute('data-daybow-dialog');

it('locks the page once the dialog is drawn, and frees it once that is closed or gone', async () => {
  const root = createRoot(document.createElement('div'));

  flushSync(() => root.render(<Lock open />));
  expect(isLocked()).toBe(false);
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  flushSync(() => root.render(<Lock open={false} />));
  await vi.waitFor(() => expect(isLocked()).toBe(false));

  flushSync(() => root.render(<Lock open />));
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  flushSync(() => root.unmount());
  expect(isLocked()).toBe(false);
});
