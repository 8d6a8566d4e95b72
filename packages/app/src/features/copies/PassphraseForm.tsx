import { Button } from '@daybow/components';
import { useState } from 'react';
import { Form } from '../../shared/ui/Form';
import { PassphraseField } from './PassphraseField';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { ImportStage } from './useImport';

interface PassphraseFormProps {
  stage: Extract<ImportStage, { kind: 'passphrase' }>;
  onOpen: (passphrase: string) => void;
}

/** Asks for the passphrase of a copy that was saved under one. */
export function PassphraseForm({ stage: { file, isWrong }, onOpen }: PassphraseFormProps) {
  const { import: words, copy, problems } = useDeviceWords().transfer;
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form onSubmit={() => onOpen(passphrase)}>
      <PassphraseField
        label={copy.passphrase}
        description={words.passphraseHint({ file: file.name })}
        autoComplete="current-password"
        autoFocus
        error={isWrong ? problems['passphrase-wrong'] : undefined}
        value={passphrase}
        onValueChange={setPassphrase}
      />
      <Button type="submit" block disabled={passphrase === ''}>
        {words.open}
      </Button>
    </Form>
  );
}
