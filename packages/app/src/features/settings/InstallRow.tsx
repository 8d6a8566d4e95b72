import { Dialog, ListRow } from '@daybow/components';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../shared/brand';
import { canInstall, install, subscribeToInstallPrompt } from '../../shared/installPrompt';
import { rememberNeighbor } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './settings.css';

/** The row that installs the app, where the browser offers it or, as on iOS, a person can do it in two steps. */
export function InstallRow() {
  const words = useDeviceWords().install;
  const isOffered = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  const [open, setOpen] = useState(false);
  const label = words.row({ app: brand.name });

  if (isOffered) return <ListRow label={label} onPress={handleInstall} />;
  if (!isInBrowserOfIos()) return null;
  return (
    <>
      <ListRow aria-haspopup="dialog" label={label} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        <ol className="app-InstallRow-steps">
          <li>{words.share}</li>
          <li>{words.add}</li>
        </ol>
      </Dialog>
    </>
  );
}

function handleInstall() {
  // The row leaves, as the browser asks once.
  const focusNeighbor = rememberNeighbor(document.activeElement);
  flushSync(install);
  focusNeighbor();
}

/** Only browsers of iOS know `standalone`: it is true once the app is opened from the home screen. */
function isInBrowserOfIos(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
