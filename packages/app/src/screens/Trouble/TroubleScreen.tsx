import { Button, Column } from '@daybow/components';
import type { StorageTrouble } from '@daybow/journal';
import { saveAllRows } from '@daybow/journal/device';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useEffect } from 'react';
import { useSaveCopy } from '../../journal/useSaveCopy';
import { FullScreen } from '../../shell/FullScreen';
import { RainCloud } from '../../shell/RainCloud';
import { keepUnsavedMood } from '../Mood/unsavedMood';
import { troubleWords } from './troubleWords';

interface TroubleScreenProps {
  trouble: StorageTrouble;
}

/** What stands in place of all screens while no journal can be read or written. */
export function TroubleScreen({ trouble }: TroubleScreenProps) {
  const saveCopy = useSaveCopy();
  const { title, text, action } = troubleWords[trouble];

  useEffect(() => {
    if (trouble === 'erased') keepUnsavedMood();
  }, [trouble]);

  return (
    <Column>
      <FullScreen
        size="page"
        picture={<RainCloud />}
        title={title}
        description={text}
        actions={
          <>
            <Button icon={<ArrowClockwiseIcon weight="bold" />} onClick={() => location.reload()}>
              {action}
            </Button>
            {trouble !== 'erased' && (
              <Button
                variant="quiet"
                icon={<DownloadSimpleIcon weight="bold" />}
                onClick={() => void saveCopy(saveAllRows())}
              >
                Save a copy
              </Button>
            )}
          </>
        }
      />
    </Column>
  );
}
