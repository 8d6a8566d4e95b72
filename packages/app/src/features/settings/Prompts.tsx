import { Dialog, ListRow, Switch, TextArea } from '@daybow/components';
import { PROMPTS_MAX } from '@daybow/journal';
import { useState } from 'react';
import { type DraftKind, useDrafts } from '../../shared/journal/drafts';
import { type Edits, readEdits } from '../../shared/journal/edits';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { usePrompts } from '../mood';

/** The draft of the prompts, of which there is one. */
const promptsDraft: DraftKind<Edits<{ lines: string }>> = {
  name: 'prompts',
  read: (kept) => readEdits(kept, (field, value) => field === 'lines' && typeof value === 'string'),
};

/** The row that opens the prompts for notes. They are in sight at once where they are not saved. */
export function PromptsRow() {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const write = useUndoableWrite();
  const words = useDeviceWords().prompts;
  const { showPrompts } = useDeviceSettings();
  const [open, setOpen] = useState(() => drafts.keys(promptsDraft).length > 0);

  return (
    <>
      <ListRow aria-haspopup="dialog" label={words.title} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.hint}>
        <Stack>
          <Switch
            label={words.show}
            checked={showPrompts}
            onCheckedChange={(checked) =>
              void write(journal.setShowPrompts(checked), null, words.show)
            }
          />
          {showPrompts && <Prompts />}
        </Stack>
      </Dialog>
    </>
  );
}

/** The prompts, one a line. They are saved when the field is left, and a draft until then. */
function Prompts() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().prompts;
  const stored = usePrompts().join('\n');
  const { value, begunOn, change, dropSaved } = useEdits(promptsDraft, '', { lines: stored });

  async function save() {
    const isDone =
      begunOn === null || (await write(journal.setPrompts(value.lines.split('\n')), words.saved));
    if (isDone) dropSaved();
  }

  return (
    <TextArea
      label={words.own}
      description={words.ownHint({ count: PROMPTS_MAX })}
      rows={PROMPTS_MAX}
      value={value.lines}
      onValueChange={(typed) => change({ lines: typed })}
      onBlur={() => void save()}
    />
  );
}
