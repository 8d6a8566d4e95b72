import { Button } from '@daybow/components';
import { civilDay, JournalError, type JournalContents } from '@daybow/journal';
import type { Backup } from '@daybow/journal/transfer';
import FolderOpenIcon from '~icons/ph/folder-open-bold';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useExclusive } from '../../journal/useExclusive';
import { useFault } from '../../journal/useFault';
import { useToday } from '../../journal/useJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { Stack } from '../../shell/Stack';
import { useDeviceWords, useFormat, useWords } from '../../words/LanguageProvider';
import { Contents } from './Contents';
import { useReplace } from './useReplace';

/** A copy that was chosen, and what it would replace; or why the file is no copy. */
type Chosen =
  { readonly copy: Backup; readonly now: JournalContents } | { readonly problem: string };

interface BringBackCopyProps {
  onDone: () => void;
}

/** Asks for a copy, says what is in it and what it replaces, and puts it in place of everything. */
export function BringBackCopy({ onDone }: BringBackCopyProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const showFault = useFault();
  const { replace } = useReplace();
  const { errors } = useWords();
  const words = useDeviceWords().copy;
  const format = useFormat();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    try {
      const { readBackup } = await import('@daybow/journal/transfer');
      const copy = readBackup(await file.text());
      setChosen({ copy, now: await journal.readContents() });
    } catch (error) {
      if (error instanceof JournalError) setChosen({ problem: errors[error.code] });
      else showFault(error);
    }
  }

  const handleReplace = useExclusive(
    async ({ tables }: Backup) => {
      const isReplaced = await write(replace(tables), words.broughtBack);
      if (isReplaced) onDone();
      return isReplaced;
    },
    { once: true },
  );

  const copy = chosen !== null && 'copy' in chosen ? chosen : null;
  return (
    <Stack>
      <p className="app-Caption">{words.bringBackHint}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void handleFile(event)}
      />
      {chosen !== null && 'problem' in chosen && <p role="alert">{chosen.problem}</p>}
      {copy && (
        <>
          <Contents title={words.file} contents={copy.copy.contents}>
            {copy.copy.savedAt !== null &&
              words.savedOn({
                day: format.longDay(civilDay(new Date(copy.copy.savedAt)), today),
              })}
          </Contents>
          <Contents title={words.replaces} contents={copy.now} />
          <p className="app-Caption">{words.undoHint}</p>
          <Button block onClick={() => void handleReplace(copy.copy)}>
            {words.replace}
          </Button>
        </>
      )}
      <Button
        variant={copy ? 'quiet' : 'soft'}
        block
        icon={<FolderOpenIcon />}
        onClick={() => input.current?.click()}
      >
        {chosen ? words.chooseAnother : words.choose}
      </Button>
    </Stack>
  );
}
