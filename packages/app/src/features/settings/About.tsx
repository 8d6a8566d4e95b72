import { useEffect, useState } from 'react';
import { Button, Dialog, ListRow, Section } from '@daybow/components';
import type { DeviceView, JournalContents } from '@daybow/journal';
import { Link } from 'react-router-dom';
import { brand } from '../../shared/brand';
import { useDeviceJournal, useDeviceView } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { FocusedTitle, Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { Contents } from '../copies';

/** The row that opens what the app says of itself. */
export function AboutRow() {
  const { about, version } = useWords().settings;
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        aria-haspopup="dialog"
        label={about}
        value={version({ version: brand.version })}
        onPress={() => setOpen(true)}
      />
      <AboutDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

interface AboutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The version, what is stored and how much, that nothing leaves the device, and whose work is in it. */
function AboutDialog({ open, onOpenChange }: AboutDialogProps) {
  const { version } = useWords().settings;
  const words = useDeviceWords().about;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FocusedTitle>{words.title}</FocusedTitle>}
      description={version({ version: brand.version })}
    >
      <Stack>
        <Section title={words.stored} titleElement="h3">
          <Stored />
        </Section>
        <Section title={words.private} titleElement="h3">
          <Stack>
            <p>{words.privateText}</p>
            <p>{words.check}</p>
          </Stack>
        </Section>
        <Section title={words.credits} titleElement="h3">
          <Stack>
            <p>{words.creditsText}</p>
            <Button
              variant="soft"
              block
              render={<Link to="/licences.txt" reloadDocument target="_blank" rel="noreferrer" />}
            >
              {words.showLicenses}
            </Button>
          </Stack>
        </Section>
      </Stack>
    </Dialog>
  );
}

const persistedOf = ({ storage }: DeviceView) => storage.persisted;

function Stored() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords();
  const format = useFormat();
  const persisted = useDeviceView(persistedOf);
  const [contents, setContents] = useState<JournalContents | null>(null);
  const [bytes, setBytes] = useState<number | null>(null);

  useEffect(() => {
    const reading = journal.readContents().then(setContents);
    void write(reading);
    // All of the origin's, the app's own files for offline use among it.
    void navigator.storage
      ?.estimate()
      .then(({ usage }) => setBytes(usage ?? null))
      .catch(() => {});
  }, [journal, write]);

  if (contents === null) return null;
  return (
    <Contents contents={contents}>
      {bytes !== null && `${words.about.room({ size: format.bytes(bytes) })} `}
      {persisted ? words.settings.persisted : words.settings.notPersisted}
    </Contents>
  );
}
