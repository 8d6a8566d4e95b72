import type { Undo, WriteOptions } from '../deviceJournal';
import { JournalError } from '../journalError';
import type { DeletedLabel, LabelFunctions } from '../labelFunctions';
import type { Label } from '../moods/label';
import { labelsInOrder } from '../moods/labelsInOrder';
import { meant, shownLabels } from '../progress/entryLabels';
import { labelDetailView, labelMonthView } from '../progress/labelDetail';
import { labelsView, labelView } from '../progress/labelViews';
import { latestEntries } from '../progress/moodViews';
import { changedLabel, labelOfName, newLabel, refuseManyNames, refuseName } from './labelFields';
import type { Change, LabelFields } from './rows/changes';
import { dayOf, stampOf } from './rows/fieldStamps';
import type { JournalState } from './state/journalState';
import { removeLabelsForGood } from './state/removeLabels';
import type { ShownState } from './state/shownState';
import { forgetLabels } from './state/unfinishedWrites';

type Write = (changes: readonly Change[], options?: WriteOptions) => Promise<Undo>;

/** Creates the functions of labels. */
export function createLabelFunctions(
  state: JournalState,
  name: string,
  write: Write,
): LabelFunctions {
  const labels = () => state.read('labels', labelsView);
  const deletedLabels = () => state.read('deleted labels', deletedLabelsView);

  const change = (uid: string, fields: Partial<LabelFields>, options?: WriteOptions) =>
    write([{ kind: 'label', label: uid, fields }], options);

  const restoreLabel = async (uid: string) => {
    const { mood, archived } = labelOf(uid, labels());
    if (archived) refuseManyNames(labels(), mood);
    return change(uid, { archived: false });
  };

  return {
    labels,
    deletedLabels,
    labelDetail: (uid) => state.read(`label ${uid}`, (shown) => labelDetailView(shown, uid)),
    labelMonth: (uid, month) =>
      state.read(`label ${uid} ${month}`, (shown) => labelMonthView(shown, uid, month)),
    offeredLabels: (time) => {
      const shown = state.shown();
      const offered = labels().filter(({ kind, archived }) => kind !== 'mood' && !archived);
      return labelsInOrder(offered, latestEntries(shown), { today: shown.today, time });
    },
    shownLabels: (stored, mood) => shownLabels(state.shown().labels, stored, mood),
    addLabel: async (draft) => {
      const all = state.shown().labels;
      const row = newLabel(draft, (uid) => all.has(uid));
      const known = labelOfName(labels(), row);
      if (known?.archived === false) return known;
      if (known) await restoreLabel(known.uid);
      else {
        refuseManyNames(labels(), row.mood);
        await write([{ kind: 'addLabel', row }]);
      }
      return labelOf(known?.uid ?? row.uid, labels());
    },
    editLabel: async (uid, changes, options) => {
      const label = labelOf(uid, labels());
      const fields = changedLabel(label, changes);
      if (fields.name !== undefined || fields.unit !== undefined) {
        refuseName(labels(), { ...label, ...fields });
      }
      return change(uid, fields, options);
    },
    mergeLabels: async (from, into) => {
      const [gone, stays] = [labelOf(from, labels()), labelOf(into, labels())];
      const isAlike =
        gone.kind === stays.kind && gone.mood === stays.mood && gone.unit === stays.unit;
      if (from === into || !isAlike) {
        throw new RangeError(`"${gone.name}" cannot be merged into "${stays.name}".`);
      }
      return change(from, { mergedInto: into });
    },
    archiveLabel: async (uid) => change(labelOf(uid, labels()).uid, { archived: true }),
    restoreLabel,
    deleteLabel: async (uid) => change(labelOf(uid, labels()).uid, { deleted: true }),
    undeleteLabel: async (uid) => {
      const label = labelOf(uid, deletedLabels());
      refuseName(labels(), label);
      if (!label.archived) refuseManyNames(labels(), label.mood);
      return change(uid, { deleted: false });
    },
    removeLabel: async (uid) => {
      labelOf(uid, [...labels(), ...deletedLabels()]);
      let removed: readonly string[] = [];
      await state.rewrite(async (tables) => {
        removed = await removeLabelsForGood(tables, uid);
      });
      forgetLabels(name, removed);
    },
  };
}

function labelOf<L extends Label>(uid: string, among: readonly L[]): L {
  const label = among.find((each) => each.uid === uid);
  if (label === undefined) throw new JournalError('label-gone');
  return label;
}

/** The deleted labels, the latest first. What was merged into one comes and goes with it. */
function deletedLabelsView(state: ShownState): DeletedLabel[] {
  return [...state.labels.values()]
    .filter((row) => row.deleted && !row.removed && meant(state.labels, row) === row)
    .toSorted((one, other) => stampOf(other, 'deleted').at - stampOf(one, 'deleted').at)
    .map((row) => ({ ...labelView(state, row), deletedOn: dayOf(stampOf(row, 'deleted')) }));
}
