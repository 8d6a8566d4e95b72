import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuseEqual } from './reuseEqual';
import { createStore } from './store';

describe('reuseEqual', () => {
  it('gives back what equals the next value, and the previous one itself where both are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        expect(reuseEqual(previous, next)).toEqual(next);
        expect(reuseEqual(previous, structuredClone(previous))).toBe(previous);
      }),
    );
  });

  it('keeps every part that has not changed', () => {
    const previous = { list: [{ id: 1 }, { id: 2 }], progress: { done: 1 } };
    const next = reuseEqual(previous, { list: [{ id: 1 }, { id: 3 }], progress: { done: 1 } });
    expect(next.list[0]).toBe(previous.list[0]);
    expect(next.list[1]).toEqual({ id: 3 });
    expect(next.progress).toBe(previous.progress);
  });

  it('tells a missing part from one that is undefined, and a list from an object', () => {
    expect(reuseEqual({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(Object.keys(reuseEqual({ a: undefined }, { b: undefined }))).toEqual(['b']);
    expect(reuseEqual([], {})).toEqual({});
  });

  it("keeps a part that is called '__proto__', as JSON may have one", () => {
    const next: unknown = JSON.parse('{ "__proto__": null, "a": 1 }');
    expect(Object.entries(reuseEqual({}, next) as object)).toEqual([
      ['__proto__', null],
      ['a', 1],
    ]);
    expect(reuseEqual(next, structuredClone(next))).toBe(next);
    expect(reuseEqual({ a: 1 }, { a: 1, toString: undefined })).toHaveProperty(
      'toString',
      undefined,
    );
  });
});

const parity = (state: number) => ({ odd: state % 2 === 1 });

describe('views', () => {
  it('are derived once for a state, frozen, and the same object while nothing in them changes', () => {
    let derived = 0;
    const derive = (state: number) => {
      derived += 1;
      return parity(state);
    };
    const store = createStore(1);
    const view = store.read('parity', derive);
    expect(store.read('parity', derive)).toBe(view);
    expect(derived).toBe(1);
    expect(Object.isFrozen(view)).toBe(true);

    store.setState(3);
    expect(store.read('parity', derive)).toBe(view);
    store.setState(4);
    expect(store.read('parity', derive)).toEqual({ odd: false });
    store.setState(6);
    expect(store.read('parity', derive)).toEqual({ odd: false });
  });

  it('can be read of an earlier state, and leave those of the present one alone', () => {
    const store = createStore(1);
    store.setState(2);
    const view = store.read('parity', parity);
    expect(store.read('parity', parity, 1)).toEqual({ odd: true });
    expect(store.read('parity', parity)).toBe(view);
  });
});
