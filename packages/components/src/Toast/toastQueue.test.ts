import { describe, expect, it } from 'vitest';
import {
  addToast,
  closeToasts,
  coveredToasts,
  isPlain,
  removeToast,
  type ToastQueue,
  updateOrAddToast,
  updateToast,
} from './toastQueue';

const saved = { tone: 'success', message: 'Saved' } as const;
const action = { label: 'Undo', onAction: () => {} };
const queueOf = (count: number) =>
  Array.from({ length: count }).reduce<ToastQueue>(
    (queue, _, id) => addToast(queue, id, { ...saved, message: `Saved ${id}` }),
    [],
  );
const closeToast = (queue: ToastQueue, id: number) =>
  closeToasts(queue, (toast) => toast.id === id);
const openIds = (queue: ToastQueue) => queue.filter((toast) => toast.open).map(({ id }) => id);
const coveredIds = (queue: ToastQueue) => [...coveredToasts(queue, 3)].map(({ id }) => id);

describe('addToast', () => {
  it('puts the newest last', () => {
    expect(openIds(queueOf(3))).toEqual([0, 1, 2]);
  });

  it('closes one that says the same, whatever is between them', () => {
    const queue = addToast(queueOf(2), 2, { ...saved, message: 'Saved 0' });
    expect(openIds(queue)).toEqual([1, 2]);
    const withError = addToast(queue, 3, { tone: 'error', message: 'Saved 0' });
    expect(openIds(withError)).toEqual([1, 2, 3]);
    const withTitle = addToast(queue, 3, { ...saved, message: 'Saved 0', title: 'Copy' });
    expect(openIds(withTitle)).toEqual([1, 2, 3]);
  });

  it('keeps every action, also of those that say the same', () => {
    const queue = addToast(addToast([], 0, { ...saved, action }), 1, { ...saved, action });
    expect(openIds(queue)).toEqual([0, 1]);
  });
});

describe('coveredToasts', () => {
  it('are the oldest where there is no room for all, until newer ones leave', () => {
    expect(coveredIds(queueOf(3))).toEqual([]);
    const queue = queueOf(5);
    expect(coveredIds(queue)).toEqual([0, 1]);
    expect(coveredIds(closeToast(queue, 4))).toEqual([0]);
    expect(openIds(closeToast(queue, 4))).toEqual([0, 1, 2, 3]);
  });

  it('are never errors, nor the newest', () => {
    const error = { tone: 'error', message: 'Offline' } as const;
    const queue = queueOf(3).concat(addToast([], 3, error), addToast([], 4, saved));
    expect(coveredIds(queue)).toEqual([0, 1]);
    const errors = [3, 4, 5].flatMap((id) => addToast([], id, { ...error, message: `${id}` }));
    expect(coveredIds([...queueOf(2), ...errors])).toEqual([0]);
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

describe('updateOrAddToast', () => {
  it('shows the toast anew that was dismissed', () => {
    const after = { tone: 'error', message: 'Not saved' } as const;
    const updated = updateOrAddToast(queueOf(1), 0, after);
    expect(updated).toMatchObject([{ ...after, id: 0, open: true }]);
    const added = updateOrAddToast(closeToast(queueOf(1), 0), 0, after);
    expect(added).toMatchObject([{ ...after, id: 0, open: true }]);
  });
});

describe('isPlain', () => {
  it('is true for toasts that only tell something', () => {
    const entry = { ...saved, id: 0, open: true, version: 0 };
    expect(isPlain(entry)).toBe(true);
    expect(isPlain({ ...entry, tone: 'error' })).toBe(false);
    expect(isPlain({ ...entry, action })).toBe(false);
  });
});
