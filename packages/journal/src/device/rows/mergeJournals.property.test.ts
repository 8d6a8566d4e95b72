import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampOf } from './fieldStamps';
import { fromPortable } from './fromPortable';
import { mergeJournals } from './mergeJournals';
import { EMPTY_PORTABLE, type PortableJournal, toPortable } from './portable';
import { anyJournal } from './portable.testing';

const RUNS = { numRuns: 200 };

const FIELDS = ['name', 'icon', 'position', 'schedule', 'archive', 'goal', 'deleted'] as const;

/** A journal as a value: the order of its maps does not matter. */
function contentOf(journal: PortableJournal) {
  return Object.entries(journal).map(([name, records]) => [name, sorted(records)]);
}

function sorted(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  return [...value]
    .map(([key, each]): [string, unknown] => [String(key), sorted(each)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const merged = (journals: readonly PortableJournal[]) => journals.reduce(mergeJournals);

describe('merging', () => {
  it('gives the same journal in whatever order', () => {
    const copies = fc
      .array(anyJournal, { minLength: 2, maxLength: 4 })
      .chain((journals) =>
        fc.tuple(
          fc.constant(journals),
          fc.shuffledSubarray(journals, { minLength: journals.length }),
        ),
      );
    fc.assert(
      fc.property(copies, ([journals, shuffled]) => {
        expect(contentOf(merged(shuffled))).toEqual(contentOf(merged(journals)));
      }),
      RUNS,
    );
  });

  it('gives the same journal in whatever grouping', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, anyJournal, anyJournal, (a, b, c, d) => {
        const expected = contentOf(merged([a, b, c, d]));
        const pairs = mergeJournals(mergeJournals(a, b), mergeJournals(c, d));
        const fromTheEnd = mergeJournals(a, mergeJournals(b, mergeJournals(c, d)));
        expect(contentOf(pairs)).toEqual(expected);
        expect(contentOf(fromTheEnd)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('doubles nothing, however often', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        const once = mergeJournals(a, b);
        expect(contentOf(mergeJournals(a, a))).toEqual(contentOf(a));
        expect(contentOf(mergeJournals(once, b))).toEqual(contentOf(once));
        expect(contentOf(mergeJournals(b, once))).toEqual(contentOf(once));
        expect(contentOf(mergeJournals(EMPTY_PORTABLE, a))).toEqual(contentOf(a));
      }),
      RUNS,
    );
  });

  it('keeps the later of two versions', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        const { entries } = mergeJournals(a, b);
        for (const [day, entry] of entries) {
          const times = [a.entries.get(day)?.at ?? 0, b.entries.get(day)?.at ?? 0];
          expect(entry.at).toBe(Math.max(...times));
        }
      }),
      RUNS,
    );
  });

  it('keeps the later of two versions of each field of a habit', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        for (const [uid, joined] of mergeJournals(a, b).habits) {
          const both = [a.habits.get(uid), b.habits.get(uid)].filter((each) => each !== undefined);
          const versions = both.filter(({ removed }) => removed === joined.removed);
          for (const field of FIELDS) {
            const times = versions.map((each) => stampOf(each, field).at);
            expect(stampOf(joined, field).at).toBe(Math.max(...times));
            const latest = versions.filter((_, index) => times[index] === Math.max(...times));
            expect(latest.map((each) => each[field])).toContainEqual(joined[field]);
          }
        }
      }),
      RUNS,
    );
  });

  it('keeps the later of two versions of each field of a label', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        for (const [uid, joined] of mergeJournals(a, b).labels) {
          const both = [a.labels.get(uid), b.labels.get(uid)].filter((each) => each !== undefined);
          const versions = both.filter(({ removed }) => removed === joined.removed);
          for (const field of ['name', 'group', 'archived', 'deleted', 'mergedInto'] as const) {
            const times = versions.map((each) => stampOf(each, field).at);
            expect(stampOf(joined, field).at).toBe(Math.max(...times));
            const latest = versions.filter((_, index) => times[index] === Math.max(...times));
            expect(latest.map((each) => each[field])).toContainEqual(joined[field]);
          }
        }
      }),
      RUNS,
    );
  });

  it('keeps the later labels of an entry, those of one moment together, and none that is removed for good', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        const { entries, labels } = mergeJournals(a, b);
        for (const [id, entry] of entries) {
          const both = [a, b]
            .flatMap((each) => each.entries.get(id) ?? [])
            .filter((each) => each.labels !== undefined);
          const last = Math.max(...both.map((each) => stampOf(each, 'labels').at));
          const latest = both.filter((each) => stampOf(each, 'labels').at === last);
          const uids = latest.flatMap((each) => Object.keys(each.labels ?? {}));
          const left = uids.filter((uid) => labels.get(uid)?.removed !== true);
          expect(new Set(Object.keys(entry.labels ?? {}))).toEqual(new Set(left));
          expect(entry.labels === undefined).toBe(both.length === 0);
        }
      }),
      RUNS,
    );
  });

  it('keeps the later of two notes of an entry, whatever its mood', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (a, b) => {
        const { entries } = mergeJournals(a, b);
        for (const [id, entry] of entries) {
          const both = [a.entries.get(id), b.entries.get(id)].filter((each) => each !== undefined);
          const { at } = stampOf(entry, 'note');
          expect(at).toBe(Math.max(...both.map((each) => stampOf(each, 'note').at)));
          const latest = both.filter((each) => stampOf(each, 'note').at === at);
          expect(latest.map((each) => each.note)).toContain(entry.note);
        }
      }),
      RUNS,
    );
  });
});

describe('the rows of a journal', () => {
  it('are what they were after a journey to another device and back', () => {
    fc.assert(
      fc.property(anyJournal, anyJournal, (mine, theirs) => {
        // On the other device other habits have these ids.
        const other = toPortable(fromPortable(theirs, new Map()));
        const here = fromPortable(mine, new Map());
        const there = fromPortable(
          mergeJournals(other.journal, toPortable(here).journal),
          other.ids,
        );
        const back = mergeJournals(toPortable(here).journal, toPortable(there).journal);
        expect(contentOf(back)).toEqual(contentOf(mergeJournals(mine, theirs)));
        expect(contentOf(toPortable(here).journal)).toEqual(contentOf(mine));
      }),
      RUNS,
    );
  });

  it('keep marks of a habit whose row cannot be read, and do not double them', () => {
    const [habit, month] = [
      { id: 7, uid: 'x', name: 7 },
      { month: '2026-11', marks: { 7: cells('d') } },
    ];
    const tables = {
      habits: [habit],
      months: [month],
      entries: [],
      habitNotes: [],
      periodNotes: [],
      labels: [],
      settings: [],
    };
    const { journal, ids } = toPortable({ ...tables, quarantine: [] });
    expect([...journal.marks.keys()]).toEqual(['x']);
    const unknown = toPortable({ ...tables, habits: [], quarantine: [] });
    const again = toPortable(fromPortable(unknown.journal, new Map([['taken', 7]])));
    expect(contentOf(mergeJournals(unknown.journal, again.journal))).toEqual(
      contentOf(unknown.journal),
    );
    expect(toPortable(fromPortable(journal, ids)).journal.quarantined.size).toBe(1);
  });
});

/** The cells of November with something on its first day. */
function cells(first: string) {
  const zeros = Array.from({ length: 30 }, () => 0);
  const at = first === '.' ? zeros : zeros.with(0, 5);
  return { values: first.padEnd(30, '.'), at, offset: zeros };
}
