import { Button, Dialog, TextField, useToast } from '@daybow/components';
import { useState } from 'react';
import { forgetBackupFolder } from './folder';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useFault } from '../../shared/journal/useWrite';
import { Form } from '../../shared/ui/layout';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { FolderState } from './useBackupFolder';
import { useFolderStatus } from './useBackupFolder';

interface FolderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: FolderState;
  /** Called after a change, to read the folder again. */
  onChange: () => Promise<void>;
}

/** Chooses the folder of backups, once; lets the browser ask again; or gives it up. */
export function FolderDialog({ open, onOpenChange, state, onChange }: FolderDialogProps) {
  const words = useDeviceWords().transfer.folder;
  const toast = useToast();
  const showFault = useFault();
  const status = useFolderStatus(state);
  const run = useExclusive(async (work: () => Promise<void>) => {
    try {
      await work();
      await onChange();
      return true;
    } catch (error) {
      showFault(error);
      return false;
    }
  });
  const { folder } = state;

  const allow = async () => {
    const { askToAllow, keepBackup } = await import('./backupFolder');
    if (folder && (await askToAllow(folder))) await keepBackup();
  };
  const stop = async () => {
    await forgetBackupFolder();
    onOpenChange(false);
    toast({ tone: 'info', message: words.stopped });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      {folder === null ? (
        <ChooseFolder onDone={() => void run(async () => onOpenChange(false))} />
      ) : (
        <Stack>
          <p role="status">{status}</p>
          {!state.isAllowed && (
            <Button block onClick={() => void run(allow)}>
              {words.allow}
            </Button>
          )}
          <Button variant="soft" block onClick={() => void run(stop)}>
            {words.stop}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

function ChooseFolder({ onDone }: { onDone: () => void }) {
  const words = useDeviceWords().transfer.folder;
  const showFault = useFault();
  const [label, setLabel] = useState(isPhone() ? words.phone : words.computer);
  const choose = useExclusive(async () => {
    try {
      const { askForFolder } = await import('./backupFolder');
      const folder = await askForFolder(label);
      if (folder !== null) onDone();
      return folder !== null;
    } catch (error) {
      showFault(error);
      return false;
    }
  });
  return (
    <Form onSubmit={choose}>
      <TextField label={words.device} autoComplete="off" value={label} onValueChange={setLabel} />
      <Button type="submit" block>
        {words.choose}
      </Button>
    </Form>
  );
}

function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 600px)').matches;
}
