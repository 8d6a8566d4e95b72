import { Button, RadioGroup } from '@daybow/components';
import { type Answers, type ImportMode, isNothing } from '@daybow/journal/transfer';
import { useState } from 'react';
import { Form } from '../../shared/ui/layout';
import { takeLostFocus } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { Contents } from './Contents';
import { Details } from './Details';
import { Lost } from './Lost';
import { Questions } from './Questions';
import { Result } from './Result';
import type { ImportStage } from './useImport';

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
  const canReplace = !isNothing(dryRun, 'replace');

  return (
    <Form onSubmit={() => onImport(mode)}>
      <Result ref={takeLostFocus} dryRun={dryRun} mode={mode} />
      <Lost dryRun={dryRun} />
      <Questions questions={dryRun.questions} answers={answers} onAnswer={onAnswer} />
      <Details dryRun={dryRun} mode={mode} />
      {canReplace && (
        <RadioGroup<ImportMode>
          aria-label={words.mode}
          options={[
            { value: 'merge', label: words.merge, description: words.mergeHint },
            { value: 'replace', label: words.replace, description: words.replaceHint },
          ]}
          value={mode}
          onValueChange={(chosen) => chosen && setMode(chosen)}
        />
      )}
      {canReplace && mode === 'replace' && (
        <Contents title={words.replaces} contents={dryRun.replaces} />
      )}
      {!isNothing(dryRun, mode) && (
        <>
          <p className="app-Caption">{words.undoHint}</p>
          <Button type="submit" block>
            {mode === 'merge' ? words.import : words.replace}
          </Button>
        </>
      )}
    </Form>
  );
}
