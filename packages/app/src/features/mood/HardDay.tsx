import { Dialog, List, ListRow, MoodEntry } from '@daybow/components';
import { type DeviceView, type JournalEntry, remainingHabits } from '@daybow/journal';
import BookOpenIcon from '~icons/ph/book-open';
import MoonStarsIcon from '~icons/ph/moon-stars';
import { useState } from 'react';
import { type DraftKind, useDraft, useDrafts } from '../../shared/journal/drafts';
import {
  useDeviceJournal,
  useDeviceView,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { ClosableCard } from '../../shared/ui/ClosableCard';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { focusEntry } from './editButton';
import { EntryLabels } from './EntryLabels';
import { useMoodWords } from './moodWords';
import { NoteText } from './NoteText';
import './hardDay.css';

/** Records that the card was dismissed, beside the drafts, as it belongs to this journal on this device. */
const dismissal: DraftKind<object> = { name: 'hard-day', read: (kept) => Object(kept) };

/** Habits of today that are left and not begun: skipping takes the place of an amount. */
const openHabitsOf = ({ habits }: DeviceView) =>
  remainingHabits(habits).filter(({ amount }) => !amount);

interface HardDayProps {
  /** The id of the entry that made it one, which takes the focus of what goes. */
  id: string;
}

/** Two quiet offers under the entry of a hard day, until they are dismissed for good. */
export function HardDay({ id }: HardDayProps) {
  const drafts = useDrafts();
  const isDismissed = useDraft(dismissal, 'dismissed') !== null;
  const words = useDeviceWords().hardDay;

  function handleDismiss() {
    drafts.keep(dismissal, 'dismissed', {});
    focusEntry(id);
  }

  if (isDismissed) return null;
  return (
    <ClosableCard
      className="app-HardDay"
      title={words.title}
      closeLabel={words.dismiss}
      onClose={handleDismiss}
    >
      <p>{words.hint}</p>
      <List>
        <TakeTodayOff id={id} />
        <ReadGoodDay />
      </List>
    </ClosableCard>
  );
}

/** Skips what is not begun today; gone once there is nothing. */
function TakeTodayOff({ id }: HardDayProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const open = useDeviceView(openHabitsOf);
  const write = useUndoableWrite();
  const words = useDeviceWords().hardDay;

  function handleOff() {
    const ids = open.map((habit) => habit.id);
    void write(journal.setMarks(ids, today, 'skipped'), words.isOff, words.takeOff);
    // The row goes once nothing is left.
    focusEntry(id);
  }

  if (open.length === 0) return null;
  return (
    <ListRow
      icon={<MoonStarsIcon />}
      label={words.takeOff}
      description={words.takeOffHint}
      onPress={handleOff}
    />
  );
}

const goodDayOf = (entries: readonly JournalEntry[]) =>
  entries.find(({ mood, note }) => mood.value >= 4 && note !== '') ?? null;

/** Shows the last note of a good day, if there is one. */
function ReadGoodDay() {
  const journal = useDeviceJournal();
  const today = useToday();
  const entry = useSelected(journal, journal.entries, goodDayOf);
  const [open, setOpen] = useState(false);
  const words = useDeviceWords().hardDay;
  const moodWords = useMoodWords();
  const format = useFormat();

  if (entry === null) {
    // It stays closed when there is one again.
    if (open) setOpen(false);
    return null;
  }
  const { day, mood, labels, note } = entry;
  const { emoji, shown, announced } = moodWords(entry);
  return (
    <>
      <ListRow
        icon={<BookOpenIcon />}
        label={words.read}
        description={words.readHint({ day: format.longDay(day, today) })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={words.read}>
        <MoodEntry
          date={format.longDay(day, today)}
          value={mood.value}
          emoji={emoji}
          label={announced}
          showLabel={shown}
          details={<EntryLabels labels={labels} />}
          note={<NoteText note={note} />}
        />
      </Dialog>
    </>
  );
}
