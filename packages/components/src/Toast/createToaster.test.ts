import { describe, expect, it, vi } from 'vitest';
import { type ConnectedToaster, createToaster } from './createToaster';
import type { ToastQueue } from './toastQueue';

/** A toaster, and what its provider would show: the toasts that it does not close. */
function connected() {
  const toaster = createToaster();
  let queue: ToastQueue = [];
  const connect = () =>
    (toaster as ConnectedToaster).connect((change) => {
      queue = change(queue);
    });
  return {
    toaster,
    connect,
    shown: () => queue.flatMap(({ open, tone, message }) => (open ? { tone, message } : [])),
  };
}

describe('createToaster', () => {
  it('keeps what is shown before there is a provider', () => {
    const { toaster, connect, shown } = connected();
    const toast = toaster({ message: 'Saving' });
    toast.update({ message: 'Saved' });
    toaster({ message: 'Copied' }).dismiss();
    const disconnect = connect();
    expect(shown()).toEqual([{ message: 'Saved' }]);
    disconnect();
    toaster({ tone: 'error', message: 'You are offline.' });
    expect(shown()).toHaveLength(1);
    connect();
    expect(shown()).toEqual([{ message: 'Saved' }, { tone: 'error', message: 'You are offline.' }]);
  });

  it('shows how far a promise is, and returns it', async () => {
    const { toaster, connect, shown } = connected();
    connect();
    const saving = toaster.promise(Promise.resolve(3), {
      loading: 'Saving',
      success: (count) => `Saved ${count}`,
      error: 'Not saved',
    });
    expect(shown()).toEqual([{ message: 'Saving' }]);
    await expect(saving).resolves.toBe(3);
    expect(shown()).toEqual([{ tone: 'success', message: 'Saved 3' }]);
  });

  it('says that a promise was rejected, and leaves the error to the caller', async () => {
    const { toaster, connect, shown } = connected();
    connect();
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    const saving = toaster.promise(Promise.reject(full), {
      loading: { message: 'Saving' },
      success: 'Saved',
      error: (reason) => ({ message: `Not saved: ${String(reason)}` }),
    });
    await expect(saving).rejects.toBe(full);
    await vi.waitFor(() =>
      expect(shown()).toEqual([{ tone: 'error', message: 'Not saved: QuotaExceededError: full' }]),
    );
  });
});
