import { Colophon, SettingsPage, SettingsRows } from '../settings';

/** The few things that a person can set, and what the product says of itself. */
export function SampleSettingsScreen() {
  return (
    <SettingsPage>
      <SettingsRows />
      <Colophon />
    </SettingsPage>
  );
}
