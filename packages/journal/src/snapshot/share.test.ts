import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from './share';
import { Views } from './views';

describe('share', () => {
  it('gives back what equals the next value, and the previous one itself where both are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        expect(share(previous, next)).toEqual(next);
        expect(share(previous, structuredClone(previous))).toBe(previous);
      }),
    );
  });

  it('keeps every part that has not changed', () => {
    const previous = { list: [{ id: 1 }, { id: 2 }], progress: { done: 1 } };
    const next = share(previous, { list: [{ id: 1 }, { id: 3 }], progress: { done: 1 } });
    expect(next.list[0]).toBe(previous.list[0]);
    expect(next.list[1]).toEqual({ id: 3 });
    expect(next.progress).toBe(previous.progress);
  });

  it('tells a missing part from one that is undefined, and a list from an object', () => {
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(Object.keys(share({ a: undefined }, { b: undefined }))).toEqual(['b']);
    expect(share([], {})).toEqual({});
  });

  it("keeps a part that is called '__proto__', as JSON may have one", () => {
    const next: unknown = JSON.parse('{ "__proto__": null, "a": 1 }');
    expect(Object.entries(share({}, next) as object)).toEqual([
      ['__proto__', null],
      ['a', 1],
    ]);
    expect(share(next, structuredClone(next))).toBe(next);
    expect(share({ a: 1 }, { a: 1, toString: undefined })).toHaveProperty('toString', undefined);
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
    const one = new Views(1);
    const view = one.read('parity', derive);
    expect(one.read('parity', derive)).toBe(view);
    expect(derived).toBe(1);
    expect(Object.isFrozen(view)).toBe(true);

    const three = new Views(3, one);
    expect(three.read('parity', derive)).toBe(view);
    expect(new Views(4, three).read('parity', derive)).toEqual({ odd: false });
  });
});
