import { expect, it } from 'vitest';
import { dayLabel } from './dayLabel';

it.each([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-19', '2 days ago'],
  ['2026-11-18', 'Wednesday 18 November'],
  ['2026-11-22', 'Sunday 22 November'],
  ['2025-12-31', '31 December 2025'],
])('%s is %s', (day, label) => {
  expect(dayLabel(day, '2026-11-21')).toBe(label);
});
