import { useState } from 'react';
import { preloadableDialog } from '../../shared/ui/preloadable';
import { PressableRow } from './PressableRow';
import type { SettingsRowProps } from './SettingsRows';

const AboutDialog = preloadableDialog(async () => (await import('./AboutDialog')).AboutDialog);

/** The row that opens what the app says of itself. */
export function AboutRow(row: SettingsRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressableRow {...row} onPress={() => setOpen(true)} />
      <AboutDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
