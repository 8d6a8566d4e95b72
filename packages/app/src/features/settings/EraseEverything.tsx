import { Button, Dialog, ListRow, TextField } from '@daybow/components';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eraseBackupFolder, forgetCopy, useSaveCopy } from '../copies';
import { forgetDrafts } from '../../shared/journal/drafts';
import { useOpened } from '../../shared/journal/JournalProvider';
import { openSample } from '../../shared/journal/openAtStart';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useWrite } from '../../shared/journal/useWrite';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import './settings.css';

/** The way back to the sample: it erases the journal for good, once that was typed in a word. */
export function EraseEverything() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const saveCopy = useSaveCopy();
  const navigate = useNavigate();
  const { show } = useOpened();
  const words = useWords();
  const eraseWords = useDeviceWords().erase;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isErasing, setErasing] = useState(false);
  const isConfirmed = typed.trim() === eraseWords.confirmation;

  const erase = useExclusive(async () => {
    setErasing(true);
    const isErased = await write(journal.erase());
    setErasing(false);
    if (!isErased) return false;
    forgetDrafts(journal);
    forgetCopy();
    await eraseBackupFolder();
    show(openSample(words));
    await navigate('/');
    return true;
  });

  return (
    <>
      <ListRow
        className="app-EraseEverything"
        aria-haspopup="dialog"
        label={eraseWords.erase}
        onPress={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setTyped('');
        }}
        title={eraseWords.title}
        description={eraseWords.description}
      >
        <Form onSubmit={() => (isConfirmed ? erase() : undefined)}>
          <Button
            variant="soft"
            block
            icon={<DownloadSimpleIcon />}
            onClick={() => void saveCopy(journal.saveAll())}
          >
            {eraseWords.saveCopy}
          </Button>
          <TextField
            label={eraseWords.field({ word: eraseWords.confirmation })}
            autoComplete="off"
            autoCapitalize="characters"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="danger" block loading={isErasing} disabled={!isConfirmed}>
            {eraseWords.erase}
          </Button>
          <span className="daybow-VisuallyHidden" role="status">
            {isErasing && eraseWords.erasing}
          </span>
        </Form>
      </Dialog>
    </>
  );
}
