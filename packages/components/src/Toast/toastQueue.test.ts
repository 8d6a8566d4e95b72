import { describe, expect, it } from 'vitest';
import {
  addToast,
  closeToasts,
  isPlain,
  removeToast,
  type ToastEntry,
  updateToast,
} from './toastQueue';

const saved = { tone: 'success', message: 'Saved' } as const;
const queueOf = (count: number) =>
  Array.from({ length: count }).reduce<readonly ToastEntry[]>(
    (queue, _, id) => addToast(queue, id, { ...saved, message: `Saved ${id}` }),
    [],
  );
const closeToast = (queue: readonly ToastEntry[], id: number) =>
  closeToasts(queue, (toast) => toast.id === id);
const openIds = (queue: readonly ToastEntry[]) =>
  queue.filter((toast) => toast.open).map(({ id }) => id);

describe('addToast', () => {
  it('puts the newest last', () => {
    expect(openIds(queueOf(3))).toEqual([0, 1, 2]);
  });

  it('closes one that says the same, whatever is between them', () => {
    const queue = addToast(queueOf(2), 2, { ...saved, message: 'Saved 0' });
    expect(openIds(queue)).toEqual([1, 2]);
    expect(openIds(addToast(queue, 3, { tone: 'error', message: 'Saved 0' }))).toEqual([1, 2, 3]);
  });

  it('closes the oldest of four, and keeps it for its exit animation', () => {
    const queue = queueOf(4);
    expect(openIds(queue)).toEqual([1, 2, 3]);
    expect(queue.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  it('counts open toasts only', () => {
    const queue = addToast(closeToast(queueOf(3), 1), 3, saved);
    expect(openIds(queue)).toEqual([0, 2, 3]);
  });

  it('keeps one toast with an action: the newest', () => {
    const action = { label: 'Undo', onAction: () => {} };
    const first = addToast(queueOf(1), 1, { ...saved, action });
    const queue = addToast(first, 2, { ...saved, message: 'Archived', action });
    expect(openIds(queue)).toEqual([0, 2]);
    expect(openIds(addToast(queue, 3, saved))).toEqual([0, 2, 3]);
  });
});

describe('closeToasts and removeToast', () => {
  it('change one toast only', () => {
    expect(openIds(closeToast(queueOf(3), 0))).toEqual([1, 2]);
    expect(removeToast(queueOf(3), 0).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keep a queue without that toast', () => {
    const queue = closeToast(queueOf(2), 0);
    expect(closeToast(queue, 9)).toBe(queue);
    expect(closeToast(queue, 0)).toBe(queue);
    expect(removeToast(queueOf(1), 9)).toEqual(queueOf(1));
  });
});

describe('updateToast', () => {
  it('changes an open toast, and counts the change', () => {
    const [toast] = updateToast(queueOf(1), 0, { message: 'Saved again' });
    expect(toast).toMatchObject({ message: 'Saved again', version: 1, open: true });
  });

  it('leaves a toast alone that is leaving', () => {
    const queue = closeToast(queueOf(2), 0);
    expect(updateToast(queue, 0, { message: 'Saved again' })).toEqual(queue);
  });
});

describe('isPlain', () => {
  it('is true for toasts that only tell something', () => {
    const entry = { ...saved, id: 0, open: true, version: 0 };
    expect(isPlain(entry)).toBe(true);
    expect(isPlain({ ...entry, tone: 'error' })).toBe(false);
    expect(isPlain({ ...entry, action: { label: 'Undo', onAction: () => {} } })).toBe(false);
  });
});
