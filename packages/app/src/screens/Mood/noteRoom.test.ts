import { describe, expect, it } from 'vitest';
import { noteRoom } from './noteRoom';

describe('noteRoom', () => {
  it('says nothing far from the end', () => {
    expect(noteRoom('')).toEqual({ isEnough: true });
    expect(noteRoom('a'.repeat(4799))).toEqual({ isEnough: true });
  });

  it('says what is left near the end, and what is too much', () => {
    expect(noteRoom('a'.repeat(4800))).toEqual({ isEnough: true, hint: '200 characters left.' });
    expect(noteRoom('a'.repeat(4999))).toEqual({ isEnough: true, hint: '1 character left.' });
    expect(noteRoom('a'.repeat(5000))).toEqual({ isEnough: true, hint: '0 characters left.' });
    expect(noteRoom('a'.repeat(5001))).toEqual({
      isEnough: false,
      error: '1 character too many.',
    });
  });

  it('counts as people do: a family is one character', () => {
    expect(noteRoom('👨‍👩‍👧‍👦'.repeat(4000))).toEqual({ isEnough: true });
    expect(noteRoom('👨‍👩‍👧‍👦'.repeat(5000))).toMatchObject({ hint: '0 characters left.' });
  });
});
