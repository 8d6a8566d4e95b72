import { Colophon } from '../settings/Colophon';
import { SettingsPage } from '../settings/SettingsPage';
import { SettingsRows } from '../settings/SettingsRows';

/** The few things that a person can set, and what the product says of itself. */
export function SampleSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows />
      <Colophon />
    </SettingsPage>
  );
}
