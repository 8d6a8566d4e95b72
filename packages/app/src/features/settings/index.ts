export { DeviceSettingsScreen } from './DeviceSettingsScreen';
export { PressableRow } from './PressableRow';
export { Colophon, SettingsPage, SettingsRows } from './SettingsRows';
export { useBadge, useReminders } from './useReminders';
