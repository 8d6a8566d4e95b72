import { Button } from '@daybow/components';
import type { Day, MoodDraft } from '@daybow/journal';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useToday } from '../../journal/useJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { MoodForm } from './MoodForm';
import { moodChangeText } from './moodWords';
import type { UnsavedMood } from './unsavedMood';
import { useMoodRecord } from './useMoodRecord';
import { useSaveMood } from './useSaveMood';

interface MoodOfDayProps {
  day: Day;
  /** What was changed before the form was last closed, to go on with. */
  unsaved?: UnsavedMood | undefined;
  /** Called with what the form holds, whenever that changes. */
  onChange: (unsaved: UnsavedMood) => void;
  /** Called once the mood is saved. */
  onSaved: () => void;
  /** Called once the mood is removed. */
  onRemoved: () => void;
}

/** The mood of a day as it stands, to be changed or removed; or a form without one. */
export function MoodOfDay({ day, unsaved, onChange, onSaved, onRemoved }: MoodOfDayProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useDeviceWords().mood;
  const format = useFormat();
  const saveMood = useSaveMood();
  const write = useUndoableWrite();
  const record = useMoodRecord(day);

  async function handleSave(draft: MoodDraft) {
    if (await saveMood(day, draft)) onSaved();
    // What was saved stays in the form while that closes.
    return false;
  }

  async function handleRemove() {
    const message = moodChangeText('removed', day, today, words, format);
    if (await write(journal.removeMood(day), message)) onRemoved();
  }

  if (record === undefined) return null;
  return (
    <>
      <MoodForm
        limited
        initial={unsaved ?? record}
        question={words.dayPlaceholder}
        saveLabel={words.save}
        onSave={handleSave}
        onChange={onChange}
      />
      {record && (
        <Button variant="danger" block icon={<TrashIcon />} onClick={() => void handleRemove()}>
          {words.remove}
        </Button>
      )}
    </>
  );
}
