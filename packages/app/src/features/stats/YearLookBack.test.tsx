// @vitest-environment happy-dom
import type { DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { MoodSheetProvider } from '../mood';
import { YearLookBack } from './YearLookBack';

const YEAR = '2026';
const ignore = () => undefined;
let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory([{ name: 'Walk', icon: '🚶', completed: false }]));
  await journal.saveEntry('2026-03-02', { mood: 2, note: '' });
  unmount = await renderWithJournal(
    journal,
    <MoodSheetProvider>
      <YearLookBack year={YEAR} first="2026-01-01" onYearChange={ignore} onMonth={ignore} />
    </MoodSheetProvider>,
  );
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const strokes = () => [...document.querySelectorAll('[role=slider] svg > g > path')];
const days = () => [...document.querySelectorAll('[role=gridcell]')];

/** The strokes of the bow and the days of the calendar whose element changes while something is done. */
async function changed(work: () => Promise<unknown>): Promise<Element[]> {
  const drawn = new Set([...strokes(), ...days()]);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  await act(work);
  records.push(...observer.takeRecords());
  observer.disconnect();
  const now = [...strokes(), ...days()];
  expect(now.filter((each) => !drawn.has(each))).toEqual([]);
  const targets = records.map(({ target }) =>
    target instanceof Element ? target : target.parentElement,
  );
  return now.filter((each) => targets.includes(each));
}

it('draws one stroke and one day anew when a mood of one day is saved', async () => {
  const march = strokes()[31 + 28 + 1];
  const marchDay = document.querySelector('[data-day="2026-03-02"]');
  expect(strokes()).toHaveLength(365);
  expect(await changed(() => journal.saveEntry('2026-03-02', { mood: 5, note: '' }))).toEqual([
    march,
    marchDay,
  ]);
  const july = strokes()[181];
  const julyDay = document.querySelector('[data-day="2026-07-01"]');
  expect(await changed(() => journal.saveEntry('2026-07-01', { mood: 4, note: '' }))).toEqual([
    july,
    julyDay,
  ]);
});

it('draws no stroke and no day anew when a habit is ticked', async () => {
  expect(await changed(() => journal.setMark(1, '2026-11-20', 'done'))).toEqual([]);
});
