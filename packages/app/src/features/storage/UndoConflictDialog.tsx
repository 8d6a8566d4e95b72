import { Button, Card, Dialog } from '@daybow/components';
import type { Entry, Undo, UndoConflict } from '@daybow/journal';
import { useOpened } from '../../shared/journal/JournalProvider';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { useTimeName } from '../../shared/journal/names';
import './storage.css';

/** Offers both where an undo would have lost newer words: those of now, and the earlier ones. */
export function UndoConflictDialog() {
  const { undoConflict, showUndoConflict } = useOpened();
  const words = useDeviceWords().undoConflict;
  const close = () => showUndoConflict(null);

  return (
    <Dialog
      open={undoConflict !== null}
      onOpenChange={close}
      title={words.title}
      description={words.text}
    >
      {undoConflict && <Choice conflict={undoConflict} onDone={close} />}
    </Dialog>
  );
}

interface ChoiceProps {
  conflict: UndoConflict;
  onDone: () => void;
}

function Choice({ conflict, onDone }: ChoiceProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().undoConflict;
  const choose = useExclusive(
    async (change: Promise<Undo>, message: string) => {
      const isWritten = await write(change, message);
      if (isWritten) onDone();
      return isWritten;
    },
    { once: true },
  );

  function handlePutBack() {
    const change =
      conflict.kind === 'name'
        ? journal.editHabit(conflict.id, { name: conflict.before })
        : putBack(conflict.id, conflict.before);
    void choose(change, words.putBackDone);
  }

  function putBack(id: string, { mood, note, time }: Entry): Promise<Undo> {
    return mood === null ? journal.removeEntry(id) : journal.editEntry(id, { mood, note, time });
  }

  return (
    <Stack>
      <Card title={words.now}>
        <Version version={conflict.now} />
        <Button variant="soft" block onClick={onDone}>
          {words.keep}
        </Button>
      </Card>
      <Card title={words.before}>
        <Version version={conflict.before} />
        <Button variant="soft" block onClick={handlePutBack}>
          {words.putBack}
        </Button>
      </Card>
      {conflict.kind === 'entry' && hasTwoNotes(conflict) && (
        <Button
          block
          onClick={() => {
            const note = `${conflict.now.note}\n\n${conflict.before.note}`;
            void choose(journal.editEntry(conflict.id, { note }), words.bothDone);
          }}
        >
          {words.both}
        </Button>
      )}
    </Stack>
  );
}

/** True where both have a note, and not the same. */
function hasTwoNotes({ now, before }: { now: Entry; before: Entry }): boolean {
  return now.note !== '' && before.note !== '' && now.note !== before.note;
}

/** A name, or a mood with its time and note. */
function Version({ version }: { version: string | Entry }) {
  const { moods } = useWords();
  const words = useDeviceWords().undoConflict;
  const timeName = useTimeName();
  if (typeof version === 'string') {
    return (
      <p className="app-Version">
        <bdi>{version}</bdi>
      </p>
    );
  }
  const { mood, note, time } = version;
  return (
    <p className="app-Version">
      <strong>{mood === null ? words.noEntry : moods[mood]}</strong>
      {mood !== null && time !== null && <span>{timeName(time)}</span>}
      {mood !== null && <bdi>{note === '' ? words.noNote : note}</bdi>}
    </p>
  );
}
