import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, WEEKDAYS } from '../days/day';
import { addMonths, monthOf } from '../days/month';
import type { Goal } from '../habits/goal';
import { HABIT_GROUPS } from '../habits/habit';
import type { Schedule } from '../habits/schedule';
import type { DeviceJournal, HabitOptions, Undo } from '../deviceJournal';
import { JournalError } from '../journalError';
import type { Label, LabelDraft } from '../moods/label';
import type { MoodValue } from '../moods/mood';
import { beginJournal } from './beginJournal';
import { createMemoryStorage } from './memoryStore.testing';
import { openOn } from './openOn';
import { canonical } from './rows/contentKey';

type Operation = (journal: DeviceJournal) => Promise<Undo | void>;

const id = fc.integer({ min: 1, max: 6 });
const daysAgo = fc.integer({ min: 0, max: 70 });
const text = fc.constantFrom('Walk', 'Read', ' Sing ', '👩‍👩‍👧‍👦', '');
const goal: fc.Arbitrary<Goal> = fc.record({
  target: fc.integer({ min: 0, max: 20 }),
  unit: text,
  direction: fc.constantFrom('atLeast', 'atMost'),
  step: fc.integer({ min: 1, max: 5 }),
});
const kind: fc.Arbitrary<HabitOptions> = fc.record(
  {
    schedule: fc.constantFrom<Schedule>(
      { kind: 'times', times: 3, per: 'week' },
      { kind: 'times', times: 9, per: 'month' },
      { kind: 'interval', days: 3 },
    ),
    goal: fc.option(goal),
    group: fc.constantFrom(...HABIT_GROUPS),
    pauses: fc.constantFrom([], [{ from: '2026-01-01', to: null }]),
    endsOn: fc.constantFrom(null, '2030-01-01'),
  },
  { requiredKeys: [] },
);
/** The ends of the ids of a day's entries: of the one from when a day had one, and of others. */
const entryOfDay = fc.constantFrom('', ' 1', ' 2');
const timeOfEntry = fc.constantFrom(undefined, null, '00:30', '08:15', 'evening');
const label: fc.Arbitrary<LabelDraft> = fc.oneof(
  fc.record({ name: text, kind: fc.constantFrom('label' as const, 'scale' as const) }),
  fc.record({
    name: text,
    kind: fc.constant('mood' as const),
    mood: fc.constantFrom<MoodValue>(4, 5),
  }),
);
/** A number that chooses one of what there is. */
const nth = fc.nat(7);
const chosen = <Each>(list: readonly Each[], index: number) => list[index % (list.length || 1)];
const uidOf = (journal: DeviceJournal, index: number, among = journal.labels()) =>
  chosen(among, index)?.uid ?? '';
const dayOf = (journal: DeviceJournal, ago: number) => addDays(journal.getView().today, -ago);

