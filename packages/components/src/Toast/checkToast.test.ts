import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDuration, checkLimit, checkToast } from './checkToast';

const report = vi.fn<(message: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(report);
});
afterEach(() => {
  vi.restoreAllMocks();
  report.mockClear();
});

const colored = { message: 'Saved', color: 'red' };
const misuses: [string, () => void][] = [
  ['without a message', () => checkToast({ message: ' ' })],
  ["the tone 'loud'", () => checkToast({ message: 'Saved', tone: 'loud' as 'info' })],
  ['a duration of 0', () => checkToast({ message: 'Saved', duration: 0 })],
  ["with 'color'", () => checkToast(colored)],
  ['a duration of -1', () => checkDuration('ToastProvider', -1)],
  ['a limit of 0', () => checkLimit(0)],
];

test.each(misuses)('says so where a toast is shown %s, or would have it', (words, misuse) => {
  misuse();
  expect(report).toHaveBeenCalledOnce();
  expect(String(report.mock.calls[0])).toContain(words);
});

test('says nothing of a toast that can be read', () => {
  checkToast({ message: 'Saved', tone: 'success', duration: Infinity });
  checkDuration('ToastProvider', 5000);
  checkLimit(1);
  expect(report).not.toHaveBeenCalled();
});
