import { Button, Card, Dialog } from '@daybow/components';
import { civilDay, type DeviceSnapshot } from '@daybow/journal';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useExclusive } from '../../journal/useExclusive';
import { useToday } from '../../journal/useJournal';
import { useSaveCopy } from '../../journal/useSaveCopy';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { Stack } from '../../shell/Stack';
import { useDeviceWords, useFormat, useWords } from '../../words/LanguageProvider';
import { BringBackCopy } from './BringBackCopy';
import { useReplace } from './useReplace';

interface CopyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Saves the whole journal as a file, and brings it back from one. */
export function CopyDialog({ open, onOpenChange }: CopyDialogProps) {
  const { exportData } = useWords().settings;
  const words = useDeviceWords().copy;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={exportData}
      description={words.description}
    >
      <Stack>
        <SaveCopy />
        <Card title={words.bringBack}>
          <BringBackCopy onDone={() => onOpenChange(false)} />
        </Card>
        <BeforeLastCopy onDone={() => onOpenChange(false)} />
      </Stack>
    </Dialog>
  );
}

function SaveCopy() {
  const journal = useDeviceJournal();
  const saveCopy = useSaveCopy();
  const words = useDeviceWords().copy;
  return (
    <Button block icon={<DownloadSimpleIcon />} onClick={() => void saveCopy(journal.saveAll())}>
      {words.save}
    </Button>
  );
}

const replacedAtOf = ({ replacedAt }: DeviceSnapshot) => replacedAt;

/** Returns to what was there before a copy was brought back, as long as that is kept. */
function BeforeLastCopy({ onDone }: { onDone: () => void }) {
  const write = useUndoableWrite();
  const { putBack } = useReplace();
  const words = useDeviceWords().copy;
  const format = useFormat();
  const today = useToday();
  const replacedAt = useDeviceSnapshot(replacedAtOf);
  const handlePutBack = useExclusive(async () => {
    const isBack = await write(putBack(), words.undone);
    if (isBack) onDone();
    return isBack;
  });

  if (replacedAt === null) return null;
  return (
    <Card title={words.before}>
      <Stack>
        <p className="app-Caption">
          {words.beforeHint({ day: format.longDay(civilDay(new Date(replacedAt)), today) })}
        </p>
        <Button variant="soft" block onClick={() => void handlePutBack()}>
          {words.undo}
        </Button>
      </Stack>
    </Card>
  );
}
