export { DeviceSettingsScreen } from './DeviceSettingsScreen';
export { Colophon, SettingsPage } from './SettingsPage';
export { useBadge, useReminders } from './useReminders';
