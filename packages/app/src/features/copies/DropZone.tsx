import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './DropZone.css';

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
