import type { HabitDetail } from '@daybow/journal';
import { describe, expect, it } from 'vitest';
import { isChangedElsewhere, isUnsaved, NO_EDITS, unsavedOf, withEdits } from './habitEdits';

const habit = {
  name: 'Read',
  icon: '📖',
  schedule: [1, 2, 3],
  goal: null,
} as Partial<HabitDetail> as HabitDetail;

describe('edits of a habit', () => {
  it('are what differs from the journal, and nothing that is back to it', () => {
    const edits = withEdits(NO_EDITS, habit, { name: 'Read more', icon: '📚' });
    expect(unsavedOf(edits, habit)).toEqual({ name: 'Read more', icon: '📚' });
    const back = withEdits(edits, habit, { name: 'Read', icon: '📖' });
    expect(back).toEqual(NO_EDITS);
    expect(isUnsaved(withEdits(NO_EDITS, habit, { schedule: [1, 2, 3] }), habit)).toBe(false);
  });

  it('are no edits where only space around the name was typed, which stays in the field', () => {
    const edits = withEdits(NO_EDITS, habit, { name: 'Read ' });
    expect(edits.now.name).toBe('Read ');
    expect(isUnsaved(edits, habit)).toBe(false);
  });

  it('tell when a field that they change was changed elsewhere, and no other', () => {
    const edits = withEdits(NO_EDITS, habit, { name: 'Read more' });
    const elsewhere = (changes: Partial<HabitDetail>) =>
      isChangedElsewhere(edits, { ...habit, ...changes });
    expect(elsewhere({})).toBe(false);
    expect(elsewhere({ icon: '📚', schedule: [7] })).toBe(false);
    expect(elsewhere({ name: 'Read at night' })).toBe(true);
    expect(elsewhere({ name: 'Read more' })).toBe(false);
    expect(isUnsaved(edits, { ...habit, name: 'Read more' })).toBe(false);
  });

  it('tell so however much is typed after it', () => {
    const edits = withEdits(NO_EDITS, habit, { name: 'Read more' });
    const there = { ...habit, name: 'Read at night' };
    expect(isChangedElsewhere(withEdits(edits, there, { name: 'Read more!' }), there)).toBe(true);
  });
});
