import { Button, useToast } from '@daybow/components';
import type { Day } from '@daybow/journal';
import type { ReactNode } from 'react';
import { useToday } from '../journal/useDeviceJournal';
import { useDeviceWords, useFormat } from '../words/LanguageProvider';
import './DraftNotice.css';

interface DraftNoticeProps {
  /** The day on which the draft was begun; null while nothing is unsaved. */
  begunOn: Day | null;
  /** A change elsewhere of what was edited; null for none. */
  meanwhile: 'changed' | 'removed' | null;
  /** The words as they are stored by now, shown where they were changed. */
  stored?: ReactNode;
  /**
   * Words where the draft asks for none.
   *
   * @defaultValue none
   */
  text?: string;
  /** Called to drop the draft, in favour of what is stored. */
  onDiscard: () => void;
  /** Called to take that back. */
  onRestore: () => void;
  /** Called to keep the words that are stored with those of the draft; none: they can't stand together. */
  onKeepBoth?: (() => void) | undefined;
}

/** Says over a form what it does not show by itself: since when it is not saved, and what changed elsewhere. */
export function DraftNotice({
  begunOn,
  meanwhile,
  stored,
  text = '',
  onDiscard,
  onRestore,
  onKeepBoth,
}: DraftNoticeProps) {
  const today = useToday();
  const words = useDeviceWords().draft;
  const format = useFormat();
  const tellDiscarded = useTellDiscarded();
  const isOld = begunOn !== null && begunOn < today;

  function noticeText(): string {
    if (meanwhile !== null) return words[`${meanwhile}Meanwhile`];
    return isOld ? words.begunOn({ day: format.longDay(begunOn, today) }) : text;
  }

  function handleDiscard() {
    onDiscard();
    tellDiscarded(onRestore);
  }

  return (
    <div className="app-DraftNotice" data-shown={noticeText() === '' ? undefined : ''}>
      <p role="status" className="app-DraftNotice-text">
        {noticeText()}
      </p>
      {meanwhile === 'changed' && stored}
      {(meanwhile !== null || isOld) && (
        <Button size="small" variant="soft" onClick={handleDiscard}>
          {meanwhile === 'changed' ? words.useThis : words.discard}
        </Button>
      )}
      {meanwhile === 'changed' && onKeepBoth && (
        <Button size="small" variant="soft" onClick={onKeepBoth}>
          {words.keepBoth}
        </Button>
      )}
    </div>
  );
}

/** Tells in a toast that a draft was discarded, and offers to take that back. */
export function useTellDiscarded(): (onRestore: () => void) => void {
  const { draft: words, undo } = useDeviceWords();
  const toast = useToast();
  return (onRestore) => {
    toast({
      tone: 'info',
      message: words.discarded,
      action: { label: undo.undo, onAction: onRestore },
    });
  };
}
