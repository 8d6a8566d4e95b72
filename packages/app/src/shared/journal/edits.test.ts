import { describe, expect, it } from 'vitest';
import { isChangedElsewhere, isUnsaved, readEdits, unsavedOf, withEdits } from './edits';

interface Fields {
  name: string;
  icon: string;
  schedule: number[];
}
const habit: Fields = { name: 'Read', icon: '📖', schedule: [1, 2, 3] };
const today = '2026-11-21';
const edit = (changes: Partial<Fields>) => withEdits(null, habit, changes, today);

describe('edits of a form', () => {
  it('are what differs from what is stored, and nothing that is back to it', () => {
    const edits = edit({ name: 'Read more', icon: '📚' });
    expect(unsavedOf(edits, habit)).toEqual({ name: 'Read more', icon: '📚' });
    expect(withEdits(edits, habit, { name: 'Read', icon: '📖' }, today)).toBeNull();
    expect(isUnsaved(edit({ schedule: [1, 2, 3] }), habit)).toBe(false);
  });

  it('are no edits where only space around the name was typed, which stays in the field', () => {
    const edits = edit({ name: 'Read ' });
    expect(edits?.now.name).toBe('Read ');
    expect(isUnsaved(edits, habit)).toBe(false);
  });

  it('tell when a field that they change was changed elsewhere, and no other', () => {
    const edits = edit({ name: 'Read more' });
    const elsewhere = (changes: Partial<Fields>) =>
      isChangedElsewhere(edits, { ...habit, ...changes });
    expect(elsewhere({})).toBe(false);
    expect(elsewhere({ icon: '📚', schedule: [7] })).toBe(false);
    expect(elsewhere({ name: 'Read at night' })).toBe(true);
    expect(elsewhere({ name: 'Read more' })).toBe(false);
    expect(isUnsaved(edits, { ...habit, name: 'Read more' })).toBe(false);
  });

  it('tell so however much is typed after it', () => {
    const edits = edit({ name: 'Read more' });
    const there = { ...habit, name: 'Read at night' };
    const more = withEdits(edits, there, { name: 'Read more!' }, today);
    expect(isChangedElsewhere(more, there)).toBe(true);
  });

  it('begin anew once they are stored, as by another tab', () => {
    const edits = edit({ name: 'Read more' });
    const there = { ...habit, name: 'Read more' };
    const more = withEdits(edits, there, { name: 'Read more!' }, today);
    expect(isChangedElsewhere(more, there)).toBe(false);
  });

  it('keep the day on which they were begun', () => {
    const edits = withEdits(edit({ name: 'Read more' }), habit, { icon: '📚' }, '2026-11-22');
    expect(edits?.begunOn).toBe(today);
  });
});

const fits = (field: string, value: unknown) => field in habit && typeof value === 'string';
const read = (kept: unknown) => readEdits<Fields>(kept, fits);

describe('edits that a page has kept', () => {
  it('are read field by field', () => {
    const edits = edit({ name: 'Read more' });
    expect(read(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
    const odd = { now: { name: 'Read more', icon: 7, id: 'no' }, before: null, begunOn: today };
    expect(read(odd)).toEqual({ now: { name: 'Read more' }, before: {}, begunOn: today });
  });

  it('are none where none makes sense', () => {
    const kept = [null, 7, 'text', {}, { now: {}, begunOn: today }, { now: { name: 'Read' } }];
    for (const each of kept) expect(read(each)).toBeNull();
    expect(read({ now: { name: 'Read' }, before: {}, begunOn: 'today' })).toBeNull();
  });
});
