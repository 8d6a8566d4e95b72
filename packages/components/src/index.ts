// Like beside like: the sheets come in this order, too, and pack best so.

// Pictures of numbers
export * from './LineChart';
export * from './BarChart';
export * from './Bow';
export * from './ProgressRing';
export * from './ProgressCard';

// What holds a screen, and what lies over it
export * from './Column';
export * from './BottomNav';
export * from './Dialog';
export * from './Toast';
export * from './Strip';
export * from './Fab';

// Buttons and fields
export * from './Button';
export * from './IconButton';
export * from './DateStepper';
export * from './Switch';
export * from './TextField';
export * from './TextArea';
export * from './SelectField';
export * from './EmojiField';
export * from './RadioGroup';
export * from './WeekdayPicker';

// Moods
export * from './MoodPicker';
export * from './MonthCalendar';
export * from './MoodEntry';

// Lists and cards
export * from './EmojiTile';
export * from './HabitCard';
export * from './SortableList';
export * from './List';
export * from './Card';
export * from './Section';
export * from './StatCard';
export * from './EmptyState';
export * from './PageHeader';
export * from './Disclosure';
