// Options of the fields in the stories of forms.

export const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];
export const beginnings = [
  { value: 'sample', label: 'Sample' },
  { value: 'empty', label: 'Empty' },
];
export const labels = [
  { value: 'run', label: 'Run', emoji: '🏃' },
  { value: 'read', label: 'Read', emoji: '📖' },
];
export const weekStarts = [
  { value: '1', label: 'Monday first' },
  { value: '7', label: 'Sunday first' },
];
