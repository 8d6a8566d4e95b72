import * as fc from 'fast-check';
import { addDays, type Day } from '../../days/day';
import {
  EMPTY_PORTABLE,
  type PortableHabit,
  type PortableJournal,
  type PortableMark,
  type PortableNote,
  uidOfOwner,
} from './portable';
import { quarantinedKey } from './quarantined';
import { withoutLabels } from './withoutLabels';
import type { EntryRow, LabelRow, PeriodNoteRow, SettingRow } from './rows';
import type { Stamp } from './stamp';

// Journals as devices could hold them: few habits, days and moments, so that they meet often.

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const uid = fc.constantFrom('a', 'b', 'c');
const day: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 40 })
  .map((ago) => addDays('2026-11-21', -ago));
const text = fc.oneof(
  fc.constantFrom('Walk', '=1+1', "'-x", '＝1', "'＠x", 'two\nlines', '<b> & "quotes"', '👩‍👩‍👧‍👦'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
);
const visible = text.map((each) => each.trim() || 'Name');

/** Clocks are wrong by up to a day, and often show the same. */
const stamp: fc.Arbitrary<Stamp> = fc.record({
  at: fc.oneof(
    fc.constantFrom(NOW, NOW - 1),
    fc.integer({ min: -DAY_MS, max: DAY_MS }).map((off) => NOW + off),
  ),
  offset: fc.constantFrom(0, 60, -480),
});

/** The stamps of fields that are not that of the row. */
function ownStamps(stamps: Readonly<Record<string, Stamp>>, { at, offset }: Stamp) {
  const own = Object.entries(stamps).filter(([, each]) => each.at !== at || each.offset !== offset);
  return own.length > 0 && { stamps: Object.fromEntries(own) };
}

const habit: fc.Arbitrary<Omit<PortableHabit, 'uid'>> = fc
  .record({
    stamp,
    name: visible,
    position: fc.integer({ min: 1, max: 4 }),
    schedule: fc.constantFrom([1, 3] as const, { kind: 'times', times: 3, per: 'week' } as const),
    archived: fc.boolean(),
    target: fc.option(fc.integer({ min: 1, max: 9 })),
    stamps: fc.dictionary(fc.constantFrom('name', 'goal', 'position', 'deleted'), stamp),
    state: fc.constantFrom('listed', 'listed', 'listed', 'deleted', 'removed'),
  })
  .map(({ stamp: at, stamps, name, position, schedule, archived, target, state }) => ({
    ...at,
    ...ownStamps(stamps, at),
    name: state === 'removed' ? '' : name,
    icon: state === 'removed' ? '' : '✨',
    position,
    createdOn: '2026-10-01',
    schedule: [{ from: '2026-10-01', value: schedule }],
    archive: archived ? [{ from: '2026-11-01', value: true }] : [],
    ...(target !== null && {
      goal: [
        {
          from: '2026-10-01',
          value: { target, unit: 'km', direction: 'atLeast' as const, step: 1 },
        },
      ],
    }),
    deleted: state !== 'listed',
    ...(state === 'removed' && { removed: true as const }),
  }));

/** Unknown fields, as a newer version may leave them, or none. */
const fields = fc.option(fc.record({ later: fc.constantFrom(1, 2) }), { nil: undefined });

const mark: fc.Arbitrary<PortableMark> = fc
  .tuple(
    stamp,
    fc.oneof(
      fc.constantFrom('done' as const, 'skipped' as const, 'empty' as const),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(0.5, 1e-7),
    ),
    fc.option(fc.record({ code: fc.constantFrom('x', '~'), amount: fc.constantFrom(0, 3) })),
  )
  .map(([at, value, unknown]) =>
    unknown ? { mark: 'empty', ...unknown, ...at } : { mark: value, ...at },
  );
const note: fc.Arbitrary<PortableNote> = fc
  .tuple(stamp, fc.oneof(fc.constant(''), visible), fc.option(stamp), fields)
  .map(([at, words, slip, unknown]) => ({
    note: words,
    ...(slip && { time: slip.at }),
    ...at,
    ...unknown,
  }));
const periodNote: fc.Arbitrary<PeriodNoteRow> = fc
  .tuple(
    stamp,
    fc.constantFrom('2026-11-16', '2026-11', '2026'),
    fc.oneof(fc.constant(''), visible),
    fields,
  )
  .map(([at, period, words, unknown]) => ({ period, note: words, ...at, ...unknown }));
/** The kind of a label with its mood or unit, which never changes. */
const LABELS = {
  x: { kind: 'label', unit: '' },
  y: { kind: 'scale', unit: 'h' },
  z: { kind: 'mood', unit: '', mood: 4 },
} as const;
const labelUid = fc.constantFrom('x' as const, 'y' as const, 'z' as const);
const label: fc.Arbitrary<Omit<LabelRow, 'uid' | 'kind' | 'unit' | 'mood'>> = fc
  .record({
    stamp,
    name: visible,
    group: fc.constantFrom('', 'People'),
    position: fc.integer({ min: 1, max: 3 }),
    archived: fc.boolean(),
    mergedInto: fc.option(labelUid),
    stamps: fc.dictionary(fc.constantFrom('name', 'archived', 'deleted', 'mergedInto'), stamp),
    state: fc.constantFrom('listed', 'listed', 'listed', 'deleted', 'removed'),
  })
  .map(({ stamp: at, stamps, name, group, position, archived, mergedInto, state }) => ({
    ...at,
    ...ownStamps(stamps, at),
    name: state === 'removed' ? '' : name,
    icon: '',
    group,
    position,
    archived,
    mergedInto,
    deleted: state !== 'listed',
    ...(state === 'removed' && { removed: true as const }),
  }));
const entry: fc.Arbitrary<Omit<EntryRow, 'id'>> = fc
  .record({
    stamp,
    time: fc.constantFrom(undefined, null, '08:30'),
    mood: fc.option(fc.integer({ min: 1, max: 6 })),
    words: fc.oneof(fc.constant(''), visible),
    labels: fc.option(fc.dictionary(labelUid, fc.constantFrom(1, 2.5)), { nil: undefined }),
    stamps: fc.dictionary(fc.constantFrom('mood', 'note', 'time', 'labels'), stamp),
    unknown: fields,
  })
  .map(({ stamp: at, time, mood, words, labels, stamps, unknown }) => ({
    ...(time !== undefined && { time }),
    ...(labels !== undefined && { labels }),
    mood,
    note: words,
    ...at,
    ...ownStamps(stamps, at),
    ...unknown,
  }));
const anyEntries = fc
  .array(fc.tuple(day, fc.constantFrom('', ' e', ' f'), entry), { maxLength: 6 })
  .map((list) => list.map(([on, more, each]) => ({ id: `${on}${more}`, ...each })))
  .map((list) => new Map(list.map((each) => [each.id, each] as const)));
const setting: fc.Arbitrary<SettingRow> = fc
  .tuple(stamp, fc.constantFrom(0, 2, 3))
  .map(([at, value]) => ({ key: 'dayStartHour', value, ...at }));

const byDay = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(day, value), { maxLength: 6 }).map((list) => new Map(list));

