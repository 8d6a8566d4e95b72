// Like beside like: the sheets come in this order, too, and pack best so.

// Pictures of numbers
export * from './Bow';
export * from './ProgressRing';
export * from './ProgressCard';
export * from './BarChart';
export * from './LineChart';

// What holds a screen, and what lies over it
export * from './Column';
export * from './BottomNav';
export * from './Strip';
export * from './Dialog';
export * from './Fab';
export * from './Toast';

// Moods
export * from './MoodPicker';
export * from './MonthCalendar';
export * from './MoodEntry';

// Buttons and fields
export * from './Switch';
export * from './DateStepper';
export * from './TextArea';
export * from './WeekdayPicker';
export * from './EmojiField';
export * from './TextField';
export * from './Button';
export * from './RadioGroup';
export * from './SelectField';
export * from './IconButton';

// Lists and cards
export * from './Section';
export * from './Card';
export * from './PageHeader';
export * from './SortableList';
export * from './List';
export * from './HabitCard';
export * from './Disclosure';
export * from './EmptyState';
export * from './StatCard';
export * from './EmojiTile';
