import { Dialog } from '@daybow/components';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import WarningCircleIcon from '~icons/ph/warning-circle-fill';
import type { TransferError } from '@daybow/journal/transfer';
import { useExclusive } from '../../shared/journal/useExclusive';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { Busy } from './Busy';
import { ChooseFile, DropZone } from './ChooseFile';
import { PassphraseForm } from './PassphraseForm';
import { Ready } from './Ready';
import { UndoImport } from './UndoImport';
import { type ImportStart, useImport } from './useImport';
import './copies.css';

interface ImportDialogProps extends ImportStart {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Brings a file in: it is read, a person sees what would come, and only then it is written. */
export function ImportDialog({ open, onOpenChange, ...start }: ImportDialogProps) {
  const words = useDeviceWords().transfer.import;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      {(close) => <ImportFlow {...start} onDone={close} />}
    </Dialog>
  );
}

function ImportFlow({ file, mode = 'merge', onDone }: ImportStart & { onDone: () => void }) {
  const navigate = useNavigate();
  const words = useDeviceWords().transfer.import;
  const [stage, { read, answer, write, cancel }] = useImport(file ?? null);
  const handleImport = useExclusive(
    async (chosen: typeof mode) => {
      const isImported = await write(chosen);
      if (!isImported) return false;
      // What is closing still holds the focus until it is drawn as closed.
      flushSync(onDone);
      await navigate('/', { replace: true });
      return true;
    },
    { once: true },
  );

  if (stage.kind === 'busy') {
    const doing = stage.isWriting ? words.importing : words.reading({ file: stage.file.name });
    return (
      <Busy
        key={doing}
        doing={doing}
        share={stage.isWriting ? null : stage.share}
        onCancel={cancel}
      />
    );
  }
  return (
    <DropZone onFile={read}>
      <Stack>
        {stage.kind === 'passphrase' && (
          <PassphraseForm stage={stage} onOpen={(passphrase) => read(stage.file, passphrase)} />
        )}
        {stage.kind === 'problem' && <FileProblem error={stage.error} />}
        {stage.kind === 'ready' && (
          <Ready stage={stage} firstMode={mode} onAnswer={answer} onImport={handleImport} />
        )}
        <ChooseFile isFirst={stage.kind === 'choose'} onFile={read} />
        {stage.kind === 'choose' && <UndoImport onDone={onDone} />}
      </Stack>
    </DropZone>
  );
}

/** Explains why a file cannot be read, and how to get one that can. */
function FileProblem({ error: { code, elsewhere } }: { error: TransferError }) {
  const { unreadable, problems, advice } = useDeviceWords().transfer;
  return (
    <div className="app-FileProblem" role="alert">
      <WarningCircleIcon aria-hidden="true" />
      <p className="app-FileProblem-title">{unreadable}</p>
      <p>
        {code === 'elsewhere' ? problems.elsewhere({ app: elsewhere?.name ?? '' }) : problems[code]}
        {elsewhere && ` ${advice[elsewhere.advice]}`}
      </p>
    </div>
  );
}
