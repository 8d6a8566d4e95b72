import { expect, it } from 'vitest';
import { addDays } from '../days/day';
import { labelsInOrder } from './labelsInOrder';

const TODAY = '2026-11-21';
const labels = ['walk', 'friends', 'work', 'rain'].map((uid) => ({ uid }));

/** An entry of some days ago with labels. */
const used = (daysAgo: number, time: string | null, ...uids: string[]) => ({
  day: addDays(TODAY, -daysAgo),
  time,
  labels: Object.fromEntries(uids.map((uid) => [uid, 1])),
});

const orderAt = (time: string | null, ...entries: ReturnType<typeof used>[]) =>
  labelsInOrder(labels, entries, { today: TODAY, time }).map(({ uid }) => uid);

// The example of the README.
const week = [
  used(1, '20:30', 'friends'),
  used(1, '08:00', 'work'),
  used(2, 'evening', 'friends', 'walk'),
  used(2, '08:30', 'work'),
  used(3, '07:45', 'work'),
  used(4, null, 'rain'),
  used(5, null, 'rain'),
  used(70, '21:00', 'rain'),
];

it('offers first what is most used at this time of day, then what is most used at all', () => {
  expect(orderAt('21:00', ...week)).toEqual(['friends', 'walk', 'work', 'rain']);
  expect(orderAt('08:00', ...week)).toEqual(['work', 'friends', 'rain', 'walk']);
  expect(orderAt(null, ...week)).toEqual(['work', 'friends', 'rain', 'walk']);
});

it('leaves labels that are used alike in their order', () => {
  expect(orderAt('08:00')).toEqual(['walk', 'friends', 'work', 'rain']);
  expect(orderAt('08:00', used(0, '08:00', 'rain', 'friends'))).toEqual([
    'friends',
    'rain',
    'walk',
    'work',
  ]);
});

it('counts times up to three hours away, across midnight too', () => {
  const entries = [used(0, '02:00', 'rain'), used(1, '19:59', 'work'), used(1, '19:00', 'work')];
  expect(orderAt('23:00', ...entries).slice(0, 2)).toEqual(['rain', 'work']);
  expect(orderAt('22:58', ...entries).slice(0, 2)).toEqual(['work', 'rain']);
});

it('counts sixty days, with today', () => {
  expect(orderAt('08:00', used(59, '08:00', 'rain'))[0]).toBe('rain');
  expect(orderAt('08:00', used(60, '08:00', 'rain'))[0]).toBe('walk');
});

it('leaves out labels that are not asked for', () => {
  expect(orderAt('08:00', used(0, '08:00', 'another'))).toEqual(labels.map(({ uid }) => uid));
});
