import { Button, ProgressBar } from '@daybow/components';
import { useEffect, useState } from 'react';
import { Stack } from '../../shared/ui/layout';
import { takeLostFocus } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** Work that is over sooner needs no bar, in ms. */
const BAR_AFTER_MS = 300;

interface BusyProps {
  /** Name of the work under way. */
  doing: string;
  /** Share of the work that is done, from 0 to 1; null if unknown. */
  share: number | null;
  onCancel: () => void;
}

/** Work under way: a bar once it takes a moment, and the way out. */
export function Busy({ doing, share, onCancel }: BusyProps) {
  const words = useDeviceWords().transfer.import;
  const [hasBar, setHasBar] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setHasBar, BAR_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Stack>
      <p role="status">
        <bdi>{doing}</bdi>
      </p>
      {hasBar && <ProgressBar aria-label={words.progress} value={share} max={1} />}
      <Button ref={hasBar ? takeLostFocus : null} variant="soft" block onClick={onCancel}>
        {words.cancel}
      </Button>
    </Stack>
  );
}
