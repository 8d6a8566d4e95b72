import { Dialog, ListRow, TextField } from '@daybow/components';
import { HABIT_GROUPS, type HabitGroup } from '@daybow/journal';
import { useState } from 'react';
import { type DraftKind, useDrafts } from '../../shared/journal/drafts';
import { type Edits, readEdits } from '../../shared/journal/edits';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** The draft of the name of a time of day, under that one. */
const partName: DraftKind<Edits<{ name: string }>> = {
  // Drafts of earlier versions have this name.
  name: 'partOfDay',
  read: (kept) => readEdits(kept, (field, value) => field === 'name' && typeof value === 'string'),
};

/** The row that opens the names of the times of day. They are in sight at once where one is not saved. */
export function TimesOfDayRow() {
  const drafts = useDrafts();
  const words = useDeviceWords().plan;
  const [open, setOpen] = useState(() => drafts.keys(partName).length > 0);

  return (
    <>
      <ListRow aria-haspopup="dialog" label={words.timesOfDay} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={words.renameTimes}>
        <Stack>
          {HABIT_GROUPS.map((group) => (
            <TimeOfDay key={group} group={group} />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

/** The name of a time of day. It is saved when its field is left, and a draft until then. */
function TimeOfDay({ group }: { group: HabitGroup }) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { plan: words, draft: draftWords } = useDeviceWords();
  const name = useDeviceSettings().groupNames[group] ?? '';
  const { value, begunOn, change, dropSaved } = useEdits(partName, group, { name });
  const [isRestored] = useState(begunOn !== null);
  const part = words.groups[group];

  async function rename() {
    const isDone =
      begunOn === null ||
      (await write(journal.setGroupName(group, value.name), words.renamed({ part })));
    if (isDone) dropSaved();
  }

  return (
    <TextField
      label={part}
      description={isRestored && begunOn !== null ? draftWords.unsaved({ what: part }) : undefined}
      placeholder={part}
      autoComplete="off"
      value={value.name}
      onValueChange={(typed) => change({ name: typed })}
      onBlur={() => void rename()}
    />
  );
}
