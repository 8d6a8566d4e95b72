// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useScrollLock } from './useScrollLock';

function Lock({ open }: { open: boolean }) {
  useScrollLock(open);
  return null;
}

it('locks the page once the dialog is drawn, and frees it at once', async () => {
  const root = createRoot(document.createElement('div'));
  const isLocked = () => document.documentElement.hasAttribute('data-daybow-dialog');

  flushSync(() => root.render(<Lock open />));
  expect(isLocked()).toBe(false);
  await vi.waitFor(() => expect(isLocked()).toBe(true));
  flushSync(() => root.render(<Lock open={false} />));
  expect(isLocked()).toBe(false);

  flushSync(() => root.render(<Lock open />));
  flushSync(() => root.unmount());
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLocked()).toBe(false);
});
