import { DateStepper, Dialog, useToast } from '@daybow/components';
import { addDays, type Day, daysBetween, isUnsaved, mergeEntry } from '@daybow/journal';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { entryDraft } from './entryDraft';
import { storedEntry, useRemoveEntry } from './entry';
import { EntryOfDay } from './EntryOfDay';

interface MoodSheetProps {
  day: Day;
  open: boolean;
  /** Called with the day to show; the sheet opens with it. */
  onDayChange: (day: Day) => void;
  onClose: () => void;
  /** Called once the sheet has closed because its entry was removed. */
  onRemoved: (day: Day) => void;
}

/**
 * The mood of any day up to today: to give, to change, to remove. Closed over words that are not yet
 * saved, it keeps them and offers to go on.
 */
export function MoodSheet({ day, open, onDayChange, onClose, onRemoved }: MoodSheetProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const today = useToday();
  const { mood: words, draft: draftWords } = useDeviceWords();
  const dayWords = useWords().day;
  const format = useFormat();
  const toast = useToast();
  const removeEntry = useRemoveEntry();
  // The days that one has stepped away from since the sheet opened.
  const leftDays = useRef(new Set<Day>());
  const daysAgo = daysBetween(day, today);
  const title = words.sheet({ day: format.longDay(day, today) });

  function handleStep(step: number) {
    leftDays.current.add(day);
    onDayChange(addDays(day, step));
  }

  function handleClose() {
    onClose();
    const shown = [...leftDays.current, day];
    leftDays.current.clear();
    const unsaved = drafts.keys(entryDraft).findLast((each) => {
      const merge = mergeEntry(drafts.get(entryDraft, each), storedEntry(journal.entry(each)));
      return shown.includes(each) && isUnsaved(merge);
    });
    if (unsaved === undefined) return;
    toast({
      tone: 'info',
      message: draftWords.closed,
      action: { label: draftWords.goOn, onAction: () => onDayChange(unsaved) },
    });
  }

  function handleRemove() {
    flushSync(() => {
      removeEntry(day);
      handleClose();
    });
    onRemoved(day);
  }

  return (
    <Dialog open={open} onOpenChange={handleClose} title={title}>
      <Stack>
        <DateStepper hasNext={day < today} onStep={handleStep}>
          <bdi>
            {daysAgo < 2 ? format.relativeDay(day, today) : dayWords.daysAgo({ days: daysAgo })}
          </bdi>
        </DateStepper>
        <EntryOfDay key={day} {...{ day, open }} onSaved={handleClose} onRemove={handleRemove} />
      </Stack>
    </Dialog>
  );
}
