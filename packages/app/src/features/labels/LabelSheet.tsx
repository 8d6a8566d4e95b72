import { Dialog, EmojiTile, useToast } from '@daybow/components';
import type { Day, Label, LabelDetail } from '@daybow/journal';
import { useRef, useState } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { isUnsaved } from '../../shared/journal/edits';
import { useDeviceJournal, useLabel, useLabels } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useGoneSheet, useLastShown } from '../../shared/journal/useGoneSheet';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { FocusedTitle } from '../../shared/ui/layout';
import { SheetTask } from '../../shared/ui/SheetTask';
import '../../shared/ui/sheetParts.css';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { EditLabelForm } from './EditLabelForm';
import { type LabelForm, labelEdits } from './labelEdits';
import { LabelFigures } from './LabelFigures';
import { LabelMenu } from './LabelMenu';
import { LabelMonth } from './LabelMonth';
import { LabelMoods } from './LabelMoods';
import { useLabelKindName } from './labelWords';
import { MergeLabel } from './MergeLabel';

interface LabelSheetProps {
  uid: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shows the moods of a day. */
  onDay: (day: Day) => void;
}

/** All about a label: how often, its days and moods, and in a menu what can be done with it. */
export function LabelSheet({ uid, ...rest }: LabelSheetProps) {
  const present = useLabel(uid);
  const label = useLastShown(present);
  return label && <SheetOfLabel {...rest} label={label} isGone={!present} />;
}

interface SheetOfLabelProps extends Omit<LabelSheetProps, 'uid'> {
  label: LabelDetail;
  /** True once it was deleted. */
  isGone: boolean;
}

/** The sheet of one label. Merged into another, it shows that one. Edits that are not saved are kept as drafts. */
function SheetOfLabel({ label, isGone, open, onOpenChange, onDay }: SheetOfLabelProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const words = useDeviceWords();
  const kindName = useLabelKindName();
  const toast = useToast();
  const undoable = useUndoableWrite();
  const { uid, name, icon, group } = label;
  const form = useEdits<LabelForm>(labelEdits, uid, label);
  // A sheet that opens on edits goes on with them.
  const firstTask = form.begunOn === null ? null : 'edit';
  const [task, setTask] = useState<'edit' | 'merge' | null>(firstTask);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTask(firstTask);
  }
  const menu = useRef<HTMLButtonElement>(null);
  const others = useLabels().filter((other) => other.uid !== uid && isAlike(other, label));

  const write = useGoneSheet({
    open,
    isGone,
    onOpenChange,
    message: words.labelPage.gone({ name }),
  });

  function offerToGoOn() {
    const edits = drafts.get(labelEdits, uid);
    if (!isUnsaved(edits, label)) return;
    const goOn = () => {
      drafts.keep(labelEdits, uid, edits);
      onOpenChange(true);
      setTask('edit');
    };
    toast({
      tone: 'info',
      message: words.habit.notSaved,
      action: { label: words.draft.goOn, onAction: goOn },
    });
  }

  function handleClose() {
    onOpenChange(false);
    offerToGoOn();
  }

  function endTask() {
    setTask(null);
    menu.current?.focus();
  }

  function handleCancel() {
    offerToGoOn();
    drafts.keep(labelEdits, uid, null);
    endTask();
  }

  async function handleMerge(other: Label) {
    const message = words.labelPage.merged({ name, other: other.name });
    if (!(await undoable(journal.mergeLabels(uid, other.uid), message))) return;
    drafts.keep(labelEdits, uid, null);
    endTask();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleClose}
      tall
      title={<FocusedTitle>{name}</FocusedTitle>}
      description={[kindName(label), group].filter(Boolean).join(' · ')}
      icon={icon && <EmojiTile>{icon}</EmojiTile>}
      actions={
        <LabelMenu
          {...{ label, write }}
          ref={menu}
          onTask={setTask}
          canMerge={others.length > 0}
          onGone={() => onOpenChange(false)}
        />
      }
      aria-busy={label.pending || undefined}
    >
      {task === 'edit' && (
        <SheetTask title={words.habit.edit} onCancel={handleCancel}>
          <EditLabelForm
            {...{ label, form }}
            onSaved={endTask}
            onMerge={(other) => void handleMerge(other)}
          />
        </SheetTask>
      )}
      {task === 'merge' && (
        <SheetTask title={words.labelPage.merge} onCancel={endTask}>
          <MergeLabel {...{ label, others }} onMerge={(other) => void handleMerge(other)} />
        </SheetTask>
      )}
      {task === null && (
        <div className="app-SheetParts">
          <LabelFigures label={label} />
          <LabelMoods label={label} />
          {label.since !== null && (
            <LabelMonth key={uid} label={label} since={label.since} onDay={onDay} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** True for labels that can be merged: what one says, the other one can say. */
function isAlike(one: Label, other: Label): boolean {
  const fields = ['kind', 'unit', 'mood', 'archived'] as const;
  return fields.every((field) => one[field] === other[field]);
}
