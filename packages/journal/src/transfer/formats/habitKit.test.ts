import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const read = (value: unknown) => inspect(JSON.stringify(value));

const interval = (startDate: string | null, endDate: string | null, perDay: number) => ({
  habitId: 'a',
  startDate,
  endDate,
  type: 'day',
  requiredNumberOfCompletionsPerDay: perDay,
});
const on = (day: string, amountOfCompletions: number) => ({
  habitId: 'a',
  date: `${day}T00:00:00.000Z`,
  amountOfCompletions,
});
const kit = (intervals: object[], completions: object[]) =>
  read({ habits: [{ id: 'a', name: 'Drink' }], intervals, completions });

describe("HabitKit's export", () => {
  it('has habits with intervals, and completions at local midnight in UTC', async () => {
    const file = {
      habits: [
        {
          id: 'b',
          name: 'Read',
          description: 'x',
          icon: 'book',
          archived: true,
          orderIndex: 1,
          isInverse: false,
          emoji: null,
        },
        {
          id: 'a',
          name: 'Drink',
          description: null,
          icon: 'cup',
          archived: false,
          orderIndex: 0,
          isInverse: true,
          emoji: '🥤',
        },
      ],
      completions: [
        {
          date: '2025-01-31T23:00:00.000Z',
          habitId: 'a',
          timezoneOffsetInMinutes: 60,
          amountOfCompletions: 3,
          note: 'cold',
        },
        {
          date: '2025-02-02T05:00:00.000Z',
          habitId: 'a',
          timezoneOffsetInMinutes: -300,
          amountOfCompletions: 1,
          note: null,
        },
        {
          date: '2025-02-03T05:00:00.000Z',
          habitId: 'a',
          timezoneOffsetInMinutes: -300,
          amountOfCompletions: 0,
          note: null,
        },
        {
          date: '2025-02-01T00:00:00.000Z',
          habitId: 'b',
          timezoneOffsetInMinutes: 0,
          amountOfCompletions: 1,
          note: null,
        },
        { date: '2025-02-01T00:00:00.000Z', habitId: 'gone', timezoneOffsetInMinutes: 0 },
        { date: 'never', habitId: 'b' },
      ],
      intervals: [
        {
          habitId: 'a',
          startDate: '2025-01-01',
          endDate: null,
          type: 'day',
          requiredNumberOfCompletions: 1,
          requiredNumberOfCompletionsPerDay: 3,
        },
        {
          habitId: 'b',
          startDate: '2025-01-01',
          endDate: null,
          type: 'week',
          requiredNumberOfCompletions: 4,
          requiredNumberOfCompletionsPerDay: 1,
        },
      ],
    };
    const result = await read(file);
    expect(result).toMatchObject({
      format: 'habitkit-json',
      counts: { habits: 2, ticks: 1, notes: 1 },
      names: ['Drink', 'Read'],
      marks: [{ '2025-02-01': 3, '2025-02-02': 1 }, { '2025-02-01': 'done' }],
      unread: [
        'habit-missing completions 2025-02-01T00:00:00.000Z',
        'date-unknown completions never',
      ],
      remarks: ['habits-to-quit 1', 'left-out-descriptions 1'],
    });
    expect(result.habits[0]).toMatchObject({ icon: '🥤', archive: [] });
    expect(result.habits[1]).toMatchObject({
      archive: [{ from: '2025-02-02', value: true }],
      schedule: [{ from: '2025-02-01', value: { kind: 'times', times: 4, per: 'week' } }],
    });
  });
});

it("HabitKit's inverse habits are left off: their completions are the days on which they happened", async () => {
  const habit = { id: 'a', name: 'Smoke', isInverse: true, inverseStartDate: '2026-08-18' };
  const every = { ...interval('2026-08-18', null, 3), type: 'none' };
  const { habits, marks, remarks } = await read({
    habits: [habit],
    intervals: [every],
    completions: [on('2026-08-19', 1), on('2026-08-24', 0)],
  });
  expect(habits[0]?.goal?.[0]?.value).toMatchObject({ target: 0, direction: 'atMost' });
  expect(marks).toEqual([{ '2026-08-18': 0, '2026-08-19': 1 }]);
  expect(remarks).toEqual(['habits-to-quit 1']);
});

describe("HabitKit's intervals", () => {
  it('each hold for their days', async () => {
    const { habits, counts, unread } = await kit(
      [
        { ...interval('2025-01-01', null, 8), type: 'week', requiredNumberOfCompletions: 3 },
        interval('2023-12-31T23:00:00.000Z', '2024-12-31', 2),
        interval('2023-05-01', '2023-12-31', 1),
      ],
      [on('2023-06-01', 4), on('2024-03-01', 2), on('2024-03-02', 1), on('2025-03-01', 2)],
    );
    expect(unread).toEqual([]);
    expect(counts.ticks).toBe(2);
    expect(habits[0]?.goal).toMatchObject([
      { from: '2023-06-01', value: null },
      { from: '2024-01-01', value: { target: 2 } },
      { from: '2025-01-01', value: { target: 8 } },
    ]);
    expect(habits[0]?.schedule).toEqual([
      { from: '2023-06-01', value: [1, 2, 3, 4, 5, 6, 7] },
      { from: '2024-01-01', value: [1, 2, 3, 4, 5, 6, 7] },
      { from: '2025-01-01', value: { kind: 'times', times: 3, per: 'week' } },
    ]);
  });

  it('may be missing: a completion is a tick then', async () => {
    const file = { habits: [{ id: 'a', name: 'Drink' }], completions: [on('2024-01-01', 1)] };
    expect(await read(file)).toMatchObject({
      format: 'habitkit-json',
      marks: [{ '2024-01-01': 'done' }],
      unread: [],
    });
  });

  it('hold on where the last has ended, and for what was before the first', async () => {
    const { counts } = await kit(
      [interval('2024-01-01', '2024-12-31', 8)],
      [on('2023-06-01', 1), on('2024-03-01', 8), on('2025-03-01', 1)],
    );
    expect(counts.ticks).toBe(1);
  });

  it('without a start have always held; a start that is no date is told', async () => {
    const { counts, unread } = await kit(
      [interval(null, null, 2), interval('soon', null, 9)],
      [on('2024-03-01', 2)],
    );
    expect(counts.ticks).toBe(1);
    expect(unread).toEqual(['date-unknown intervals a']);
  });

  it('are not met by amounts below 0', async () => {
    const { counts, unread } = await kit([], [on('2024-03-01', -1), on('2024-03-02', 1)]);
    expect(counts.ticks).toBe(1);
    expect(unread).toEqual(['value-unknown completions 2024-03-01T00:00:00.000Z']);
  });
});
