import { Button, RadioGroup } from '@daybow/components';
import type { Answers, DryRun, ImportMode } from '@daybow/journal/transfer';
import { useState } from 'react';
import { civilDay, isAhead } from '@daybow/journal';
import { Form } from '../../shared/ui/layout';
import { takeLostFocus } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { Changes } from './Changes';
import { Contents } from './Contents';
import { Questions } from './Questions';
import { Remarks } from './Remarks';
import type { ImportStage } from './useImport';
import { useToday } from '../../shared/journal/useDeviceJournal';

interface ReadyProps {
  stage: Extract<ImportStage, { kind: 'ready' }>;
  /** The mode that is chosen at first. */
  firstMode: ImportMode;
  onAnswer: (answers: Answers) => void;
  onImport: (mode: ImportMode) => Promise<void>;
}

/** The effect of an import, the questions that only a person can answer, and the button to import. */
export function Ready({ stage, firstMode, onAnswer, onImport }: ReadyProps) {
  const words = useDeviceWords().transfer.import;
  const [mode, setMode] = useState<ImportMode>(firstMode);
  const { dryRun, answers } = stage;

  return (
    <Form onSubmit={() => onImport(mode)}>
      <Contents title={words.file} contents={dryRun.contents} titleRef={takeLostFocus}>
        <FormatName {...dryRun} />
      </Contents>
      <Questions questions={dryRun.questions} answers={answers} onAnswer={onAnswer} />
      <Remarks remarks={dryRun.remarks} unread={dryRun.unread} />
      <RadioGroup<ImportMode>
        aria-label={words.mode}
        options={[
          { value: 'merge', label: words.merge, description: words.mergeHint },
          { value: 'replace', label: words.replace, description: words.replaceHint },
        ]}
        value={mode}
        onValueChange={(chosen) => chosen && setMode(chosen)}
      />
      {mode === 'merge' ? (
        <Changes changes={dryRun.changes} />
      ) : (
        <Contents title={words.replaces} contents={dryRun.replaces} />
      )}
      <p className="app-Caption">{words.undoHint}</p>
      <Button type="submit" block>
        {mode === 'merge' ? words.import : words.replace}
      </Button>
    </Form>
  );
}

/** Names the format of a file, and the day on which it was saved, if the file says so. */
function FormatName({ format, savedAt }: Pick<DryRun, 'format' | 'savedAt'>) {
  const { import: words, wrongClock } = useDeviceWords().transfer;
  const { longDay } = useFormat();
  const today = useToday();
  const { app, version } = format;
  if (savedAt !== null) {
    const savedOn = civilDay(new Date(savedAt));
    const backup = `${words.backupOf({ app })} ${words.savedOn({ day: longDay(savedOn, today) })}`;
    return isAhead(savedOn, today) ? `${backup} ${wrongClock}` : backup;
  }
  if (app === '') return words.formatPlain;
  return version === '' ? words.format({ app }) : words.formatOfVersion({ app, version });
}
