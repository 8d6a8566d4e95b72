import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const walk = { name: 'Walk', icon: '🚶' };

/** The part of a journal that listeners need. */
interface ListenedJournal {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getView: () => { readonly habits: readonly object[] };
  readonly addHabit: (draft: typeof walk) => Promise<object>;
}

/**
 * Tests the promises of a journal to its listeners.
 *
 * @param create - makes a journal of its own for each test.
 */
export function describeListeners(create: () => ListenedJournal | Promise<ListenedJournal>): void {
  describe('its listeners', () => {
    let journal: ListenedJournal;
    beforeEach(async () => {
      journal = await create();
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('are called after each change, with the new view in place', async () => {
      const seen: number[] = [];
      journal.subscribe(() => seen.push(journal.getView().habits.length));
      const count = journal.getView().habits.length;
      await journal.addHabit(walk);
      await journal.addHabit(walk);
      expect(seen.at(0)).toBe(count + 1);
      expect(seen.at(-1)).toBe(count + 2);
    });

    it('are not called once they have unsubscribed, however often they say so', async () => {
      const gone = vi.fn<() => void>();
      const stays = vi.fn<() => void>();
      const unsubscribe = journal.subscribe(gone);
      journal.subscribe(stays);
      unsubscribe();
      unsubscribe();
      await journal.addHabit(walk);
      expect(gone).not.toHaveBeenCalled();
      expect(stays).toHaveBeenCalled();
    });

    it('may be subscribed twice; one unsubscription leaves the other', async () => {
      const listener = vi.fn<() => void>();
      const unsubscribe = journal.subscribe(listener);
      journal.subscribe(listener);
      unsubscribe();
      await journal.addHabit(walk);
      expect(listener).toHaveBeenCalled();
    });

    it('may unsubscribe while they are called, to the harm of no other', async () => {
      const calls: string[] = [];
      const unsubscribeFirst = journal.subscribe(() => {
        calls.push('first');
        unsubscribeFirst();
        unsubscribeThird();
      });
      journal.subscribe(() => calls.push('second'));
      const unsubscribeThird = journal.subscribe(() => calls.push('third'));
      journal.subscribe(() => calls.push('fourth'));
      await journal.addHabit(walk);
      expect(new Set(calls)).toEqual(new Set(['first', 'second', 'fourth']));
      expect(calls.filter((call) => call === 'first')).toHaveLength(1);
    });

    it('may subscribe again while they are called, and hear of the next change only', async () => {
      let calls = 0;
      const listener = () => {
        calls += 1;
        unsubscribe();
        if (calls < 100) unsubscribe = journal.subscribe(listener);
      };
      let unsubscribe = journal.subscribe(listener);
      await journal.addHabit(walk);
      expect(calls).toBeLessThan(100);
      const once = calls;
      await journal.addHabit(walk);
      expect(calls).toBeGreaterThan(once);
    });

    it('may throw, to the harm of no other and not of the write', async () => {
      const reportError = vi.fn<(error: unknown) => void>();
      vi.stubGlobal('reportError', reportError);
      const error = new Error('A listener failed');
      const after = vi.fn<() => void>();
      journal.subscribe(() => {
        throw error;
      });
      journal.subscribe(after);
      const habit = await journal.addHabit(walk);
      expect(journal.getView().habits).toContainEqual(habit);
      expect(after).toHaveBeenCalled();
      expect(reportError).toHaveBeenCalledWith(error);
    });
  });
}

/** The paths of the objects within a value that could still be changed. */
export function thawedParts(value: unknown, path = 'view'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    thawedParts(part, `${path}.${key}`),
  );
  return Object.isFrozen(value) ? inside : [path, ...inside];
}
