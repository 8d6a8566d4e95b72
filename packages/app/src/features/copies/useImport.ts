import { type Answers, isNothing, openImportFile, TransferError } from '@daybow/journal/transfer';
import type { DryRun, Import, ImportMode } from '@daybow/journal/transfer';
import { useEffect, useRef, useState } from 'react';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useFault } from '../../shared/journal/useWrite';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** The file and the mode that the import sheet opens with. */
export interface ImportStart {
  /** A file that is already chosen. */
  readonly file?: File;
  /** @defaultValue 'merge' */
  readonly mode?: ImportMode;
}

/** The stage of an import. */
export type ImportStage =
  | { readonly kind: 'choose' }
  /** `share` is how much of the file is read, from 0 to 1; `isWriting` once it goes into the journal. */
  | { readonly kind: 'busy'; readonly file: File; readonly share: number; isWriting: boolean }
  | { readonly kind: 'passphrase'; readonly file: File; readonly isWrong: boolean }
  | { readonly kind: 'problem'; readonly file: File; readonly error: TransferError }
  | {
      readonly kind: 'ready';
      readonly file: File;
      readonly dryRun: DryRun;
      readonly answers: Answers;
    };

export interface ImportActions {
  readonly read: (file: File, passphrase?: string) => void;
  readonly answer: (answers: Answers) => void;
  /** The answer is whether it is imported. */
  readonly write: (mode: ImportMode) => Promise<boolean>;
  /** Ends what is under way, at any moment. */
  readonly cancel: () => void;
}

/** A file on its way into the journal, read in a worker. Nothing is written before `write`. */
export function useImport(first: File | null): [ImportStage, ImportActions] {
  const journal = useDeviceJournal();
  const tell = useUndoableWrite();
  const showFault = useFault();
  const words = useDeviceWords().transfer.import;
  const [stage, setStage] = useState<ImportStage>({ kind: 'choose' });
  const running = useRef(new AbortController());
  const opened = useRef<Import>(null);
  const isStarted = useRef(false);
  const answered = useRef<Promise<DryRun>>(null);

  function begin(): AbortController {
    running.current.abort();
    opened.current?.close();
    opened.current = null;
    answered.current = null;
    running.current = new AbortController();
    return running.current;
  }

  async function read(file: File, passphrase?: string) {
    const { signal } = begin();
    const busy = { kind: 'busy', file, isWriting: false } as const;
    setStage({ ...busy, share: 0 });
    try {
      const onProgress = (share: number) =>
        setStage((now) => (now.kind === 'busy' && !signal.aborted ? { ...now, share } : now));
      const result = await openImportFile(file, { passphrase, signal, onProgress });
      opened.current = result;
      setStage({ kind: 'ready', file, dryRun: result.dryRun, answers: {} });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TransferError)) {
        setStage({ kind: 'choose' });
        showFault(error);
      } else if (error.code === 'passphrase-needed' || error.code === 'passphrase-wrong') {
        setStage({ kind: 'passphrase', file, isWrong: error.code === 'passphrase-wrong' });
      } else setStage({ kind: 'problem', file, error });
    }
  }

  async function answer(answers: Answers) {
    const { signal } = running.current;
    setStage((now) => (now.kind === 'ready' ? { ...now, answers } : now));
    if (opened.current === null) return;
    answered.current = opened.current.answer(answers);
    try {
      const dryRun = await answered.current;
      if (signal.aborted) return;
      // An earlier answer may be worked out later.
      setStage((now) =>
        now.kind === 'ready' && now.answers === answers ? { ...now, dryRun } : now,
      );
    } catch (error) {
      if (!signal.aborted) showFault(error);
    }
  }

  async function write(mode: ImportMode) {
    const { signal } = running.current;
    const { current } = opened;
    if (current === null || stage.kind !== 'ready') return false;
    // What the last answer leaves may not be on screen yet.
    const dryRun = (await answered.current?.catch(() => null)) ?? stage.dryRun;
    if (signal.aborted || isNothing(dryRun, mode)) return false;
    setStage({ kind: 'busy', file: stage.file, share: 1, isWriting: true });
    const written = current.write(mode);
    try {
      await written;
    } catch {
      // It is told below, unless a person ended it: that may have come too late.
      if (signal.aborted) {
        await journal.refresh();
        return false;
      }
    }
    const isWritten = await tell(written, words.done);
    if (isWritten) begin();
    else setStage(stage);
    return isWritten;
  }

  function cancel() {
    begin();
    setStage({ kind: 'choose' });
  }

  useEffect(() => {
    if (first !== null && !isStarted.current) void read(first);
    isStarted.current = true;
    return () => running.current.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the file that it is opened with
  }, []);

  return [
    stage,
    { read: (...args) => void read(...args), answer: (all) => void answer(all), write, cancel },
  ];
}
