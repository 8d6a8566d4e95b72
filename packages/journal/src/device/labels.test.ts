import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceJournal } from '../deviceJournal';
import { LABEL_NAME_MAX_LENGTH, type LabelDraft } from '../moods/label';
import type { EntryLabels, MoodValue } from '../moods/mood';
import { newName, reopen, start, storedTables } from './device.testing';

const TODAY = '2026-11-21';

let journal: DeviceJournal;
let name: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  name = newName();
  journal = await start([], name);
});
afterEach(() => {
  journal.close();
  vi.useRealTimers();
});

const add = async (called: string, what: Partial<LabelDraft> = {}) =>
  (await journal.addLabel({ name: called, kind: 'label', ...what })).uid;
const save = (labels: EntryLabels, mood: MoodValue = 4) =>
  journal.saveEntry(TODAY, { mood, note: '', labels });
const shown = () => journal.entry(TODAY)?.labels;
const names = () => journal.labels().map((label) => label.name);
const stored = async (): Promise<EntryLabels> =>
  (await storedTables(journal)).entries[0].row.entries[0].labels;

describe('adding', () => {
  it('gives a label as it is shown, at the end of the list', async () => {
    await add('Friends');
    const sleep = await journal.addLabel({ name: ' Sleep ', kind: 'scale', unit: 'h', icon: '🛏️' });
    expect(sleep).toEqual({
      uid: sleep.uid,
      name: 'Sleep',
      icon: '🛏️',
      kind: 'scale',
      unit: 'h',
      mood: null,
      group: '',
      archived: false,
      pending: false,
    });
    expect(names()).toEqual(['Friends', 'Sleep']);
    journal.close();
    journal = await reopen(name);
    expect(journal.labels()[1]).toEqual(sleep);
  });

  it('refuses a name in which nothing can be seen, and shortens a long one', async () => {
    await expect(add(' \u200b ')).rejects.toMatchObject({ code: 'label-name-missing' });
    await add('x'.repeat(LABEL_NAME_MAX_LENGTH + 1));
    expect(names()[0]).toHaveLength(LABEL_NAME_MAX_LENGTH);
  });

  it('gives the label that has this name already, and restores it', async () => {
    const uid = await add('Café');
    expect(await add('CAFE')).toBe(uid);
    await journal.archiveLabel(uid);
    expect(await add('cafe')).toBe(uid);
    expect(journal.labels()).toMatchObject([{ name: 'Café', archived: false }]);
    expect(await add('cafe', { kind: 'scale' })).not.toBe(uid);
    await journal.deleteLabel(uid);
    expect(await add('cafe')).not.toBe(uid);
  });

  it('tells scales of one name apart by their units', async () => {
    const uids = [await add('Sleep', { kind: 'scale' })];
    const hours = { kind: 'scale', unit: 'h' } as const;
    uids.push(await add('Sleep', hours));
    expect(await add('sleep', hours)).toBe(uids[1]);
    await save({ [uids[0] ?? '']: 4, [uids[1] ?? '']: 7.5 });
    expect(Object.values(shown() ?? {})).toEqual([4, 7.5]);
    await expect(journal.editLabel(uids[0] ?? '', { unit: 'h' })).rejects.toMatchObject({
      code: 'label-name-taken',
    });
  });

  it('gives none of another name by now, in the bin or removed for good', async () => {
    const uids = [await add('Walk')];
    await journal.editLabel(uids[0] ?? '', { name: 'Hike' });
    uids.push(await add('Walk'));
    await journal.deleteLabel(uids[1] ?? '');
    uids.push(await add('Walk'));
    await journal.removeLabel(uids[1] ?? '');
    expect(new Set([...uids, await add('walk')]).size).toBe(3);
    expect(names()).toEqual(['Hike', 'Walk']);
  });

  it('gives a mood up to four names, without those that are put away', async () => {
    const uids = [];
    for (const each of ['calm', 'proud', 'glad', 'free']) {
      uids.push(await add(each, { kind: 'mood', mood: 4 }));
    }
    const more = () => add('brave', { kind: 'mood', mood: 4 });
    await expect(more()).rejects.toMatchObject({ code: 'mood-names-full' });
    await add('brave', { kind: 'mood', mood: 5 });
    await journal.archiveLabel(uids[0] ?? '');
    await more();
    await expect(journal.restoreLabel(uids[0] ?? '')).rejects.toMatchObject({
      code: 'mood-names-full',
    });
    await journal.deleteLabel(uids[1] ?? '');
    await journal.restoreLabel(uids[0] ?? '');
    await expect(journal.undeleteLabel(uids[1] ?? '')).rejects.toMatchObject({
      code: 'mood-names-full',
    });
    await expect(add('lost', { kind: 'mood' })).rejects.toThrow(RangeError);
  });
});

