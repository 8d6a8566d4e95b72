import type { Day } from './days/day';
import type { Month } from './days/month';
import type { Undo, WriteOptions } from './deviceJournal';
import type { Label, LabelChanges, LabelDraft } from './moods/label';
import type { EntryLabels, MoodValue } from './moods/mood';
import type { LabelCalendarDay, LabelDetail } from './progress/labelDetail';

/** A label that was deleted and can be brought back. */
export interface DeletedLabel extends Label {
  readonly deletedOn: Day;
}

/** All that a journal can do with labels, scales and mood names, each named by its uid. */
export interface LabelFunctions {
  /** Reads all labels in their order, archived ones among them. */
  readonly labels: () => readonly Label[];
  /**
   * The labels and scales that are offered with an entry of a time, 'HH:MM', a part of the day or null: those most used
   * at about that time come first.
   */
  readonly offeredLabels: (time: string | null) => readonly Label[];
  /**
   * The labels of an entry of a mood as it shows them: each as what it stands for by now, none that is in the bin, and no
   * name of another mood.
   */
  readonly shownLabels: (labels: EntryLabels | undefined, mood: MoodValue | null) => EntryLabels;
  /** Reads the deleted labels that can be brought back, the latest first. */
  readonly deletedLabels: () => readonly DeletedLabel[];
  /** Reads how it goes with a label, or with the one that it was merged into; null where that is gone. */
  readonly labelDetail: (uid: string) => LabelDetail | null;
  /** Reads the days of a month up to today, of one label. */
  readonly labelMonth: (uid: string, month: Month) => readonly LabelCalendarDay[];
  /**
   * Adds a label at the end of the list. Where there is one of this name and unit it is that one, which is restored if it is
   * archived.
   *
   * @throws JournalError 'label-name-missing' or 'mood-names-full'.
   */
  readonly addLabel: (draft: LabelDraft) => Promise<Label>;
  /**
   * Edits a label, on all entries.
   *
   * @throws JournalError 'label-name-missing' or 'label-name-taken'.
   */
  readonly editLabel: (uid: string, changes: LabelChanges, options?: WriteOptions) => Promise<Undo>;
  /** Makes a label another one of its kind, on all entries. Those that have both keep the value of the other. */
  readonly mergeLabels: (from: string, into: string) => Promise<Undo>;
  /** Offers a label no more; entries keep it. */
  readonly archiveLabel: (uid: string) => Promise<Undo>;
  /** @throws JournalError 'mood-names-full'. */
  readonly restoreLabel: (uid: string) => Promise<Undo>;
  /** Puts a label into the bin; entries show it no more. */
  readonly deleteLabel: (uid: string) => Promise<Undo>;
  /**
   * Brings a deleted label back, on all entries that had it.
   *
   * @throws JournalError 'label-name-taken' or 'mood-names-full'.
   */
  readonly undeleteLabel: (uid: string) => Promise<Undo>;
  /** Removes a deleted label for good, from entries too, with those that were merged into it. */
  readonly removeLabel: (uid: string) => Promise<void>;
}
