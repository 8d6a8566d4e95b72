import { Button, Card, Dialog, Switch } from '@daybow/components';
import { useCallback, useState } from 'react';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import ShareNetworkIcon from '~icons/ph/share-network-bold';
import { canShare, namedFile, noteCopy, saveFile, shareFile, useTellSaved } from './files';
import { useExclusive } from '../../shared/journal/useExclusive';
import { Form, Stack } from '../../shared/ui/layout';
import { PassphraseField } from './PassphraseForm';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useImportSheet } from './ImportSheet';
import { useWrite } from '../../shared/journal/useWrite';

interface CopyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes the whole journal out as a file, as a copy or as tables, and leads to bringing one back. */
export function CopyDialog({ open, onOpenChange }: CopyDialogProps) {
  const words = useDeviceWords().transfer.copy;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      {(close) => (
        <Stack>
          <SaveCopy />
          <SaveTables />
          <Restore onPress={close} />
        </Stack>
      )}
    </Dialog>
  );
}

function SaveCopy() {
  const words = useDeviceWords().transfer.copy;
  const [isLocked, setLocked] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const take = useTaking('copy');

  async function handle(hand: typeof saveFile) {
    if (isLocked && passphrase === '') return setError(words.passphraseMissing);
    await take(hand, isLocked ? passphrase : undefined);
  }

  return (
    <Form onSubmit={() => handle(saveFile)}>
      <Button type="submit" block icon={<DownloadSimpleIcon />}>
        {words.save}
      </Button>
      {canShare(namedFile('{}', 'json')) && (
        <Button
          variant="soft"
          block
          icon={<ShareNetworkIcon />}
          onClick={() => void handle(shareFile)}
        >
          {words.share}
        </Button>
      )}
      <Switch
        label={words.withPassphrase}
        description={words.withPassphraseHint}
        checked={isLocked}
        onCheckedChange={setLocked}
      />
      {isLocked && (
        <PassphraseField
          label={words.passphrase}
          autoComplete="new-password"
          error={error}
          value={passphrase}
          onValueChange={(typed) => {
            setPassphrase(typed);
            setError(undefined);
          }}
        />
      )}
    </Form>
  );
}

function SaveTables() {
  const words = useDeviceWords().transfer.copy;
  const take = useTaking('tables');
  return (
    <Card title={words.spreadsheet}>
      <Stack>
        <p className="app-Caption">{words.spreadsheetHint}</p>
        <Button variant="soft" block onClick={() => void take(saveFile)}>
          {words.saveSpreadsheet}
        </Button>
      </Stack>
    </Card>
  );
}

function Restore({ onPress }: { onPress: () => void }) {
  const words = useDeviceWords().transfer.copy;
  const openImport = useImportSheet();
  return (
    <Card title={words.restore}>
      <Stack>
        <p className="app-Caption">{words.restoreHint}</p>
        <Button
          variant="soft"
          block
          aria-haspopup="dialog"
          onClick={() => {
            onPress();
            openImport({ mode: 'replace' });
          }}
        >
          {words.restore}
        </Button>
      </Stack>
    </Card>
  );
}

/** Makes a file in a worker, once at a time, and hands it on. */
export function useTaking(kind: CopyKind) {
  const exportFile = useExport();
  const tellSaved = useTellSaved();
  return useExclusive(async (hand: (file: File) => void | Promise<void>, passphrase?: string) => {
    const file = await exportFile(kind, passphrase);
    if (file === null) return false;
    await hand(file);
    if (hand === saveFile) tellSaved();
    if (kind === 'copy') noteCopy();
    return true;
  });
}

/** A complete copy, or tables for a spreadsheet. */
export type CopyKind = 'copy' | 'tables';

/** Makes a file of the whole journal, in a worker; null where it failed, which a toast says. */
function useExport(): (kind: CopyKind, passphrase?: string) => Promise<File | null> {
  const write = useWrite();
  return useCallback(
    async (kind, passphrase) => {
      const making = makeFile(kind, passphrase);
      return (await write(making)) ? making : null;
    },
    [write],
  );
}

async function makeFile(kind: CopyKind, passphrase?: string): Promise<File> {
  const { exportBackup, exportSpreadsheet } = await import('@daybow/journal/transfer');
  return kind === 'copy'
    ? namedFile(await exportBackup({ passphrase }), 'json')
    : namedFile(await exportSpreadsheet(), 'zip');
}
