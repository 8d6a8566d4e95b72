export { DeviceSettingsScreen } from './DeviceSettingsScreen';
export { Colophon, SettingsPage, type SettingsRowProps, SettingsRows } from './SettingsRows';
export { useBadge, useReminders } from './useReminders';