describe('an entry', () => {
  it('keeps labels and values, which are changed and removed by themselves', async () => {
    const [friends, sleep] = [
      await add('Friends'),
      await add('Sleep', { kind: 'scale', unit: 'h' }),
    ];
    await save({ [sleep]: 7.5, [friends]: 1 });
    expect(shown()).toEqual({ [friends]: 1, [sleep]: 7.5 });
    await journal.editEntry(TODAY, { note: 'Long day' });
    expect(shown()).toEqual({ [friends]: 1, [sleep]: 7.5 });
    const undo = await journal.editEntry(TODAY, { labels: { [sleep]: 6 } });
    expect(journal.entry(TODAY)).toMatchObject({ note: 'Long day', labels: { [sleep]: 6 } });
    await undo();
    expect(shown()).toEqual({ [friends]: 1, [sleep]: 7.5 });
    const bringBack = await journal.removeEntry(TODAY);
    expect(await stored()).toEqual({});
    await bringBack();
    expect(shown()).toEqual({ [friends]: 1, [sleep]: 7.5 });
  });

  it('refuses a value that a label does not take, and leaves out what is no label', async () => {
    const pain = await add('Pain', { kind: 'scale' });
    await expect(save({ [pain]: 6 })).rejects.toThrow(RangeError);
    await save({ [pain]: 2, nothing: 1 });
    expect(await stored()).toEqual({ [pain]: 2 });
  });

  it('loses the names of a mood with the mood, and Undo brings both back', async () => {
    const [calm, rain] = [await add('calm', { kind: 'mood', mood: 4 }), await add('Rain')];
    await save({ [calm]: 1, [rain]: 1 });
    const undo = await journal.editEntry(TODAY, { mood: 3 });
    expect(shown()).toEqual({ [rain]: 1 });
    expect(await stored()).toEqual({ [rain]: 1 });
    await undo();
    expect(journal.entry(TODAY)).toMatchObject({ mood: { value: 4 }, labels: { [calm]: 1 } });
    await save({ [calm]: 1 }, 2);
    expect(await stored()).toEqual({});
  });

  it('shows the label by the name that it has now', async () => {
    const uid = await add('Rain');
    await save({ [uid]: 1 });
    const undo = await journal.editLabel(uid, { name: 'Storm', icon: '⛈️', group: ' Weather ' });
    expect(journal.labels()).toMatchObject([{ uid, name: 'Storm', icon: '⛈️', group: 'Weather' }]);
    expect(shown()).toEqual({ [uid]: 1 });
    await undo();
    expect(journal.labels()).toMatchObject([{ name: 'Rain', icon: '', group: '' }]);
    await add('Sun');
    await expect(journal.editLabel(uid, { name: 'sun' })).rejects.toMatchObject({
      code: 'label-name-taken',
    });
    await journal.editLabel(uid, { name: 'RAIN' });
  });
});

