import { Button, Column } from '@daybow/components';
import { readAllRows } from '@daybow/journal/device';
import ArrowClockwiseIcon from '~icons/ph/arrow-clockwise-bold';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import { useEffect } from 'react';
import { useSaveCopy } from '../copies';
import { forgetDrafts } from '../../shared/journal/drafts';
import { useOpened, useTrouble } from '../../shared/journal/JournalProvider';
import { FullScreen } from '../../shared/ui/FullScreen';
import { RainCloud } from '../../shared/ui/FullScreen';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** Replaces all screens while no journal can be read or written. */
export function TroubleScreen() {
  const { opened } = useOpened();
  const trouble = useTrouble();
  const saveCopy = useSaveCopy();
  const words = useDeviceWords();

  useEffect(() => {
    if (trouble === 'erased' && opened.kind === 'device') forgetDrafts(opened.journal);
  }, [trouble, opened]);

  if (trouble === null) return null;
  const { title, text, action } = words.trouble[trouble];
  return (
    <Column>
      <FullScreen
        size="page"
        icon={<RainCloud />}
        title={title}
        description={text}
        actions={
          <>
            <Button icon={<ArrowClockwiseIcon />} onClick={() => location.reload()}>
              {action}
            </Button>
            {trouble !== 'erased' && trouble !== 'blocked' && (
              <Button
                variant="quiet"
                icon={<DownloadSimpleIcon />}
                onClick={() => void saveCopy(readAllRows())}
              >
                {words.storage.saveCopy}
              </Button>
            )}
          </>
        }
      />
    </Column>
  );
}
