import { Button } from '@daybow/components';
import type { Day, MoodDraft } from '@daybow/journal';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { MoodForm } from './MoodForm';
import { dayWords } from './moodWords';
import { useMoodRecord } from './useMoodRecord';
import type { UnsavedMood } from './unsavedMood';
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
  const { today } = useDeviceSnapshot();
  const saveMood = useSaveMood();
  const write = useUndoableWrite();
  const record = useMoodRecord(day);

  async function handleSave(draft: MoodDraft) {
    if (await saveMood(day, draft)) onSaved();
    // What was saved stays in the form while that closes.
    return false;
  }

  async function handleRemove() {
    const removed = journal.removeMood(day);
    if (await write(removed, `Removed the mood of ${dayWords(day, today)}.`)) onRemoved();
  }

  if (record === undefined) return null;
  return (
    <>
      <MoodForm
        limited
        initial={unsaved ?? record}
        question="What shaped that day?"
        saveLabel="Save Mood"
        onSave={handleSave}
        onChange={onChange}
      />
      {record && (
        <Button
          variant="danger"
          block
          icon={<TrashIcon weight="bold" />}
          onClick={() => void handleRemove()}
        >
          Remove
        </Button>
      )}
    </>
  );
}