describe('merging', () => {
  it('shows one label for both, counts it once, and is undone in one step', async () => {
    const [walk, hike] = [await add('Walk'), await add('Hike')];
    await save({ [walk]: 1, [hike]: 1 });
    const undo = await journal.mergeLabels(hike, walk);
    expect(shown()).toEqual({ [walk]: 1 });
    expect(names()).toEqual(['Walk']);
    await journal.editEntry(TODAY, { note: 'Far' });
    await undo();
    expect(shown()).toEqual({ [walk]: 1, [hike]: 1 });
    expect(names()).toEqual(['Walk', 'Hike']);
  });

  it('leaves off what was taken off an entry meanwhile, when it is undone', async () => {
    const [walk, hike] = [await add('Walk'), await add('Hike')];
    await save({ [hike]: 1 });
    const undo = await journal.mergeLabels(hike, walk);
    await journal.editEntry(TODAY, { labels: {} });
    await undo();
    expect(shown()).toEqual({});
  });

  it('keeps the value of the scale that stays', async () => {
    const [sleep, night] = [
      await add('Sleep', { kind: 'scale', unit: 'h' }),
      await add('Night', { kind: 'scale', unit: 'h' }),
    ];
    await save({ [sleep]: 7, [night]: 8 });
    await journal.mergeLabels(sleep, night);
    expect(shown()).toEqual({ [night]: 8 });
  });

  it('is refused where they are not alike', async () => {
    const uids = [
      await add('Sleep'),
      await add('Rest', { kind: 'scale' }),
      await add('Night', { kind: 'scale', unit: 'h' }),
      await add('sleepy', { kind: 'mood', mood: 2 }),
      await add('sleepy', { kind: 'mood', mood: 3 }),
    ];
    for (const [index, from] of uids.entries()) {
      const into = uids.at(index - 1) ?? '';
      await expect(journal.mergeLabels(from, into)).rejects.toThrow(RangeError);
      await expect(journal.mergeLabels(from, from)).rejects.toThrow(RangeError);
      await expect(journal.mergeLabels(from, 'none')).rejects.toMatchObject({ code: 'label-gone' });
    }
  });
});

describe('putting away', () => {
  it('archives a label, which entries keep', async () => {
    const uid = await add('Exams');
    await save({ [uid]: 1 });
    const undo = await journal.archiveLabel(uid);
    expect(journal.labels()).toMatchObject([{ uid, archived: true }]);
    expect(shown()).toEqual({ [uid]: 1 });
    await undo();
    expect(journal.labels()).toMatchObject([{ uid, archived: false }]);
  });

  it('deletes a label from all entries, until it is brought back', async () => {
    const [rain, sun] = [await add('Rain'), await add('Sun')];
    await save({ [rain]: 1 });
    await journal.deleteLabel(rain);
    expect(shown()).toEqual({});
    expect(journal.deletedLabels()).toMatchObject([{ uid: rain, name: 'Rain', deletedOn: TODAY }]);
    await expect(journal.editLabel(rain, { name: 'x' })).rejects.toMatchObject({
      code: 'label-gone',
    });
    // An entry that is saved meanwhile does not take it out of the bin's reach.
    await journal.editEntry(TODAY, { labels: { [sun]: 1 } });
    await journal.undeleteLabel(rain);
    expect(shown()).toEqual({ [rain]: 1, [sun]: 1 });
    expect(journal.deletedLabels()).toEqual([]);
  });

  it('leaves a label in the bin whose name another has by now', async () => {
    const walk = await add('Walk');
    await journal.deleteLabel(walk);
    const other = await add('walk');
    await expect(journal.undeleteLabel(walk)).rejects.toMatchObject({ code: 'label-name-taken' });
    await journal.editLabel(other, { name: 'Hike' });
    await journal.undeleteLabel(walk);
    expect(names().toSorted()).toEqual(['Hike', 'Walk']);
  });

  it('removes a label for good, with what was merged into it, from entries and words', async () => {
    const [rain, drizzle, sun] = [await add('Rain'), await add('Drizzle'), await add('Sun')];
    await save({ [rain]: 1, [drizzle]: 1, [sun]: 1 });
    await journal.mergeLabels(drizzle, rain);
    await expect(journal.removeLabel(rain)).rejects.toMatchObject({ code: 'label-gone' });
    const undo = await journal.deleteLabel(rain);
    await journal.removeLabel(rain);
    expect(journal.deletedLabels()).toEqual([]);
    expect(await stored()).toEqual({ [sun]: 1 });
    expect(await journal.saveAll()).not.toMatch(/Rain|Drizzle/);
    await expect(undo()).rejects.toMatchObject({ code: 'label-gone' });
    expect(names()).toEqual(['Sun']);
    journal.close();
    journal = await reopen(name);
    expect(names()).toEqual(['Sun']);
    expect(journal.getView().storage.quarantinedRows).toBe(0);
  });
});

it('is shown in every tab', async () => {
  const other = await reopen(name);
  const uid = await add('Rain');
  await save({ [uid]: 1 });
  await vi.waitFor(() => {
    expect(other.labels()).toEqual(journal.labels());
    expect(other.entry(TODAY)).toEqual(journal.entry(TODAY));
  });
  await other.editLabel(uid, { name: 'Storm' });
  await vi.waitFor(() => expect(names()).toEqual(['Storm']));
  other.close();
});
