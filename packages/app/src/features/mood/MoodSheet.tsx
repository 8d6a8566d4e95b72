import { DateStepper, Dialog, useToast } from '@daybow/components';
import { addDays, dayOfEntry, daysBetween, isUnsaved } from '@daybow/journal';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { neighborOf } from './editButton';
import { entryDraft } from './entryDraft';
import { entryToEdit, mergeOf, storedEntry, useRemoveEntry } from './entry';
import { EntryOfDay } from './EntryOfDay';

interface MoodSheetProps {
  /** The id of the entry, or of a new one. */
  id: string;
  open: boolean;
  /** Called with the entry to show; the sheet opens with it. */
  onEntryChange: (id: string) => void;
  onClose: () => void;
  /** Called once the sheet has closed because its entry was removed, with the entry beside it on the screen. */
  onRemoved: (neighbor: string | null) => void;
}

/**
 * The moods of any day up to today: to give, to change, to remove. Closed over words that are not yet
 * saved, it keeps them and offers to go on.
 */
export function MoodSheet({ id, open, onEntryChange, onClose, onRemoved }: MoodSheetProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const { mood: words, draft: draftWords } = useDeviceWords();
  const dayWords = useWords().day;
  const format = useFormat();
  const toast = useToast();
  const removeEntry = useRemoveEntry();
  // The entries that one has stepped away from since the sheet opened.
  const left = useRef(new Set<string>());
  const day = dayOfEntry(id);
  const daysAgo = daysBetween(day, today);

  function show(next: string) {
    left.current.add(id);
    onEntryChange(next);
  }

  function handleClose() {
    onClose();
    const shown = [...left.current, id];
    left.current.clear();
    const unsaved = drafts.keys(entryDraft).findLast((each) => {
      const merge = mergeOf(
        journal,
        drafts.get(entryDraft, each),
        storedEntry(journal.entry(each)),
      );
      return shown.includes(each) && isUnsaved(merge);
    });
    if (unsaved === undefined) return;
    toast({
      tone: 'info',
      message: draftWords.closed,
      action: { label: draftWords.goOn, onAction: () => onEntryChange(unsaved) },
    });
  }

  function handleRemove() {
    const neighbor = neighborOf(id);
    flushSync(() => {
      removeEntry(id);
      handleClose();
    });
    onRemoved(neighbor);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleClose}
      title={words.sheet({ day: format.longDay(day, today) })}
    >
      <Stack>
        <DateStepper
          hasNext={day < today}
          onStep={(step) => show(entryToEdit(journal, drafts, addDays(day, step)))}
        >
          <bdi>
            {daysAgo < 2 ? format.relativeDay(day, today) : dayWords.daysAgo({ days: daysAgo })}
          </bdi>
        </DateStepper>
        <EntryOfDay
          {...{ id, open }}
          onChoose={show}
          onSaved={handleClose}
          onRemove={handleRemove}
        />
      </Stack>
    </Dialog>
  );
}
