import { describe, expect, it } from 'vitest';
import { labelMeant, shownLabels } from './entryLabels';
import { labelsOf } from './labelsOf.testing';

describe('a label that was merged', () => {
  it('is the one at the end of a chain of merges', () => {
    const labels = labelsOf(
      { uid: 'a', mergedInto: 'b' },
      { uid: 'b', mergedInto: 'c' },
      { uid: 'c' },
    );
    expect(shownLabels(labels, { a: 1 }, 3)).toEqual({ c: 1 });
    expect(shownLabels(labels, { a: 1, b: 1, c: 1 }, 3)).toEqual({ c: 1 });
  });

  it('is the same one wherever a circle is entered, as two devices can make it', () => {
    const labels = labelsOf(
      { uid: 'a', mergedInto: 'c' },
      { uid: 'c', mergedInto: 'b' },
      { uid: 'b', mergedInto: 'c' },
      { uid: 'd', mergedInto: 'd' },
    );
    expect(['a', 'b', 'c'].map((uid) => labelMeant(labels, uid)?.uid)).toEqual(['b', 'b', 'b']);
    expect(labelMeant(labels, 'd')?.uid).toBe('d');
  });

  it('stays itself where the other one was removed for good, as another device can do', () => {
    const labels = labelsOf(
      { uid: 'a', mergedInto: 'b' },
      { uid: 'b', mergedInto: 'c' },
      { uid: 'c', deleted: true, removed: true },
    );
    expect(shownLabels(labels, { a: 1 }, 3)).toEqual({ b: 1 });
  });

  it('stays itself where the other one is not there', () => {
    const labels = labelsOf({ uid: 'a', mergedInto: 'gone' });
    expect(shownLabels(labels, { a: 1 }, 3)).toEqual({ a: 1 });
  });

  it('goes with the other one into the bin, and not by itself', () => {
    const [a, b] = [{ uid: 'a', mergedInto: 'b', deleted: true }, { uid: 'b' }];
    expect(shownLabels(labelsOf(a, b), { a: 1 }, 3)).toEqual({ b: 1 });
    expect(shownLabels(labelsOf(a, { ...b, deleted: true }), { a: 1, b: 1 }, 3)).toEqual({});
  });

  it('leaves the value of the one that stays, or else of the one with the lowest uid', () => {
    const scale = { kind: 'scale', unit: 'h' } as const;
    const labels = labelsOf(
      { uid: 'b', ...scale, mergedInto: 'c' },
      { uid: 'a', ...scale, mergedInto: 'c' },
      { uid: 'c', ...scale },
    );
    expect(shownLabels(labels, { a: 1, c: 7.5, b: 2 }, 3)).toEqual({ c: 7.5 });
    expect(shownLabels(labels, { b: 2, a: 1 }, 3)).toEqual({ c: 1 });
    expect(shownLabels(labels, { a: 1, b: 2 }, 3)).toEqual({ c: 1 });
  });
});

describe('an entry', () => {
  it('shows its labels in their order', () => {
    const labels = labelsOf({ uid: 'z' }, { uid: 'a' });
    expect(Object.keys(shownLabels(labels, { a: 1, z: 1 }, 3))).toEqual(['z', 'a']);
  });

  it('shows neither a label that is not there nor the name of another mood', () => {
    const labels = labelsOf({ uid: 'calm', kind: 'mood', mood: 4 });
    expect(shownLabels(labels, { calm: 1, gone: 1 }, 4)).toEqual({ calm: 1 });
    expect(shownLabels(labels, { calm: 1 }, 3)).toEqual({});
  });

  it.each([
    [{ kind: 'label' }, [0, 2], [1]],
    [{ kind: 'scale' }, [0, 6, 2.5], [1, 5]],
    [{ kind: 'scale', unit: 'h' }, [-1, 1e9], [0, 7.5]],
  ] as const)('shows of %o only values that it takes', (what, others, taken) => {
    const labels = labelsOf({ uid: 'a', ...what });
    for (const value of others) expect(shownLabels(labels, { a: value }, 3)).toEqual({});
    for (const value of taken) expect(shownLabels(labels, { a: value }, 3)).toEqual({ a: value });
  });
});
