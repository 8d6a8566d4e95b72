export { BarChart, type BarChartProps } from './BarChart/BarChart';
export {
  BottomNav,
  BottomNavItem,
  type BottomNavItemProps,
  type BottomNavProps,
} from './BottomNav/BottomNav';
export { Bow, type BowProps } from './Bow/Bow';
export { Button, type ButtonProps } from './Button/Button';
export { Card, type CardProps } from './Card/Card';
export type { ChartDatum } from './chart/chartProps';
export type { ChartSummary } from './chart/describeChart';
export { Column, type ColumnProps } from './Column/Column';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { EmojiField, type EmojiFieldProps } from './EmojiField/EmojiField';
export { EmojiTile, type EmojiTileProps } from './EmojiTile/EmojiTile';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { Fab, type FabProps } from './Fab/Fab';
export { HabitCard, type HabitCardProps } from './HabitCard/HabitCard';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { LineChart, type LineChartProps } from './LineChart/LineChart';
export { List, type ListProps } from './List/List';
export { ListRow, type ListRowProps } from './List/ListRow';
export { MoodEntry, type MoodEntryProps } from './MoodEntry/MoodEntry';
export { MoodPicker, type MoodPickerOption, type MoodPickerProps } from './MoodPicker/MoodPicker';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { ProgressCard, type ProgressCardProps } from './ProgressCard/ProgressCard';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing';
export { Section, type SectionProps } from './Section/Section';
export { StatCard, type StatCardProps } from './StatCard/StatCard';
export { Switch, type SwitchProps } from './Switch/Switch';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { ToastProvider, type ToastProviderProps } from './Toast/ToastProvider';
export type { ToastOptions } from './Toast/toastQueue';
export { useToast } from './Toast/useToast';
