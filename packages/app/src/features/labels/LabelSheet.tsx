import { Dialog, EmojiTile, useToast } from '@daybow/components';
import type { Day, LabelDetail } from '@daybow/journal';
import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../shared/journal/useDeviceJournal';
import { FocusedTitle } from '../../shared/ui/layout';
import '../../shared/ui/sheetParts.css';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { LabelFigures } from './LabelFigures';
import { LabelMenu } from './LabelMenu';
import { LabelMonth } from './LabelMonth';
import { LabelMoods } from './LabelMoods';
import { useLabelKindName } from './labelWords';

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
  // One that was just deleted stays on the sheet while that closes.
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  const label = present ?? shown;
  return label && <SheetOfLabel key={uid} {...rest} label={label} isGone={!present} />;
}

interface SheetOfLabelProps extends Omit<LabelSheetProps, 'uid'> {
  label: LabelDetail;
  /** True once it was deleted. */
  isGone: boolean;
}

function SheetOfLabel({ label, isGone, open, onOpenChange, onDay }: SheetOfLabelProps) {
  const words = useDeviceWords().labelPage;
  const kindName = useLabelKindName();
  const toast = useToast();
  const isWriting = useRef(false);
  const { name, icon, group } = label;

  useEffect(() => {
    if (!open || !isGone) return;
    onOpenChange(false);
    if (!isWriting.current) toast({ tone: 'info', message: words.gone({ name }) });
  }, [open, isGone, name, onOpenChange, toast, words]);

  async function write(change: () => Promise<boolean>) {
    isWriting.current = true;
    const isWritten = await change();
    isWriting.current = false;
    return isWritten;
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      tall
      title={<FocusedTitle>{name}</FocusedTitle>}
      description={[kindName(label), group].filter(Boolean).join(' · ')}
      icon={icon && <EmojiTile>{icon}</EmojiTile>}
      actions={<LabelMenu {...{ label, write }} onGone={() => onOpenChange(false)} />}
      aria-busy={label.pending || undefined}
    >
      <div className="app-SheetParts">
        <LabelFigures label={label} />
        <LabelMoods label={label} />
        {label.last && (
          <LabelMonth label={label} since={label.since ?? label.last.day} onDay={onDay} />
        )}
      </div>
    </Dialog>
  );
}
