import { Button, TextField, type TextFieldProps } from '@daybow/components';
import { useState } from 'react';
import { Form } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { ImportStage } from './useImport';
import { brand } from '../../shared/brand';

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

/**
 * A field of a passphrase. Beside it stands, hidden, whose it is: browsers that keep passwords ask for it
 * (https://www.chromium.org/developers/design-documents/create-amazing-password-forms/).
 */
export function PassphraseField(field: TextFieldProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={brand.name} readOnly hidden />
      <TextField {...field} type="password" />
    </>
  );
}