const operations: fc.Arbitrary<Operation> = fc.oneof(
  text.map(
    (name): Operation =>
      async (journal) =>
        void (await journal.addHabit({ name, icon: '' })),
  ),
  fc.tuple(id, daysAgo, fc.constantFrom('done' as const, 'skipped' as const, 'empty' as const)).map(
    ([habit, ago, mark]): Operation =>
      (journal) =>
        journal.setMark(habit, dayOf(journal, ago), mark),
  ),
  fc.tuple(id, text, fc.subarray([...WEEKDAYS])).map(
    ([habit, name, schedule]): Operation =>
      (journal) =>
        journal.editHabit(habit, { name, schedule }),
  ),
  fc.tuple(id, kind).map(
    ([habit, changes]): Operation =>
      (journal) =>
        journal.editHabit(habit, changes),
  ),
  fc.tuple(id, daysAgo, fc.option(fc.integer({ min: 0, max: 30 }))).map(
    ([habit, ago, amount]): Operation =>
      (journal) =>
        journal.setAmount(habit, dayOf(journal, ago), amount),
  ),
  fc.tuple(id, daysAgo, text).map(
    ([habit, ago, note]): Operation =>
      (journal) =>
        journal.setHabitNote(habit, dayOf(journal, ago), note),
  ),
  fc.tuple(fc.constantFrom('2026-11-02', '2026-11-03', '2026-11', '2026'), text).map(
    ([period, note]): Operation =>
      (journal) =>
        journal.setPeriodNote(period, note),
  ),
  fc.tuple(id, daysAgo, fc.integer({ min: 1, max: 3 }), fc.option(fc.integer({ min: 0 }))).map(
    ([habit, ago, amount, time]): Operation =>
      (journal) =>
        journal.recordSlip(habit, dayOf(journal, ago), { amount, time }),
  ),
  fc.tuple(daysAgo, fc.option(daysAgo)).map(
    ([from, to]): Operation =>
      (journal) =>
        journal.setPauses([
          { from: dayOf(journal, from), to: to === null ? null : dayOf(journal, to) },
        ]),
  ),
  fc.tuple(fc.constantFrom(...HABIT_GROUPS), text).map(
    ([group, name]): Operation =>
      (journal) =>
        journal.setGroupName(group, name),
  ),
  fc.tuple(id, fc.option(id)).map(
    ([habit, before]): Operation =>
      (journal) =>
        journal.moveHabit(habit, before),
  ),
  id.map(
    (habit): Operation =>
      (journal) =>
        journal.archiveHabit(habit),
  ),
  id.map(
    (habit): Operation =>
      (journal) =>
        journal.restoreHabit(habit),
  ),
  id.map(
    (habit): Operation =>
      (journal) =>
        journal.deleteHabit(habit),
  ),
  fc.tuple(daysAgo, entryOfDay, fc.integer({ min: 1, max: 5 }), text, timeOfEntry).map(
    ([ago, entry, mood, note, at]): Operation =>
      (journal) =>
        journal.saveEntry(dayOf(journal, ago) + entry, { mood: mood as MoodValue, note, time: at }),
  ),
  fc.tuple(daysAgo, entryOfDay, timeOfEntry).map(
    ([ago, entry, at]): Operation =>
      (journal) =>
        journal.editEntry(dayOf(journal, ago) + entry, { time: at }),
  ),
  fc.tuple(daysAgo, entryOfDay).map(
    ([ago, entry]): Operation =>
      (journal) =>
        journal.removeEntry(dayOf(journal, ago) + entry),
  ),
  daysAgo.map(
    (ago): Operation =>
      (journal) =>
        journal.clearDay(dayOf(journal, ago)),
  ),
  label.map(
    (draft): Operation =>
      async (journal) =>
        void (await journal.addLabel(draft)),
  ),
  fc.tuple(nth, text, text).map(
    ([index, name, group]): Operation =>
      (journal) =>
        journal.editLabel(uidOf(journal, index), { name, group }),
  ),
  fc.tuple(nth, nth).map(([from, into]): Operation => (journal) => {
    const known = chosen(journal.labels(), from);
    const isAlike = (each: Label) => each.kind === known?.kind && each.mood === known.mood;
    const others = journal.labels().filter((each) => each.uid !== known?.uid && isAlike(each));
    return others.length === 0
      ? Promise.resolve()
      : journal.mergeLabels(known?.uid ?? '', uidOf(journal, into, others));
  }),
  fc
    .tuple(
      nth,
      fc.constantFrom('archiveLabel' as const, 'restoreLabel' as const, 'deleteLabel' as const),
    )
    .map(
      ([index, what]): Operation =>
        (journal) =>
          journal[what](uidOf(journal, index)),
    ),
  nth.map(
    (index): Operation =>
      (journal) =>
        journal.undeleteLabel(uidOf(journal, index, journal.deletedLabels())),
  ),
  fc
    .tuple(daysAgo, fc.array(fc.tuple(nth, fc.integer({ min: 1, max: 5 }))))
    .map(([ago, some]): Operation => (journal) => {
      const labels = some.flatMap(([index, value]) => {
        const each = chosen(journal.labels(), index);
        return each ? [[each.uid, each.kind === 'scale' ? value : 1] as const] : [];
      });
      const day = dayOf(journal, ago);
      const known = journal.entriesOn(day)[0]?.id ?? day;
      return journal.saveEntry(known, { mood: 4, note: '', labels: Object.fromEntries(labels) });
    }),
  fc.constantFrom(...WEEKDAYS).map(
    (weekday): Operation =>
      (journal) =>
        journal.setFirstWeekday(weekday),
  ),
);

/** Everything that a journal shows, apart from what is pending, as text: that is compared at once. */
function shownBy(journal: DeviceJournal): string {
  const { today, archived, recentEntries, stats, settings, listed } = journal.getView();
  const months = [0, -1, -2].map((ago) => addMonths(monthOf(today), ago));
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const shown = {
    listed,
    archived,
    labels: journal.labels(),
    deletedLabels: journal.deletedLabels(),
    entries: journal.entries(),
    recentEntries,
    stats,
    settings,
    days: [0, 1, 7, 30, 60].map((ago) => journal.day(addDays(today, -ago))),
    habits: ids.map((each) => journal.habit(each)),
    habitMonths: ids.flatMap((each) => months.map((month) => journal.habitMonth(each, month))),
    moodMonths: months.map((month) => journal.moodMonth(month)),
  };
  // An equal value that was shown before keeps the order that its keys had.
  const inOrder: unknown = JSON.parse(canonical(shown));
  return JSON.stringify(inOrder, (key, value) => (key === 'pending' ? undefined : value), 1);
}

/** Settles a write: a refusal of the journal is part of the game; any other error is not. */
async function settle(write: Promise<Undo | void>): Promise<Undo | void> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof JournalError) return undefined;
    throw error;
  }
}

describe('whatever is changed', () => {
  it('what is shown at once is what is stored, and what a journal that is opened again shows', async () => {
    const rounds = fc.array(fc.tuple(fc.array(operations, { maxLength: 6 }), fc.boolean()), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (batches) => {
        const { connect } = createMemoryStorage();
        const store = connect();
        await beginJournal(store, [
          { name: 'Walk', icon: '🚶', completed: true },
          { name: 'Read', icon: '📖', completed: false },
        ]);
        const journal = await openOn(store);
        for (const [batch, takesBack] of batches) {
          const writes = batch.map((operation) => settle(operation(journal)));
          // A write that is refused at once shows so by the next task; nothing is durable before.
          const shownAtOnce = shownBy(journal);
          const undos = await Promise.all(writes);
          expect(shownBy(journal)).toBe(shownAtOnce);
          if (takesBack) for (const undo of undos.toReversed()) if (undo) await settle(undo());
        }
        const reopened = await openOn(connect());
        expect(shownBy(reopened)).toBe(shownBy(journal));
        journal.close();
        reopened.close();
      }),
      { numRuns: 150 },
    );
  });
});
