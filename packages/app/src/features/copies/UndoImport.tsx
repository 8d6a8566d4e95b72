import { Button, Dialog } from '@daybow/components';
import { civilDay, type DeviceView } from '@daybow/journal';
import { type JournalChanges, previewUndoImport, undoImport } from '@daybow/journal/transfer';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useKindCounts } from './useKindCounts';

const replacedAtOf = ({ replacedAt }: DeviceView) => replacedAt;

/** Takes the last import back, until the next one, once a person has seen what goes with it. */
export function UndoImport({ onDone }: { onDone: () => void }) {
  const write = useWrite();
  const writeUndoable = useUndoableWrite();
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const replacedAt = useDeviceView(replacedAtOf);
  const [effects, setEffects] = useState<JournalChanges>();
  const [isAsking, setAsking] = useState(false);

  const handleAsk = useExclusive(async () => {
    if (replacedAt === null) return false;
    const reading = previewUndoImport({ at: replacedAt });
    if (!(await write(reading))) return false;
    setEffects(await reading);
    setAsking(true);
    return true;
  });
  const handleUndo = useExclusive(async () => {
    if (replacedAt === null) return false;
    const isUndone = await writeUndoable(
      undoImport({ at: replacedAt }),
      words.undone,
      words.undoing,
    );
    // What is closing still holds the focus until it is drawn as closed.
    flushSync(() => setAsking(false));
    if (isUndone) onDone();
    return isUndone;
  });

  if (replacedAt === null) return null;
  const day = format.longDay(civilDay(new Date(replacedAt)), today);
  return (
    <Stack>
      <p className="app-Caption">{words.imported({ day })}</p>
      <Button variant="soft" block aria-haspopup="dialog" onClick={() => void handleAsk()}>
        {words.undo}
      </Button>
      {effects && (
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title={words.undoAsk}
          description={<Effects changes={effects} />}
        >
          <Stack>
            <Button variant="soft" block onClick={() => setAsking(false)}>
              {words.undoKeep}
            </Button>
            <Button variant="danger" block onClick={() => void handleUndo()}>
              {words.undo}
            </Button>
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}

/** Says what goes with an import that is taken back, and what comes back. */
function Effects({ changes }: { changes: JournalChanges }) {
  const words = useDeviceWords().transfer.import;
  const { sentenceList } = useFormat();
  const countsOf = useKindCounts();
  const goes = sentenceList(countsOf(changes, ['removed']));
  const comes = sentenceList(countsOf(changes, ['new', 'changed']));
  return [
    goes && words.undoTakes({ what: goes }),
    comes && words.undoBrings({ what: comes }),
    goes || comes ? words.undoStays : words.undoNothing,
  ]
    .filter(Boolean)
    .join(' ');
}
