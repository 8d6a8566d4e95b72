import { labelKey, newLabel } from '../../device/labelFields';
import { withFields } from '../../device/rows/fieldStamps';
import type { LabelRow } from '../../device/rows/rows';
import type { Stamp } from '../../device/rows/stamp';
import { MOOD_NAMES_MAX } from '../../moods/label';
import type { EntryLabels } from '../../moods/mood';
import { isListedLabel, meant } from '../../progress/entryLabels';
import type { ImportedEntry, ImportedLabel } from './reading';

type Labels = ReadonlyMap<string, LabelRow>;

/** A label of a file, and the one of the journal that it is, or a new one. */
interface Match {
  readonly row: LabelRow;
  readonly isNew: boolean;
  /** The group that the file has it in; empty for none. */
  readonly group: string;
  /** Number of entries that get it. */
  uses: number;
}

/**
 * The labels of a file in a journal: none of them twice, and only those that an entry needs are added.
 *
 * A label is the one of its name, kind, unit and mood, or what that was merged into; else the one that was added as it
 * and has another name by now. One in the bin comes back once an entry gets it.
 */
export class MatchedLabels {
  readonly #known: Labels;
  readonly #stamp: Stamp;
  readonly #byName: ReadonlyMap<string, LabelRow>;
  /** Matches by what tells labels of a file apart. */
  readonly #matches = new Map<string, Match>();
  /** Matches by the label itself, which several entries may share. */
  readonly #byUid = new Map<string, Match>();

  constructor(entries: readonly ImportedEntry[], known: Labels, stamp: Stamp) {
    this.#known = known;
    this.#stamp = stamp;
    this.#byName = rowsByName(known);
    for (const label of entries.flatMap((entry) => entry.labels)) this.#matchOf(label);
  }

  uidOf(label: ImportedLabel): string {
    return this.#matchOf(label).row.uid;
  }

  /** The uid of what a label of the journal is by now. */
  meantUid(uid: string): string {
    const row = this.#known.get(uid);
    return row ? meant(this.#known, row).uid : uid;
  }

  /** The labels that an entry gets. */
  bring(labels: readonly ImportedLabel[]): EntryLabels {
    const values = new Map(labels.map((label) => [this.#matchOf(label), label.value]));
    for (const match of values.keys()) match.uses += 1;
    return Object.fromEntries([...values].map(([{ row }, value]) => [row.uid, value]));
  }

  /** The labels that the file has, as they are once its entries are there. */
  rows(): Labels {
    const last = Math.max(0, ...[...this.#known.values()].map(({ position }) => position));
    const matches = [...this.#byUid.values()].filter(({ isNew, uses }) => !isNew || uses > 0);
    const added = matches.filter(({ isNew }) => isNew);
    const place = new Map(added.map((match, index) => [match, last + 1 + index]));
    const tooMany = this.#tooMany(matches);
    return new Map(
      matches.map((match) => {
        const { row, group, uses } = match;
        const changes: Partial<LabelRow> = {
          ...(tooMany.has(match) && { archived: true }),
          ...(row.group === '' && !row.stamps?.group && group !== '' && { group }),
          ...(row.deleted && uses > 0 && { deleted: false }),
        };
        const position = place.get(match);
        if (position !== undefined) return [row.uid, { ...row, ...changes, position }];
        return [row.uid, withFields(row, changes, this.#stamp)];
      }),
    );
  }

  /** The names that are beyond those that a mood can have, the least used. */
  #tooMany(matches: readonly Match[]): ReadonlySet<Match> {
    const offered = new Map<unknown, number>();
    for (const row of this.#known.values()) {
      const isOffered = !row.archived && isListedLabel(this.#known, row);
      if (isOffered) offered.set(row.mood, (offered.get(row.mood) ?? 0) + 1);
    }
    const names = matches
      .filter(({ row, uses }) => row.kind === 'mood' && !row.archived && uses > 0)
      .filter(({ row, isNew }) => isNew || row.deleted)
      .toSorted((one, other) => other.uses - one.uses);
    return new Set(
      names.filter(({ row: { mood } }) => {
        const count = offered.get(mood) ?? 0;
        offered.set(mood, count + 1);
        return count >= MOOD_NAMES_MAX;
      }),
    );
  }

  #matchOf(label: ImportedLabel): Match {
    const key = JSON.stringify([label.kind, label.mood, label.unit, label.name]);
    const known = this.#matches.get(key);
    if (known) return known;
    const row = this.#newRow(label);
    const { group } = row;
    const mine = this.#byName.get(labelKey(row)) ?? this.#known.get(row.uid);
    const found = mine ? meant(this.#known, mine) : row;
    const match = this.#byUid.get(found.uid) ?? { row: found, isNew: !mine, group, uses: 0 };
    this.#byUid.set(found.uid, match);
    this.#matches.set(key, match);
    return match;
  }

  /** The label as a new one. Its uid is that of the one that was added as it, if there is one by now. */
  #newRow({ value: _value, ...draft }: ImportedLabel): LabelRow {
    const { unit = '' } = draft;
    const label = newLabel(draft, (uid) => {
      const row = this.#known.get(uid);
      return row !== undefined && (row.removed === true || row.unit !== unit);
    });
    const state = { position: 0, archived: false, deleted: false, mergedInto: null };
    return { ...label, ...state, ...this.#stamp };
  }
}

/** Labels by what tells them apart: one that is offered, else one that is merged, else one in the bin. */
function rowsByName(known: Labels): ReadonlyMap<string, LabelRow> {
  const rank = (row: LabelRow) => {
    const { deleted } = meant(known, row);
    return deleted ? 2 : Number(row.mergedInto !== null);
  };
  const rows = [...known.values()]
    .filter(({ removed }) => !removed)
    .toSorted((one, other) => rank(other) - rank(one) || (one.uid < other.uid ? 1 : -1));
  return new Map(rows.map((row) => [labelKey(row), row]));
}
