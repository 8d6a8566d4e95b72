import { Button, Dialog, TextField } from '@daybow/components';
import TrashIcon from '~icons/ph/trash-bold';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpened } from '../../journal/JournalProvider';
import { openSample } from '../../journal/openAtStart';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { Form } from '../../shell/Form';
import { useDeviceWords, useWords } from '../../words/LanguageProvider';
import { forgetEntryDrafts } from '../Mood/entryDrafts';

/** The way back to the sample: it erases the journal for good, once that was typed in a word. */
export function EraseEverything() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const navigate = useNavigate();
  const { show } = useOpened();
  const words = useWords();
  const deviceWords = useDeviceWords().settings;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === deviceWords.eraseConfirmation;

  async function handleSubmit() {
    if (!isConfirmed || !(await write(journal.erase()))) return;
    forgetEntryDrafts();
    show(openSample(words));
    await navigate('/');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTyped('');
      }}
      title={deviceWords.erase}
      description={deviceWords.eraseHint}
      trigger={
        <Button variant="danger" block icon={<TrashIcon />}>
          {deviceWords.erase}
        </Button>
      }
    >
      <Form onSubmit={handleSubmit}>
        <TextField
          label={deviceWords.eraseField({ word: deviceWords.eraseConfirmation })}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" block disabled={!isConfirmed}>
          {deviceWords.erase}
        </Button>
      </Form>
    </Dialog>
  );
}
