import { describe, expect, it } from 'vitest';
import { addToast, closeToast, removeToast, type ToastEntry } from './toastQueue';

const saved = { tone: 'success', message: 'Saved' } as const;
const queueOf = (count: number) =>
  Array.from({ length: count }).reduce<ToastEntry[]>(
    (queue, _, id) => addToast(queue, id, saved),
    [],
  );
const openIds = (queue: ToastEntry[]) => queue.filter((toast) => toast.open).map(({ id }) => id);

describe('addToast', () => {
  it('puts the newest last', () => {
    expect(openIds(queueOf(3))).toEqual([0, 1, 2]);
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

  it('keeps two equal toasts', () => {
    expect(queueOf(2).map(({ message }) => message)).toEqual(['Saved', 'Saved']);
  });
});

describe('closeToast and removeToast', () => {
  it('change one toast only', () => {
    expect(openIds(closeToast(queueOf(3), 0))).toEqual([1, 2]);
    expect(removeToast(queueOf(3), 0).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keep a queue without that toast', () => {
    expect(closeToast(queueOf(1), 9)).toEqual(queueOf(1));
    expect(removeToast(queueOf(1), 9)).toEqual(queueOf(1));
  });
});
