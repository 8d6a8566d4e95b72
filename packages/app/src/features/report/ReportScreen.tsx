import { useEffect, useState } from 'react';
import { useFault } from '../../shared/journal/useWrite';
import { paths } from '../../shared/paths';
import { BackButton } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import type { Report } from './Report';

/** The report to print: its heading at once, and the rest, with the styles of its pages, once that is loaded. */
export function ReportScreen() {
  const words = useDeviceWords().report;
  const showFault = useFault();
  const [Loaded, setLoaded] = useState<typeof Report | null>(null);
  useEffect(() => {
    import('./Report').then((part) => setLoaded(() => part.Report)).catch(showFault);
  }, [showFault]);

  return (
    <Screen title={words.title} start={<BackButton otherwise={paths.stats} />}>
      {Loaded && <Loaded />}
    </Screen>
  );
}
