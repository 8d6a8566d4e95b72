import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formulas';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

it('no cell is run as a formula, and each comes back as it was', () => {
  for (const start of STARTS) {
    for (const cell of [`${start}1+1`, `'${start}1+1`, `''${start}`]) {
      const guarded = guardFormula(cell);
      expect(guarded).toBe(`'${cell}`);
      expect(unguardFormula(guarded)).toBe(cell);
    }
  }
  for (const cell of ['', "'", "'tis", '1=1', 'a@b', "it's"]) {
    expect(guardFormula(cell)).toBe(cell);
    expect(unguardFormula(cell)).toBe(cell);
  }
});