/** Arbitrary journal. A habit or label that was removed for good has nothing else in it. */
export const anyJournal: fc.Arbitrary<PortableJournal> = fc
  .record({
    habits: fc.array(fc.tuple(uid, habit), { maxLength: 3 }),
    marks: fc.array(fc.tuple(uid, byDay(mark)), { maxLength: 4 }),
    habitNotes: fc.array(fc.tuple(uid, byDay(note)), { maxLength: 3 }),
    periodNotes: fc.array(periodNote, { maxLength: 3 }),
    entries: anyEntries,
    labels: fc.array(fc.tuple(labelUid, label), { maxLength: 4 }),
    settings: fc.option(setting),
    unknownFields: fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('row', 'entries'),
          uid.map((each) => `marks ${each}`),
        ),
        fc.constantFrom('2026-10', '2026-11'),
        fc.record({ later: fc.constantFrom(1, 2) }),
      ),
    ),
    quarantined: fc.option(
      fc
        .constantFrom('nonsense', 'other nonsense')
        .map((row) => ({ table: 'habits', key: null, row, at: NOW })),
    ),
  })
  .map(({ habits, marks, habitNotes, entries, settings, unknownFields, quarantined, ...rest }) => {
    const labels = new Map<string, LabelRow>(
      rest.labels.map(([id, each]) => [id, { uid: id, ...LABELS[id], ...each }]),
    );
    const isRemoved = (id: string) => labels.get(id)?.removed === true;
    const rows = new Map<string, PortableHabit>(
      habits.map(([id, each]) => [id, { uid: id, ...each }]),
    );
    const known = <Value>(
      list: readonly (readonly [string, ReadonlyMap<string, Value>])[],
      uidOf = (owner: string) => owner,
    ) =>
      new Map(
        list.filter(([owner, values]) => {
          const id = uidOf(owner);
          const isKnown = rows.has(id) && rows.get(id)?.removed === undefined;
          return (id === '' || isKnown) && values.size > 0;
        }),
      );
    return {
      ...EMPTY_PORTABLE,
      habits: rows,
      marks: known(marks),
      habitNotes: known(habitNotes),
      periodNotes: new Map(rest.periodNotes.map((each) => [each.period, each])),
      entries: new Map([...entries].map(([id, each]) => [id, withoutLabels(each, isRemoved)])),
      labels,
      settings: new Map(settings ? [[settings.key, settings]] : []),
      unknownFields: known(
        unknownFields.map(([owner, month, each]) => [owner, new Map([[month, each]])] as const),
        uidOfOwner,
      ),
      quarantined: new Map(quarantined ? [[quarantinedKey(quarantined), quarantined]] : []),
    };
  });
