import { expect, it } from 'vitest';
import { checkPauses, endPause, isPauseOver, isPaused, removePause } from './pause';

const holiday = { from: '2026-11-10', to: '2026-11-20' };
const ill = { from: '2026-11-25', to: null };

it('a pause that is ended was one until the day before; one that had not begun is none', () => {
  const ended = endPause([holiday, ill], holiday, '2026-11-15');
  expect(ended).toEqual([{ from: '2026-11-10', to: '2026-11-14' }, ill]);
  expect(isPaused(ended, '2026-11-14')).toBe(true);
  expect(isPaused(ended, '2026-11-15')).toBe(false);
  expect(endPause([holiday, ill], ill, '2026-11-25')).toEqual([holiday]);
  expect(endPause([holiday, ill], ill, '2026-11-26')).toEqual([
    holiday,
    { from: '2026-11-25', to: '2026-11-25' },
  ]);
});

it('a pause that is removed never was: all its days are due again', () => {
  const left = removePause([holiday, ill], holiday);
  expect(left).toEqual([ill]);
  expect(isPaused(left, holiday.from)).toBe(false);
});

it.each(['0026-11-20', '1899-12-31', '12345-01-01', '2026-02-30', '2026-11', ''])(
  'no pause begins or ends on "%s"',
  (day) => {
    expect(() => checkPauses([{ from: day, to: null }])).toThrow(RangeError);
    if (day === '') return;
    expect(() => checkPauses([{ from: '2026-11-20', to: day }])).toThrow(RangeError);
  },
);

it('a pause is over after its last day, and never without one', () => {
  expect([isPauseOver(holiday, '2026-11-20'), isPauseOver(holiday, '2026-11-21')]).toEqual([
    false,
    true,
  ]);
  expect(isPauseOver(ill, '2099-01-01')).toBe(false);
});

it('pauses are in order, and none ends before it begins', () => {
  expect(checkPauses([ill, { from: '2026-11-05', to: '2026-11-01' }, holiday])).toEqual([
    holiday,
    ill,
  ]);
});
