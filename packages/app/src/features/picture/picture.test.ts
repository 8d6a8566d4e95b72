// @vitest-environment happy-dom
import { type DeviceJournal, type MoodCalendarDay, type YearLookBack } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Look, mixed, moodLook } from './look';
import { monthPicture } from './monthPicture';
import { HEIGHT, pictureSvg, type Shape, WIDTH } from './shapes';
import { yearPicture } from './yearPicture';

const look: Look = {
  page: 'rgb(250, 245, 238)',
  empty: 'rgb(240, 231, 220)',
  text: 'rgb(51, 29, 60)',
  muted: 'rgb(106, 82, 114)',
  dot: 'rgb(134, 108, 144)',
  moods: [10, 20, 30, 40, 50].map((red) => ({
    fill: `rgb(${red}, 0, 0)`,
    ink: red < 30 ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
    edge: `rgb(${red}, 9, 9)`,
  })),
  bow: ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'],
  display: '"Bricolage Grotesque Variable", system-ui, sans-serif',
  body: 'system-ui, sans-serif',
};
const common = {
  look,
  moodNames: { 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' },
  number: String,
};

let journal: DeviceJournal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory());
  await journal.saveEntry('2026-11-01', { mood: 1, note: 'A secret' });
  await journal.saveEntry('2026-11-02', { mood: 4, note: 'Another secret' });
  await journal.addHabit({ name: 'Hidden habit', icon: '' });
});
afterEach(() => {
  vi.useRealTimers();
});

const yearShapes = (
  direction: 'ltr' | 'rtl' = 'ltr',
  year: YearLookBack = journal.yearLookBack('2026'),
) =>
  yearPicture({
    ...common,
    year,
    direction,
    title: '2026',
    caption: 'days',
    monthName: (month) => `month ${month.slice(5)}`,
    monthLetter: (month) => `letter ${month.slice(5)}`,
  });
const monthShapes = (
  direction: 'ltr' | 'rtl' = 'ltr',
  days: readonly MoodCalendarDay[] = journal.moodMonth('2026-11'),
) =>
  monthPicture({
    ...common,
    month: '2026-11',
    days,
    counts: journal.monthLookBack('2026-11').moods.counts,
    direction,
    title: 'November 2026',
    firstWeekday: 1,
    weekdayLetter: (weekday) => `weekday ${weekday}`,
    dayNumber: (day) => `day ${Number(day.slice(8))}`,
  });

const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => ('text' in shape ? [shape] : []));
const placeOf = (shapes: readonly Shape[], text: string) => {
  const found = textsOf(shapes).find((shape) => shape.text === text);
  if (!found) throw new Error(`No text ${text}`);
  return found;
};
/** The number of boxes in a color, which may be one path. */
const boxesOf = (shapes: readonly Shape[], fill: string) =>
  shapes
    .flatMap((shape) => ('path' in shape && shape.fill === fill ? [...shape.path] : []))
    .filter((letter) => letter === 'Z').length;

describe.each([
  ['a year', yearShapes],
  ['a month', monthShapes],
])('the picture of %s', (_, shapesOf) => {
  it('is one SVG of 1080 × 1350 that asks for nothing', () => {
    const svg = pictureSvg({ name: 'In words', direction: 'ltr', shapes: shapesOf() });
    const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(root.tagName).toBe('svg');
    expect(root.getAttribute('width')).toBe('1080');
    expect(root.getAttribute('height')).toBe('1350');
    expect(root.getAttribute('aria-label')).toBe('In words');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|href|style/);
  });

  it('has no name of a habit and no note', () => {
    const svg = pictureSvg({ name: '', direction: 'ltr', shapes: shapesOf() });
    expect(svg).not.toContain('secret');
    expect(svg).not.toContain('Hidden');
  });

  it('has all of its texts and numbers inside', () => {
    for (const { x, y } of textsOf([...shapesOf('ltr'), ...shapesOf('rtl')])) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(WIDTH - 40);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(HEIGHT - 20);
    }
  });

  it('has a legend of all moods, from where lines begin', () => {
    const [ltr, rtl] = [shapesOf('ltr'), shapesOf('rtl')];
    expect(placeOf(ltr, 'Terrible').x).toBeLessThan(placeOf(ltr, 'Great').x);
    expect(placeOf(rtl, 'Terrible').x).toBeGreaterThan(placeOf(rtl, 'Great').x);
  });
});

it('draws a cell of its color for each day of a year with a mood', () => {
  const shapes = yearShapes();
  expect(boxesOf(shapes, look.empty)).toBe(363);
  // Each in the legend as well.
  expect(boxesOf(shapes, 'rgb(10, 0, 0)')).toBe(2);
  expect(boxesOf(shapes, 'rgb(40, 0, 0)')).toBe(2);
  expect(placeOf(shapes, '2').y).toBeLessThan(placeOf(shapes, 'month 01').y);
});

it('runs from the right where lines do', () => {
  const [ltr, rtl] = [yearShapes('ltr'), yearShapes('rtl')];
  expect(placeOf(ltr, 'letter 01').x).toBeLessThan(placeOf(ltr, 'letter 12').x);
  expect(placeOf(rtl, 'letter 01').x).toBeCloseTo(WIDTH - placeOf(ltr, 'letter 01').x);
  expect(placeOf(monthShapes('rtl'), 'weekday 1').x).toBeGreaterThan(
    placeOf(monthShapes('rtl'), 'weekday 7').x,
  );
});

it('puts each day of a month under its weekday', () => {
  const shapes = monthShapes();
  expect(textsOf(shapes).filter(({ text }) => text.startsWith('day '))).toHaveLength(30);
  expect(placeOf(shapes, 'day 1').x).toBe(placeOf(shapes, 'weekday 7').x);
  expect(placeOf(shapes, 'day 2').x).toBe(placeOf(shapes, 'weekday 1').x);
  expect(placeOf(shapes, 'day 2').y).toBeGreaterThan(placeOf(shapes, 'day 1').y);
  expect(boxesOf(shapes, look.empty)).toBe(28);
});

it('draws a mean in a color between those of two moods', () => {
  expect(moodLook(look, 3.5)).toMatchObject({ fill: 'rgb(35, 0, 0)', ink: 'rgb(0, 0, 0)' });
  expect(moodLook(look, 5).fill).toBe('rgb(50, 0, 0)');
  expect(mixed('rgb(0, 10, 20)', 'rgb(100, 10, 0)', 0.25)).toBe('rgb(25, 10, 15)');
  const days = [{ day: '2026-11-01', mood: 3.5 }] as MoodCalendarDay[];
  expect(boxesOf(monthShapes('ltr', days), 'rgb(35, 0, 0)')).toBe(1);
});

it('escapes what a text could break a file with', () => {
  const text = 'a <b> & "c" \u0000\u{1F600}';
  const shapes: Shape[] = [
    { text, x: 1, y: 1, size: 1, weight: 600, family: look.display, fill: look.text },
  ];
  const svg = pictureSvg({ name: text, direction: 'rtl', shapes });
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(root.querySelector('text')?.textContent).toBe('a <b> & "c" \u{1F600}');
  expect(root.getAttribute('aria-label')).toBe('a <b> & "c" \u{1F600}');
  expect(root.querySelector('text')?.getAttribute('font-family')).toBe(look.display);
});
