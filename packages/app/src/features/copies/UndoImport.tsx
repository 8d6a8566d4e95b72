import { Button } from '@daybow/components';
import { civilDay, type DeviceView, type Undo } from '@daybow/journal';
import { useDeviceView, useToday } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

const replacedAtOf = ({ replacedAt }: DeviceView) => replacedAt;

/** Takes the last import back, until the next one. */
export function UndoImport({ onDone }: { onDone: () => void }) {
  const write = useUndoableWrite();
  const words = useDeviceWords().transfer.import;
  const format = useFormat();
  const today = useToday();
  const replacedAt = useDeviceView(replacedAtOf);
  const handleUndo = useExclusive(async () => {
    if (replacedAt === null) return false;
    const isUndone = await write(takeBack(replacedAt), words.undone, words.undoing);
    if (isUndone) onDone();
    return isUndone;
  });

  if (replacedAt === null) return null;
  const day = format.longDay(civilDay(new Date(replacedAt)), today);
  return (
    <Stack>
      <p className="app-Caption">{words.imported({ day })}</p>
      <Button variant="soft" block onClick={() => void handleUndo()}>
        {words.undo}
      </Button>
    </Stack>
  );
}

async function takeBack(at: number): Promise<Undo> {
  const { undoImport } = await import('@daybow/journal/transfer');
  return undoImport({ at });
}
