import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import type { LabelDraft } from '../moods/label';
import type { EntryLabels, MoodValue } from '../moods/mood';
import { startInMemory } from './startInMemory.testing';

let journal: DeviceJournal;
let rain: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory());
  rain = await add('Rain');
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

const add = async (name: string, what: Partial<LabelDraft> = {}) =>
  (await journal.addLabel({ name, kind: 'label', ...what })).uid;

let entries = 0;
const save = (day: string, mood: MoodValue, labels: EntryLabels = {}, time: string | null = null) =>
  journal.saveEntry(`${day} ${(entries += 1)}`, { mood, note: '', time, labels });

describe('how it goes with a label', () => {
  it('counts days with it among those with an entry since its first use', async () => {
    await save('2026-11-02', 1);
    await save('2026-11-10', 5, { [rain]: 1 });
    await save('2026-11-12', 2);
    await save('2026-11-15', 3);
    await save('2026-11-18', 4, { [rain]: 1 }, '09:00');
    await save('2026-11-18', 3, { [rain]: 1 }, 'evening');
    await save('2026-11-18', 2, {}, '22:00');
    expect(journal.labelDetail(rain)).toEqual({
      ...journal.labels()[0],
      since: '2026-11-10',
      last: { day: '2026-11-18', time: 'evening' },
      entries: 3,
      days: 2,
      ofDays: 4,
      // 5 and the mean of 4, 3 and 2.
      moodWith: 4,
      // 2 and 3.
      moodWithout: 2.5,
      values: null,
    });
  });

  it('knows no mean of no days', async () => {
    expect(journal.labelDetail(rain)).toMatchObject({
      since: null,
      last: null,
      entries: 0,
      days: 0,
      ofDays: 0,
      moodWith: null,
      moodWithout: null,
    });
    await save('2026-11-10', 5, { [rain]: 1 });
    expect(journal.labelDetail(rain)).toMatchObject({
      days: 1,
      ofDays: 1,
      moodWith: 5,
      moodWithout: null,
    });
  });

  it('leaves out today without it, and the days after the last use of an archived one', async () => {
    await save('2026-11-10', 5, { [rain]: 1 });
    await save('2026-11-12', 2);
    await save('2026-11-14', 4, { [rain]: 1 });
    await save('2026-11-16', 1);
    await save('2026-11-21', 3);
    expect(journal.labelDetail(rain)).toMatchObject({ days: 2, ofDays: 4, moodWithout: 1.5 });
    await journal.archiveLabel(rain);
    expect(journal.labelDetail(rain)).toMatchObject({ days: 2, ofDays: 3, moodWithout: 2 });
  });

  it('leaves out days to come, as clocks can have been wrong', async () => {
    await save('2026-11-20', 4, { [rain]: 1 });
    await save('2026-11-21', 2, { [rain]: 1 });
    vi.setSystemTime(new Date(2026, 10, 20, 12));
    await journal.refresh();
    expect(journal.labelDetail(rain)).toMatchObject({ days: 1, moodWith: 4 });
  });

  it('takes the mean of the days of a scale, and its lowest, highest and latest value', async () => {
    const sleep = await add('Sleep', { kind: 'scale', unit: 'h' });
    expect(journal.labelDetail(sleep)?.values).toBeNull();
    await save('2026-11-10', 4, { [sleep]: 9 });
    await save('2026-11-11', 4, { [sleep]: 4.5 }, '09:00');
    await save('2026-11-11', 4, { [sleep]: 7.5 }, '21:00');
    // 9 and 6, which is the mean of 4.5 and 7.5.
    expect(journal.labelDetail(sleep)?.values).toEqual({
      mean: 7.5,
      lowest: 4.5,
      highest: 9,
      latest: 7.5,
    });
    expect(journal.labelMonth(sleep, '2026-11')[10]).toEqual({
      day: '2026-11-11',
      value: 6,
      mood: 4,
    });
  });

  it('counts the name of a mood among the days with that mood, and compares no moods', async () => {
    const calm = await add('calm', { kind: 'mood', mood: 4 });
    await save('2026-11-10', 4, { [calm]: 1 });
    await save('2026-11-11', 3);
    await save('2026-11-12', 4);
    await save('2026-11-12', 1);
    expect(journal.labelDetail(calm)).toMatchObject({
      days: 1,
      ofDays: 2,
      moodWith: null,
      moodWithout: null,
    });
  });

  it('is that of the label that it was merged into, and null once that is in the bin', async () => {
    const wet = await add('Wet');
    await save('2026-11-10', 4, { [rain]: 1 });
    await save('2026-11-11', 4, { [wet]: 1 });
    await journal.mergeLabels(wet, rain);
    expect(journal.labelDetail(wet)).toMatchObject({ uid: rain, days: 2 });
    expect(journal.labelDetail(wet)).toEqual(journal.labelDetail(rain));
    await journal.deleteLabel(rain);
    expect(journal.labelDetail(wet)).toBeNull();
    expect(journal.labelMonth(wet, '2026-11')).toEqual([]);
    expect(journal.labelDetail('unknown')).toBeNull();
  });
});

it('gives the days of a month up to today, each with its mood', async () => {
  await save('2026-11-02', 1);
  await save('2026-11-10', 5, { [rain]: 1 }, '09:00');
  await save('2026-11-10', 4, {}, '21:00');
  const days = journal.labelMonth(rain, '2026-11');
  expect(days).toHaveLength(21);
  expect(days[0]).toEqual({ day: '2026-11-01', value: null, mood: null });
  expect(days[1]).toEqual({ day: '2026-11-02', value: null, mood: 1 });
  expect(days[9]).toEqual({ day: '2026-11-10', value: 1, mood: 4.5 });
});

it('reads the identical object until something in it changes', async () => {
  await save('2026-11-10', 5, { [rain]: 1 });
  const detail = journal.labelDetail(rain);
  await journal.setNumberKeys(false);
  expect(journal.labelDetail(rain)).toBe(detail);
  await save('2026-11-11', 5, { [rain]: 1 });
  expect(journal.labelDetail(rain)).not.toBe(detail);
});
