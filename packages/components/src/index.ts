// Similar components are next to each other: in an app that bundles the sources, the style sheets have the same
// order and compress best so. That of `styles.css` is in theme/components.css.

// Charts and progress
export * from './Bow';
export * from './ProgressCard';
export * from './BarChart';
export * from './LineChart';
export * from './ProgressRing';

// Layout and overlays
export * from './DaybowProvider';
export * from './Column';
export * from './BottomNav';
export * from './Fab';
export * from './Strip';
export * from './Dialog';
export * from './Toast';

// Moods
export * from './MoodPicker';
export * from './MonthCalendar';
export * from './MoodEntry';

// Buttons and fields
export * from './IconButton';
export * from './Switch';
export * from './TextField';
export * from './TextArea';
export * from './NumberField';
export * from './WeekdayPicker';
export * from './EmojiField';
export * from './RadioGroup';
export * from './SelectField';
export * from './Button';
export * from './DateStepper';

// Lists and cards
export * from './EmojiTile';
export * from './Section';
export * from './Card';
export * from './PageHeader';
export * from './SortableList';
export * from './HabitCard';
export * from './Disclosure';
export * from './List';
export * from './EmptyState';
export * from './StatCard';
