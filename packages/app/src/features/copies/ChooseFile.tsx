import { Button, Disclosure } from '@daybow/components';
import FolderOpenIcon from '~icons/ph/folder-open-bold';
import { type ChangeEvent, useRef } from 'react';
import { brand } from '../../shared/brand';
import { Stack } from '../../shared/ui/Stack';
import { takeLostFocus } from '../../shared/ui/takeLostFocus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface ChooseFileProps {
  /** Whether none was chosen yet. */
  isFirst: boolean;
  onFile: (file: File) => void;
}

/** Asks for a file; what it is shows when it is read, so any can be chosen. */
export function ChooseFile({ isFirst, onFile }: ChooseFileProps) {
  const words = useDeviceWords().transfer.import;
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  }

  return (
    <Stack>
      <input ref={input} type="file" hidden onChange={handleChange} />
      <Button
        variant={isFirst ? 'solid' : 'soft'}
        block
        icon={<FolderOpenIcon />}
        ref={takeLostFocus}
        onClick={() => input.current?.click()}
      >
        {isFirst ? words.choose : words.chooseAnother}
      </Button>
      {isFirst && (
        <>
          <p className="app-Caption app-DropZone-hint">{words.drop}</p>
          <Disclosure label={words.read}>{words.readList({ app: brand.name })}</Disclosure>
        </>
      )}
    </Stack>
  );
}
