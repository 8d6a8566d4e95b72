import { Button, Disclosure } from '@daybow/components';
import {
  type ChangeEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import FolderOpenIcon from '~icons/ph/folder-open-bold';
import { brand } from '../../shared/brand';
import { Stack } from '../../shared/ui/layout';
import { takeLostFocus } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './copies.css';

interface ChooseFileProps {
  /** True if no file was chosen yet. */
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
      {isFirst && (
        <ul className="app-ImportApps" aria-label={words.from}>
          {Object.entries(words.apps).map(([key, name]) => (
            <li key={key}>{name}</li>
          ))}
          <li>{words.ownBackup({ app: brand.name })}</li>
          <li>{words.anyTable}</li>
        </ul>
      )}
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

interface DropZoneProps {
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Takes a file that is dropped anywhere on the page: dropped beside, it would be opened in place of the app. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const words = useDeviceWords().transfer.import;
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, handle, { signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      setOver(false);
      take(file);
    });
    return () => leaving.abort();
  }, []);

  return (
    <div className="app-DropZone" data-over={isOver || undefined}>
      {children}
      {isOver && <p className="app-DropZone-now">{words.dropNow}</p>}
    </div>
  );
}
