import { Button, Dialog, TextField } from '@daybow/components';
import { createSampleJournal } from '@daybow/journal';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState, type FormEvent } from 'react';
import '../../shell/Fields.css';
import { useNavigate } from 'react-router-dom';
import { useOpened } from '../../journal/JournalProvider';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { keepUnsavedMood } from '../Mood/unsavedMood';

const confirmation = 'ERASE';

/** The way back to the sample: it erases the journal for good, once that was typed in a word. */
export function EraseEverything() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const navigate = useNavigate();
  const { show } = useOpened();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === confirmation;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isConfirmed || !(await write(journal.erase()))) return;
    keepUnsavedMood();
    show({ kind: 'sample', journal: createSampleJournal() });
    await navigate('/');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTyped('');
      }}
      title="Erase everything"
      description="All habits, moods and notes on this device go for good. This cannot be undone."
      trigger={
        <Button variant="danger" block icon={<TrashIcon weight="bold" />}>
          Erase everything
        </Button>
      }
    >
      <form className="app-Fields" onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={`Type ${confirmation}`}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" block disabled={!isConfirmed}>
          Erase everything
        </Button>
      </form>
    </Dialog>
  );
}
